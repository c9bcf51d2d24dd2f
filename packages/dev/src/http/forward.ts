import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import type { Upstream } from '../upstream/upstream.ts';

/** Hands a request on to the gateway as if it had come to it directly; resolves with its answer, the body unread. */
export function forward(request: IncomingMessage, { origin, settings }: Upstream): Promise<IncomingMessage> {
  const target = new URL(request.url ?? '/', origin);
  const send = target.protocol === 'https:' ? overHttps : overHttp;
  const headers = { ...request.headers, host: target.host };
  // The gateway takes forms from its own site only, and that is what this one stands for.
  if (headers.origin !== undefined && isOwn(headers.origin, request)) headers.origin = settings.origin;
  if (mayBePage(request)) {
    headers['accept-encoding'] = 'identity';
    delete headers['if-none-match'];
  }
  return new Promise((resolve, reject) => {
    const sent = send(target, { method: request.method, headers }, resolve);
    sent.on('error', reject);
    request.on('aborted', () => sent.destroy());
    request.pipe(sent);
  });
}

/** A page, or anything that a person or a command looks at by its address; never what a page loads. */
export const mayBePage = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && ['document', undefined].includes(headers['sec-fetch-dest'] as string | undefined);

const isOwn = (origin: string, request: IncomingMessage): boolean => URL.parse(origin)?.host === request.headers.host;

/** All of an answer's body, as text. */
export async function textOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
