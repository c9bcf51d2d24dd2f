import type { Context } from 'koa';

/** A cookie of the request. Koa's own know `Secure` from the connection, which ends at the proxy; ours are told. */
export const cookieOf = (ctx: Context, name: string): string | undefined =>
  ctx
    .get('Cookie')
    .split('; ')
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1);
