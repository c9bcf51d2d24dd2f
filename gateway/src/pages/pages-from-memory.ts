import type { Memory } from '../http/answer-from-memory.ts';
import { cookieIn } from '../http/cookie.ts';
import { pagesFor } from './cohort.ts';
import type { PageCounter } from './page-counter.ts';
import type { Site } from './site.ts';

export interface PagesFromMemoryOptions {
  site: Pick<Site, 'served'>;
  counter: Pick<PageCounter, 'sent'>;
  /** The public origin. */
  origin: string;
  /** Whoever has this cookie may see what is not live, and is for the whole stack. */
  previewCookie: string;
}

/** The pages that lie in memory, by the visitor's cohort while there is a canary. */
export function pagesFromMemory({ site, counter, origin, previewCookie }: PagesFromMemoryOptions): Memory {
  const secure = origin.startsWith('https:');
  return ({ path, cookie: cookies }, encoding) => {
    const served = site.served();
    if (!served || (cookies !== '' && cookieIn(cookies, previewCookie) !== undefined)) return null;
    const { set, cookie } = pagesFor(cookies, served, secure);
    const page = set.known(path);
    if (!page) return null;
    const answer = page.answer(served.canary ? 'cohort' : 'shared', encoding);
    return { answer, cookie, sent: () => counter.sent(served, set, page) };
  };
}
