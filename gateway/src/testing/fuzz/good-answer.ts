import type { RawAnswer } from './send-bytes.ts';

/** A console that nobody built here, and an instant without a composition: the only errors of ours that may be (503). */
const DOCUMENTED = /The console is not built here|is being opened|list of pages is not ready/;
/** What only a program says: of its own files, or of its database. */
const INNER = /node:internal|\bat .{1,80}\(?(file:|\/)[^\s]+:\d+:\d+|SQLITE_|no such table/;

/** @throws Error that says what is wrong with an answer */
export function expectGood({ status, headers, text }: RawAnswer): void {
  const fail = (what: string): never => {
    throw new Error(`${what}: ${status} ${text.slice(0, 300)}`);
  };
  if (status >= 500 && !(status === 503 && (text === '' || DOCUMENTED.test(text)))) fail('an error of ours');
  if (status < 200) fail('no answer');
  for (const [name, value] of [
    ['x-content-type-options', /^nosniff$/],
    ['x-frame-options', /^DENY$/],
    ['content-security-policy', /default-src 'none'/],
    ['referrer-policy', /./],
    ['cross-origin-resource-policy', /./],
  ] as const) {
    if (!value.test(headers.get(name) ?? '')) fail(`without ${name}`);
  }
  if (INNER.test(text)) fail('shows its inner workings');
  if (/^\/\/|^https?:\/\/(?!club\.test)/.test(headers.get('location') ?? ''))
    fail(`sends elsewhere, ${headers.get('location')}`);
}
