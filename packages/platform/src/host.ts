/**
 * What only the shell uses of the platform: the providers and the loading of motion.
 * It imports the same files as `index.ts`, so that there is one of each context.
 */
export { LazyMotion, MotionConfig, useReducedMotion } from 'framer-motion';
export { hasDrafts } from './drafts/draft-memory.ts';
export { isIos } from './is-ios.ts';
export { isLanguage, LANGUAGES, splitLanguage } from './language/languages.ts';
export { type LanguageRoute, localPath } from './language/local-path.ts';
export * from './motion/durations.ts';
export { loadMotionFeatures } from './motion/load-motion-features.ts';
export { PlainPostContext, type PlainPostHolder } from './site/plain-post.ts';
export { PlatformProvider, ReleaseProvider } from './site/providers.tsx';
export { ReleaseContext } from './site/release-context.ts';
export { type SiteConnection, SiteContext } from './site/site-context.ts';
