import { type FeatureBundle, getFeatureDefinitions } from 'framer-motion';

/**
 * Fetches motion's features, for `LazyMotion`: until they are there, `m` elements stand still in their first state.
 *
 * The features may be built apart, with their own copy of motion's core (a webpack layer over `features.ts`): in one
 * copy the core's whole VisualElement would move into the first load, for a registry of a few lines that `m` reads.
 * So that registry is handed over: both copies keep the same object. At least one `m` element must have been drawn.
 */
export async function loadMotionFeatures(): Promise<FeatureBundle> {
  const { features, setFeatureDefinitions } = await import('./features.ts');
  setFeatureDefinitions(getFeatureDefinitions());
  return features;
}
