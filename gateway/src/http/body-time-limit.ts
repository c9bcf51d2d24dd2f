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

/** How long what is left of a body that was answered already is read and dropped. An upload's sender hears it after that. */
const LAST_OF_UPLOAD = 120_000;

/** A request whose body is coming, as far as its time is concerned. */
interface Incoming {
  complete: boolean;
  socket: { readonly bytesRead: number; destroy(): unknown };
  on(event: 'pause', listener: () => void): unknown;
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
  const endIfIncomplete = () => {
    if (!req.complete) req.socket.destroy();
  };
  const stop = isUpload(path) ? endIfSilent(req, endIfIncomplete) : endAfter(FORM_LIMIT, endIfIncomplete);
  req.once('close', stop);
  res.once('finish', () => {
    if (!isUpload(path)) stop();
    // Answered before the body was whole: the rest is thrown away, but not for ever.
    if (!req.complete) req.once('close', endAfter(isUpload(path) ? LAST_OF_UPLOAD : FORM_LIMIT, endIfIncomplete));
  });
}

/** Calls `end` when hardly a byte came for a while in which we would have taken more. Gives the way to stop. */
function endIfSilent(req: Incoming, end: () => void): () => void {
  const { socket } = req;
  let seen = socket.bytesRead;
  let heldBack = false;
  req.on('pause', () => {
    heldBack = true;
  });
  const isSilent = () => !heldBack && socket.bytesRead - seen < LEAST_BYTES;
  const timer = setInterval(() => {
    // On a busy machine timers come first: what has arrived meanwhile is read before `setImmediate`.
    setImmediate(() => {
      if (isSilent()) end();
      seen = socket.bytesRead;
      heldBack = false;
    });
  }, UPLOAD_WINDOW);
  return () => clearInterval(timer);
}

function endAfter(milliseconds: number, end: () => void): () => void {
  const timer = setTimeout(end, milliseconds).unref();
  return () => clearTimeout(timer);
}
