import { say, table, time } from '@clandor/terminal';
import { type Where, withOperations } from '../open.ts';

interface TokenOptions extends Where {
  json: boolean;
}

/** `release token create`: shows the secret, this once. */
export const createToken = (
  name: string,
  { scope, days, ...options }: TokenOptions & { scope: string; days: number },
): Promise<void> =>
  withOperations(options, async (desk) => {
    const made = await desk.createToken({ name, scope, days });
    say(
      options.json,
      made,
      [
        made.token,
        `for ${made.scope}, until ${made.expiresAt.slice(0, 10)}, id ${made.id}`,
        'It is shown this once. Set it as CLUB_TOKEN where it is used.',
      ].join('\n'),
    );
  });

/** `release token list` */
export const listTokens = (options: TokenOptions): Promise<void> =>
  withOperations(options, async (desk) => {
    const tokens = await desk.tokens();
    say(
      options.json,
      tokens,
      table(
        ['ID', 'NAME', 'FOR', 'MADE', 'BY', 'UNTIL', 'LAST USED', ''],
        tokens.map((each) => [
          each.id,
          each.name,
          each.scope,
          time(each.createdAt),
          each.createdBy,
          time(each.expiresAt),
          each.lastUsedAt ? time(each.lastUsedAt) : 'never',
          each.revokedAt ? `revoked ${time(each.revokedAt)}` : Date.parse(each.expiresAt) < Date.now() ? 'over' : '',
        ]),
      ),
    );
  });

/** `release token revoke` */
export const revokeToken = (id: string, { reason, ...options }: TokenOptions & { reason?: string }): Promise<void> =>
  withOperations(options, async (desk) => {
    await desk.revokeToken(id, reason ?? 'no reason given');
    say(options.json, { id, revoked: true }, `${id} is revoked: it opens nothing from now on`);
  });
