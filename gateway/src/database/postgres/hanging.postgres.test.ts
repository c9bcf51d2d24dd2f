import { expect, inject, it } from 'vitest';
import { urlOf } from '../../testing/postgres-databases.ts';
import { startTcpProxy } from '../../testing/tcp-proxy.ts';
import { DatabaseAway } from '../errors.ts';
import { openPool } from './pool.ts';

const server = inject('postgres')?.server ?? '';

it('a transaction whose server hangs waits once, and not for its rollback too', async () => {
  const proxy = await startTcpProxy(Number(new URL(server).port));
  const url = new URL(urlOf(server, 'postgres'));
  url.port = String(proxy.port);
  url.searchParams.set('query_timeout', '300');
  const pool = openPool(url.href, { max: 1, limits: false });
  const connection = await pool.connect();
  await connection.query('begin', []);
  proxy.fault({ kind: 'hang' });
  await expect(connection.query('select 1', [])).rejects.toThrow(DatabaseAway);
  // Nothing answers any more, so this would wait for ever or for its own limit if it were asked.
  const asked = connection.query('rollback', []).catch((error: unknown) => error);
  expect(await Promise.race([asked, new Promise((resolve) => setImmediate(() => resolve('it waits')))])).toBeInstanceOf(
    DatabaseAway,
  );
  connection.release();
  proxy.fault({ kind: 'none' });
  // The next one gets another connection.
  const next = await pool.connect();
  expect((await next.query('select 1 as one', [])).rows).toEqual([{ one: 1 }]);
  next.release();
  await pool.end();
  await proxy.close();
});
