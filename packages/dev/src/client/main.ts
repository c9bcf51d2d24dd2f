// The page's side of the dev server: the first script of every page that it sends, before React.
import type { DevEvent } from './dev-event.ts';
import { show } from './overlay.ts';
import { beforeChange, join, take } from './parts.ts';
import { register, settle, signature, watchThrows } from './refresh.ts';

/** What hot builds call (packages/build/src/hot). */
const hotReload = { join, register, settle, signature };
declare global {
  var __clandorHot: typeof hotReload;
}
globalThis.__clandorHot = hotReload;

const THREW = 'A changed module threw while it took its place';
watchThrows((error) => show(THREW, [String(error)]));
beforeChange(() => show(THREW, []));
const { serverError } = document.currentScript?.dataset ?? {};
if (serverError) show('The server could not render this page; it is drawn in the browser instead', [serverError]);
/** A page in whose place only errors could be sent. */
const isWaiting = document.documentElement.hasAttribute('data-waiting');
const failing = new Set<string>();
const known = new Map<string, string>();

new EventSource('/__dev/events').addEventListener('message', ({ data }) => {
  const event = JSON.parse(data) as DevEvent;
  if (event.type === 'errors') {
    failing.add(event.name);
    return show(`${event.name} does not compile`, event.errors);
  }
  show(`${event.name} does not compile`, []);
  const isMended = failing.delete(event.name);
  const isNew = known.get(event.name) !== undefined && known.get(event.name) !== event.hash;
  known.set(event.name, event.hash);
  // There is no page here that a change could be put into.
  if (isWaiting ? isMended && failing.size === 0 : serverError && isNew) return location.reload();
  take(event.name, event.hash, event.shared);
});
