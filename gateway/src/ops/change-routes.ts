import type { ActivationOutcome, PublishOutcome } from '@clandor/contract';
import type Router from '@koa/router';
import type { Context } from 'koa';
import { parseWith } from '../api/parse-with.ts';
import { AppError } from '../http/app-error.ts';
import { readJson } from '../http/read-json.ts';
import { answerLines } from './answer-lines.ts';
import { mustChange } from './authorise.ts';
import type { OpsContext } from './ops-context.ts';
import { activationOrder, previewOrder, publishQuery, reasonOnly, rollbackOrder, supportOrder } from './orders.ts';
import { nameIn, refusedAs, versionIn } from './read-routes.ts';

/** What changes something: each for the parts that the token is for. */
export function changeRoutes(router: Router, { doorkeeper, operationsFor, log }: OpsContext): void {
  /** Who asks is known before what they ask is read. The operations in their name, if their token is for these parts. */
  const known = async (ctx: Context) => {
    const caller = await doorkeeper.callerOf(ctx);
    return (...names: readonly string[]) => {
      mustChange(caller, names);
      return operationsFor(caller.token.name);
    };
  };
  const progressing =
    (tell: (line: { type: 'progress'; done: number; total: number }) => void) => (done: number, total: number) =>
      tell({ type: 'progress', done, total });

  router.post('/releases/:name', async (ctx) => {
    const name = nameIn(ctx.params.name);
    const all = (await known(ctx))(name);
    if (!ctx.is('application/gzip')) {
      throw new AppError({
        status: 415,
        code: 'no-archive',
        message: 'Send a build as tar.gz (application/gzip), as `release publish --to` does.',
      });
    }
    const order = { name, ...parseWith(publishQuery, ctx.query) };
    answerLines<PublishOutcome>(ctx, log, (tell) =>
      all.publishArchive(order, ctx.req, (check) => tell({ type: 'check', check })),
    );
  });
  router.post('/activations', async (ctx) => {
    const allowed = await known(ctx);
    const order = parseWith(activationOrder, await readJson(ctx));
    const all = allowed(...order.releases.map(({ name }) => name));
    answerLines<ActivationOutcome>(ctx, log, (tell) => all.activate(order, progressing(tell)));
  });
  router.post('/rollbacks', async (ctx) => {
    const allowed = await known(ctx);
    const order = parseWith(rollbackOrder, await readJson(ctx));
    const all = allowed(order.name);
    answerLines<ActivationOutcome>(ctx, log, (tell) => all.rollback(order, progressing(tell)));
  });
  router.post('/previews', async (ctx) => {
    const allowed = await known(ctx);
    const order = parseWith(previewOrder, await readJson(ctx));
    const all = allowed(order.name);
    ctx.body = await refusedAs(409, () => all.preview(order));
  });
  router.put('/releases/:name/:version/block', async (ctx) => {
    const ref = { name: nameIn(ctx.params.name), version: versionIn(ctx.params.version) };
    const all = (await known(ctx))(ref.name);
    const { reason } = parseWith(reasonOnly, await readJson(ctx));
    await refusedAs(409, () => all.block(ref, reason));
    ctx.status = 204;
  });
  router.delete('/releases/:name/:version/block', async (ctx) => {
    const ref = { name: nameIn(ctx.params.name), version: versionIn(ctx.params.version) };
    const all = (await known(ctx))(ref.name);
    const { reason } = parseWith(reasonOnly, await readJson(ctx));
    await refusedAs(409, () => all.unblock(ref, reason));
    ctx.status = 204;
  });
  router.put('/releases/:name/:version/support', async (ctx) => {
    const ref = { name: nameIn(ctx.params.name), version: versionIn(ctx.params.version) };
    const all = (await known(ctx))(ref.name);
    const { until, reason } = parseWith(supportOrder, await readJson(ctx));
    await refusedAs(409, () => all.support(ref, until, reason));
    ctx.status = 204;
  });
}
