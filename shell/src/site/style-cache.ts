import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Emotion's cache, the same on server and in the browser. No vendor prefixes: no browser that this site's scripts run
 * in needs them. `speedy` writes rules through the CSSOM in development too, where the CSP would refuse text in <style>.
 */
export const styleCache = (): EmotionCache => createCache({ key: 'c', speedy: true, stylisPlugins: [] });
