// What only the shell uses: providers, and what they are made of.
export { LazyMotion, useReducedMotion } from 'framer-motion';
export { isLanguage, LANGUAGES, splitLanguage } from './language/languages.ts';
export { localPath } from './language/local-path.ts';
export { DRAWER_EXIT, PAGE_FADE_IN, PAGE_FADE_OUT } from './motion/constants.ts';
export { isIos } from './query/ios.ts';
export { createQueryClient } from './query/query-client.ts';
export { PlatformProvider, ReleaseProvider } from './site/providers.tsx';

/** Motion's features, fetched when the page is alive. */
export const loadMotionFeatures = () => import('./motion/features.ts').then(({ default: features }) => features);
