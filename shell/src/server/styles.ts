import { createHash } from 'node:crypto';
import type { EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { styleCache } from '../site/style-cache.ts';

/** A fresh cache for one page: its styles are the page's alone. */
export const pageCache = (): EmotionCache => {
  const cache = styleCache();
  // Collects styles in the cache instead of writing a <style> beside each element.
  cache.compat = true;
  return cache;
};

/** The styles that the rendered HTML uses, as `<style>` elements, and their CSP sources. */
export function criticalStyles(cache: EmotionCache, html: string): { styles: string; hashes: string[] } {
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
  const used = styles.filter(({ css }) => css !== '');
  return {
    styles: used.map(({ key, ids, css }) => `<style data-emotion="${key} ${ids.join(' ')}">${css}</style>`).join(''),
    hashes: used.map(({ css }) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`),
  };
}
