import type Router from '@koa/router';
import { parseWith } from '../api/parse-with.ts';
import type { ClubDatabase } from '../database/open-database.ts';
import { readJson } from '../http/read-json.ts';
import { logEvent } from '../releases/events.ts';
import type { OpsContext } from './ops-context.ts';
import { signIn } from './orders.ts';
import type { Sessions } from './sessions.ts';

/** Signing in and out of the console. */
export function sessionRoutes(
  router: Router,
  { doorkeeper, sessions, database }: OpsContext & { sessions: Sessions; database: ClubDatabase },
): void {
  router.get('/session', async (ctx) => {
    const { token, session } = await doorkeeper.callerOf(ctx);
    ctx.body = session ?? { name: token.name, scope: token.scope, expires: token.expiresAt };
  });
  router.post('/session', async (ctx) => {
    const { token: secret } = parseWith(signIn, await readJson(ctx));
    const token = await doorkeeper.tokenFor(ctx, secret.trim());
    await logEvent(database, { by: token.name, action: 'sign-in', subject: token.name });
    ctx.body = await sessions.open(ctx, token);
  });
  router.delete('/session', async (ctx) => {
    await sessions.close(ctx);
    ctx.status = 204;
  });
}
