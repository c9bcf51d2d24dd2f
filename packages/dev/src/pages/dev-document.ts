/** The first script of every page: before React, so that components can be exchanged. */
const CLIENT = '/__dev/client.js';

/**
 * Puts the page's side of the dev server into a document.
 *
 * @param serverError what the renderer said when it could not make this page
 */
export function withClient(html: string, serverError?: string): string {
  const data = serverError === undefined ? '' : ` data-server-error="${escapeHtml(serverError)}"`;
  return html.replace('<head>', () => `<head><script src="${CLIENT}"${data}></script>`);
}

/** What is sent while a part has never compiled: the errors come over it, and the page once they are mended. */
export const waitingDocument = (names: readonly string[]): string =>
  withClient(
    `<!DOCTYPE html><html lang="en" data-waiting><head><meta charset="utf-8"><title>${escapeHtml(names.join(', '))} does not compile</title></head><body></body></html>`,
  );

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
