import type { BuiltApplication } from '@clandor/build';

/** A ring with a dot: the tab's icon, small enough to stand in the page. */
const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#0b0b0d" d="M0 0h32v32H0z"/><circle cx="16" cy="16" r="10" fill="none" stroke="#c9a86a" stroke-width="2"/><circle cx="16" cy="16" r="3" fill="#f3eee4"/></svg>',
)}`;

/**
 * The console's one document. No script or style stands in it, so `script-src 'self'` is enough. Its colour scheme is
 * said in its head: the browser's own ground is dark before the first script has run.
 */
export const indexHtml = ({ script, fonts }: Pick<BuiltApplication, 'script' | 'fonts'>): string => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<meta name="theme-color" content="#0b0b0d">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>Clandor operations</title>
<link rel="icon" href="${ICON}">
${fonts.preload
  .filter((address) => !address.includes('italic'))
  .map((address) => `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`)
  .join('\n')}
<script defer src="${script.address}" integrity="${script.integrity}"></script>
</head>
<body>
<div id="root" data-fonts="${fonts.base}"></div>
<noscript>The console needs scripts. At the machine, npm run release -- status works without them.</noscript>
</body>
</html>
`;
