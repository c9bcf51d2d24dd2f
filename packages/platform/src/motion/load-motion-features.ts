import type { FeatureBundle } from 'framer-motion';

/** Fetches motion's features, for `LazyMotion`: until they are there, `m` elements stand still in their first state. */
export const loadMotionFeatures = async (): Promise<FeatureBundle> => (await import('./features.ts')).default;
