/** Where /api is, and for whom we ask. */
export interface Backend {
  /** The base of the backend where it is another host (`https://api.example.org`); empty when it is this one. */
  base: string;
  /** Whether the visitor's device runs iOS. */
  ios: boolean;
}

let backend: Backend = { base: '', ios: false };

/** Makes the backend known to every request of the page. The shell's provider calls it, once. */
export function connectBackend(connected: Backend): void {
  backend = connected;
}

/** The backend as it was connected. */
export const currentBackend = (): Backend => backend;

/**
 * The address of a request target (spec section 7).
 * `/api/…` is asked of the backend's base without the `/api` prefix, or of the page's own origin as it is where
 * there is no other base (design.md, `API_BASE`); `http…` is used as given; any other `/…` is on the page's own origin.
 *
 * @throws a target that is none of these
 */
export function targetUrl(target: string, { base }: Backend): string {
  if (target.startsWith('http')) return target;
  if (!target.startsWith('/'))
    throw new TypeError(`"${target}" is no request target: it starts with neither / nor http`);
  const api = /^\/api(?=[/?#]|$)/;
  if (base && api.test(target)) return base.replace(/\/$/, '') + target.replace(api, '');
  // Joined, not resolved: `//elsewhere.example` stays on this origin.
  return window.location.origin + target;
}
