import { headTags } from './head-tags.ts';
import type { DocumentHead } from './page-head.ts';

/** Marks the elements that belong to one page, so that the next page can take them away. */
export const PAGE_MARK = 'data-page-head';

/** Brings the open document's head up to date after a navigation inside the page. */
export function applyHead(head: DocumentHead): void {
  document.title = head.title;
  const made = headTags(head).map(({ element, attributes, text }) => {
    const tag = document.createElement(element);
    for (const [name, value] of Object.entries({ ...attributes, [PAGE_MARK]: '' })) tag.setAttribute(name, value);
    tag.textContent = text ?? '';
    return tag;
  });
  for (const old of document.head.querySelectorAll(`[${PAGE_MARK}]`)) old.remove();
  document.head.append(...made);
}
