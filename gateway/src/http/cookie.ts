import type { Context } from 'koa';

/** A cookie of the request. Koa's own know `Secure` from the connection, which ends at the proxy; ours are told. */
export const cookieOf = (ctx: Context, name: string): string | undefined => cookieIn(ctx.get('Cookie'), name);

/** A cookie in a request's Cookie header, which is empty where there is none. */
export const cookieIn = (header: string, name: string): string | undefined =>
  header
    .split('; ')
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1);
