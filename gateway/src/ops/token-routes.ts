import type Router from '@koa/router';
import type { Context } from 'koa';
import { parseWith } from '../api/parse-with.ts';
import { readJson } from '../http/read-json.ts';
import { mustManage } from './authorise.ts';
import type { OpsContext } from './ops-context.ts';
import { newToken, reasonOnly } from './orders.ts';
import { refusedAs } from './read-routes.ts';

/** Who may, for those who manage releases. */
export function tokenRoutes(router: Router, { doorkeeper, operationsFor }: OpsContext): void {
  const managing = async (ctx: Context) => {
    const caller = await doorkeeper.callerOf(ctx);
    mustManage(caller);
    return operationsFor(caller.token.name);
  };
  router.get('/tokens', async (ctx) => {
    ctx.body = await (await managing(ctx)).tokens();
  });
  router.post('/tokens', async (ctx) => {
    const all = await managing(ctx);
    const order = parseWith(newToken, await readJson(ctx));
    ctx.body = await refusedAs(422, () => all.createToken(order));
    ctx.status = 201;
  });
  router.delete('/tokens/:id', async (ctx) => {
    const all = await managing(ctx);
    const { reason } = parseWith(reasonOnly, await readJson(ctx));
    await refusedAs(409, () => all.revokeToken(String(ctx.params.id), reason));
    ctx.status = 204;
  });
}
