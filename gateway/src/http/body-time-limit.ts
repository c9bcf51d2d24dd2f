import { OPS_API } from '@clandor/contract';
import type { Middleware } from 'koa';

/** A form is sent in one go, in milliseconds. */
const FORM_LIMIT = 15_000;
/**
 * A large upload over a slow phone may go on as long as bytes keep coming: so many at least in so many milliseconds. That
 * is less than the oldest phone sends, and too much for whoever only means to hold connections.
 */
const UPLOAD_WINDOW = 20_000;
const LEAST_BYTES = 16 * 1024;
const isUpload = (path: string): boolean => path === '/api/upload-files' || path.startsWith(`${OPS_API}/releases/`);

/** A request whose body is coming, as far as its time is concerned. */
interface Incoming {
  complete: boolean;
  socket: { readonly bytesRead: number; destroy(): unknown };
  once(event: 'close', listener: () => void): unknown;
}

/**
 * Ends connections whose body does not come. Node's own limit is for the whole server, and a video of 200 MB on a slow
 * phone takes longer than any form may (server.ts).
 */
export const bodyTimeLimit: Middleware = ({ req, res, path }, next) => {
  const hasBody = 'content-length' in req.headers || 'transfer-encoding' in req.headers;
  if (hasBody && !req.complete) limitBody(req, res, path);
  return next();
};

/** Ends the connection of a request unless its body comes: all of a form in time, of an upload some all the while. */
export function limitBody(
  req: Incoming,
  res: { once(event: 'finish', listener: () => void): unknown },
  path: string,
): void {
  const { socket } = req;
  let timer: NodeJS.Timeout;
  const endIfIncomplete = () => {
    if (!req.complete) socket.destroy();
  };
  if (isUpload(path)) {
    let seen = socket.bytesRead;
    timer = setInterval(() => {
      if (socket.bytesRead - seen < LEAST_BYTES) endIfIncomplete();
      seen = socket.bytesRead;
    }, UPLOAD_WINDOW);
  } else {
    timer = setTimeout(endIfIncomplete, FORM_LIMIT);
  }
  req.once('close', () => clearTimeout(timer));
  res.once('finish', () => {
    clearTimeout(timer);
    // Answered before the body was whole: the rest is thrown away, but not for ever.
    if (!req.complete) setTimeout(endIfIncomplete, FORM_LIMIT).unref();
  });
}
