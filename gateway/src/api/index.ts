import { REPORT_ADDRESS } from '@clandor/contract';
import Router, { type RouterContext } from '@koa/router';
import type { Context, Middleware } from 'koa';
import { methodNotAllowed, notFound } from '../http/app-error.ts';
import { onlyFromOwnPages } from '../http/only-from-own-pages.ts';
import type { Services } from '../services.ts';
import { type FailureReportsOptions, failureReports } from './failure-reports/failure-reports.ts';
import { type Forms, fromJson } from './forms.ts';
import { ladiesApplications } from './ladies-applications/ladies-applications.ts';
import { RATE_LIMITS, rateLimit } from './rate-limit.ts';
import { fewAtOnce } from './upload-files/few-at-once.ts';
import { uploadFiles } from './upload-files/upload-files.ts';
import { introduce, readUpload, removeUpload } from './uploads/uploads.ts';

export interface ApiOptions extends Services, Pick<FailureReportsOptions, 'site' | 'counts'> {
  forms: Forms;
  /** The public origin. */
  origin: string;
  /** Whether one address is asked to wait after many submissions. */
  rateLimits: boolean;
}

/** Everything under /api: JSON in, JSON out, nothing kept by caches. */
export function api({ forms, origin, rateLimits, site, counts, ...services }: ApiOptions): Middleware {
  const router = new Router({ prefix: '/api', sensitive: true, strict: true });
  const limit = (form: string, kind: keyof typeof RATE_LIMITS) =>
    rateLimit(form, RATE_LIMITS[kind], { ...services, rateLimits });
  router.use(noStore, onlyFromOwnPages(origin));
  for (const [path, form] of forms) router.post(path.slice('/api'.length), form.limit, fromJson(form));
  router.post('/ladies-applications', limit('ladies', 'submissions'), ladiesApplications(services));
  router.post('/upload-files', fewAtOnce(rateLimits), limit('uploads', 'uploads'), uploadFiles(services));
  router.post(REPORT_ADDRESS.slice('/api'.length), failureReports({ ...services, site, counts, rateLimits }));
  router.get('/uploads', introduce(services));
  router.get('/uploads/:id', readUpload(services));
  router.delete('/uploads/:id', removeUpload(services));

  const routes = router.routes(); // It adds what makes a context a RouterContext itself.
  return (ctx, next) => (isOwn(ctx.path) ? routes(ctx as RouterContext, async () => unanswered(router, ctx)) : next());
}

const isOwn = (path: string): boolean => path === '/api' || path.startsWith('/api/');

const noStore: Middleware = (ctx, next) => {
  ctx.set('Cache-Control', 'no-store');
  return next();
};

/** 405 with the methods that the address takes, 404 for one that does not exist. */
function unanswered(router: Router, { path, method }: Context): never {
  const allow = router.match(path, method).path.flatMap(({ methods }) => methods);
  throw allow.length ? methodNotAllowed([...new Set(allow)]) : notFound();
}
