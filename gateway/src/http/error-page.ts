import { createHash } from 'node:crypto';
import type { AppError } from './app-error.ts';

/** Two colours and a measure of art-direction.md: this page stands when no composition can draw one. */
const STYLE = `
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#0b0b0d;color:#f3eee4;font:1.125rem/1.6 Georgia,serif}
main{max-width:34rem;padding:2rem}
h1{font-weight:400;font-size:2rem;line-height:1.2}
p{color:#b9b2a6}
a{color:#c9a86a}
`;

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const TITLES: Readonly<Record<number, string>> = {
  404: 'Not found',
  503: 'One moment, please',
};

/** A page for what went wrong, and the policy it needs. The message is text of ours; it is escaped all the same. */
export function errorPage({ status, message }: AppError): { html: string; contentSecurityPolicy: string } {
  return noticePage(TITLES[status] ?? (status < 500 ? 'We cannot take this' : 'Our apologies'), [message]);
}

/** A page of a title and a few sentences, in place of one that could not be drawn. */
export function noticePage(
  title: string,
  sentences: readonly string[],
): { html: string; contentSecurityPolicy: string } {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Clandor</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${sentences.map((each) => `<p>${escapeHtml(each)}</p>`).join('\n')}
<p><a href="/">Return to Clandor</a></p>
</main>
</body>
</html>
`;
  return { html, contentSecurityPolicy: CONTENT_SECURITY_POLICY };
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
