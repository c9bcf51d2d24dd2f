import { isReleasableName, type ReleasableName, versionSchema } from '@clandor/contract';
import type Router from '@koa/router';
import type { Context } from 'koa';
import { AppError, notFound } from '../http/app-error.ts';
import { ReleaseError } from '../releases/release-error.ts';
import type { OpsContext } from './ops-context.ts';

const MOST_EVENTS = 500;

/** What anybody with a token may look at. */
export function readRoutes(router: Router, { doorkeeper, operationsFor }: OpsContext): void {
  const operationsOf = async (ctx: Context) => operationsFor((await doorkeeper.callerOf(ctx)).token.name);
  router.get('/state', async (ctx) => {
    ctx.body = await (await operationsOf(ctx)).state();
  });
  router.get('/releases', async (ctx) => {
    const { name } = ctx.query;
    ctx.body = await (await operationsOf(ctx)).releases(name === undefined ? undefined : nameIn(name));
  });
  router.get('/releases/:name/compare', async (ctx) => {
    const [from, to] = [versionIn(ctx.query.from), versionIn(ctx.query.to)];
    const name = nameIn(ctx.params.name);
    const all = await operationsOf(ctx);
    ctx.body = await refusedAs(404, () => all.compare(name, from, to));
  });
  router.get('/activations', async (ctx) => {
    ctx.body = await (await operationsOf(ctx)).history();
  });
  router.get('/log', async (ctx) => {
    const limit = Math.min(Math.max(Number(ctx.query.limit ?? 100) || 100, 1), MOST_EVENTS);
    const before = Number(ctx.query.before) || undefined;
    ctx.body = await (await operationsOf(ctx)).log({ before, limit });
  });
}

/** @throws AppError 404 for what cannot be a part's name */
export function nameIn(text: unknown): ReleasableName {
  if (typeof text === 'string' && isReleasableName(text)) return text;
  throw notFound();
}

/** @throws AppError 400 for what is no version */
export function versionIn(text: unknown): string {
  const { data } = versionSchema.safeParse(text);
  if (data) return data;
  throw new AppError({ status: 400, code: 'no-version', message: 'A version is three numbers, as in 1.0.3.' });
}

/** What the registry refuses, as an answer that says why. */
export async function refusedAs<Result>(status: number, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ReleaseError) {
      throw new AppError({ status, code: 'refused', message: error.message, cause: error });
    }
    throw error;
  }
}
