import lighthouse from 'lighthouse';

/** Lighthouse's categories that speak of a page that is no application to install. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** What Lighthouse's phone says of a page: its own simulated slow 4G and CPU. */
export interface Audit {
  /** 0 to 100, of the categories that were asked for. */
  scores: Partial<Record<Category, number>>;
  /** In milliseconds, but the shift. */
  figures: { firstPaint: number; largestPaint: number; speedIndex: number; blocking: number; shift: number };
  /** Audits that count and were not passed; not those of performance. */
  failed: string[];
}

/**
 * Audits one address.
 *
 * @param port where a Chromium listens for the DevTools protocol
 * @throws when Lighthouse gives no result
 */
export async function audit(
  address: string,
  port: number,
  categories = CATEGORIES as readonly Category[],
): Promise<Audit> {
  const run = await lighthouse(address, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...categories],
  });
  if (!run) throw new Error(`Lighthouse gave no result for ${address}`);
  const { categories: judged, audits } = run.lhr;
  const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(categories.map((id) => [id, Math.round((judged[id]?.score ?? 0) * 100)])),
    figures: {
      firstPaint: value('first-contentful-paint'),
      largestPaint: value('largest-contentful-paint'),
      speedIndex: value('speed-index'),
      blocking: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
    },
    failed: categories
      .filter((id) => id !== 'performance')
      .flatMap((id) =>
        (judged[id]?.auditRefs ?? []).flatMap(({ id: each, weight }) =>
          weight > 0 && audits[each]?.score !== null && (audits[each]?.score ?? 1) < 1 ? [each] : [],
        ),
      ),
  };
}
