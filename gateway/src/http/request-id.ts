import { randomUUID } from 'node:crypto';

/** The header that names a request; its line in the log, what the renderer says about it and its trace have the same. */
export const REQUEST_ID = 'X-Request-Id';

/** What a proxy may call a request: nothing that could break a line of the log or a header. */
const SANE = /^[A-Za-z0-9._-]{8,64}$/;

/** Names a request, given what its header says. */
export type NameRequest = (given: string | undefined) => string;

/**
 * A name of our own for each request; or the proxy's, so that both logs say the same.
 *
 * @param trusted whether proxies stand before the gateway. Else the header is a visitor's, who may say what they like
 */
export const requestIds =
  (trusted: boolean): NameRequest =>
  (given) =>
    trusted && given !== undefined && SANE.test(given) ? given : randomUUID();
