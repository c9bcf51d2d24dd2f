import type { DocumentHead } from './page-head.ts';

/** Brings the open document's head up to date after a navigation inside the page. */
export function applyHead({ title, description, canonical }: DocumentHead): void {
  document.title = title;
  tag('meta', 'name', 'description').setAttribute('content', description);
  const robots = document.head.querySelector('meta[name="robots"]');
  const link = document.head.querySelector('link[rel="canonical"]');
  if (canonical === null) {
    link?.remove();
    tag('meta', 'name', 'robots').setAttribute('content', 'noindex');
  } else {
    robots?.remove();
    tag('link', 'rel', 'canonical').setAttribute('href', canonical);
  }
}

function tag(element: 'meta' | 'link', attribute: string, value: string): Element {
  const found = document.head.querySelector(`${element}[${attribute}="${value}"]`);
  if (found) return found;
  const made = document.createElement(element);
  made.setAttribute(attribute, value);
  return document.head.appendChild(made);
}
