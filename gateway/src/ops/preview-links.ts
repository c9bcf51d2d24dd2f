import { LEAVE_PREVIEW } from '@clandor/contract';
import type { Context, Middleware } from 'koa';
import { clubTime } from '../clock.ts';
import { AppError } from '../http/app-error.ts';
import { cookieOf } from '../http/cookie.ts';
import type { PageSet } from '../pages/page-set.ts';
import type { Site } from '../pages/site.ts';
import type { Registry } from '../releases/registry.ts';
import type { Vault } from '../vault/index.ts';
import { PREVIEW_PATH, previewedComposition, previewIn, readPreview } from './previews.ts';

interface PreviewOptions {
  registry: Registry;
  vault: Pick<Vault, 'verify'>;
  origin: string;
}

/** The cookie of a browser that may see what is not live. */
export const previewCookie = (origin: string): string =>
  origin.startsWith('https:') ? '__Host-clandor-preview' : 'clandor-preview';

/** `/ops/preview/<link>` lets this browser see the release, at its first page; `/ops/preview/leave` ends that. */
export function previewLinks({ registry, vault, origin }: PreviewOptions): Middleware {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;
  const name = previewCookie(origin);
  return async (ctx, next) => {
    if (!ctx.path.startsWith(PREVIEW_PATH)) return next();
    ctx.set('Cache-Control', 'no-store');
    ctx.set('Referrer-Policy', 'no-referrer');
    ctx.status = 303;
    if (ctx.path === LEAVE_PREVIEW) {
      ctx.append('Set-Cookie', `${name}=; Max-Age=0; ${attributes}`);
      ctx.redirect('/');
      ctx.status = 303;
      return;
    }
    const text = ctx.path.slice(PREVIEW_PATH.length);
    const link = readPreview(vault, text);
    if (!link) {
      throw new AppError({
        status: 404,
        code: 'no-preview',
        message: 'This preview is over, or its link was not copied whole. Whoever sent it can make a new one.',
      });
    }
    const seconds = Math.floor((link.until - clubTime()) / 1_000);
    ctx.append('Set-Cookie', `${name}=${text}; Max-Age=${seconds}; ${attributes}`);
    const { routes } = await registry.release(link.name, link.version);
    ctx.redirect(routes.flatMap(({ paths }) => paths)[0] ?? '/');
    ctx.status = 303;
  };
}

/** The pages that a browser with such a cookie gets; undefined for all others, and where it is over or does not go any more. */
export function previewsOf({
  registry,
  vault,
  origin,
  site,
}: PreviewOptions & { site: Pick<Site, 'preview' | 'log'> }): (ctx: Context) => Promise<PageSet | undefined> {
  const name = previewCookie(origin);
  return async (ctx) => {
    const text = cookieOf(ctx, name);
    const link = text ? readPreview(vault, text) : null;
    if (!link) return undefined;
    try {
      return await site.preview(await previewedComposition(registry, link), previewIn(link));
    } catch (error) {
      site.log.warn({ err: error, release: `${link.name}@${link.version}` }, 'a preview cannot be shown any more');
      return undefined;
    }
  };
}
