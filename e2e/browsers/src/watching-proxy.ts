import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';

const SCRIPT = '/--watch.js';
/** Under which a visit keeps what its pages complained of. */
export const COMPLAINTS = 'clandor-complaints';

/**
 * Run in the page, before anything else: keeps console errors and warnings, exceptions, failed files and breaches of
 * the policy, over page loads too.
 */
function watchPage(key: string): void {
  const keep = (text: string) =>
    sessionStorage.setItem(key, JSON.stringify([...JSON.parse(sessionStorage.getItem(key) ?? '[]'), text]));
  for (const level of ['error', 'warn'] as const) {
    const said = console[level];
    console[level] = (...words: unknown[]) => {
      keep(`${level}: ${words.map(String).join(' ')}`);
      said(...words);
    };
  }
  const failed = (event: ErrorEvent) => {
    const { target } = event;
    // Firefox now and then says it of one whose script it then loads; a script that is missing says so itself.
    if (target instanceof HTMLLinkElement && target.rel === 'preload') return;
    keep(target instanceof Element ? `failed: ${target.outerHTML.slice(0, 200)}` : `exception: ${event.message}`);
  };
  addEventListener('error', failed, true);
  addEventListener('unhandledrejection', ({ reason }) => keep(`rejected: ${reason}`));
  addEventListener('securitypolicyviolation', (event) =>
    keep(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
}

/**
 * The site as it is, with one script more at the head of every page: WebKit's driver does not tell what a page says in
 * its console, and with this all three browsers are asked in the same way.
 */
export async function watchingProxy(port: number, sitePort: number): Promise<Server> {
  const server = createServer((asked, answer) => {
    if (asked.url === SCRIPT) {
      answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
      answer.end(`(${watchPage})(${JSON.stringify(COMPLAINTS)})`);
      return;
    }
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const onward = request({ port: sitePort, method: asked.method, path: asked.url, headers }, async (response) => {
      const { statusCode = 502, headers: answered } = response;
      if (!answered['content-type']?.startsWith('text/html')) {
        answer.writeHead(statusCode, answered);
        response.pipe(answer);
        return;
      }
      const html = Buffer.concat(await response.toArray()).toString();
      const { 'content-length': _, etag: __, ...kept } = answered;
      answer.writeHead(statusCode, kept);
      answer.end(html.replace(/<head[^>]*>/, `$&<script src="${SCRIPT}"></script>`));
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  }).listen(port);
  await once(server, 'listening');
  return server;
}
