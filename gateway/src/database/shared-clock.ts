import { sql } from 'kysely';
import type { Logger } from 'pino';
import { setRight } from '../clock.ts';
import { isPostgres } from './locks.ts';
import type { ClubDatabase } from './open-database.ts';

/** How often it is looked at again, in milliseconds: clocks drift, and are set. */
const EVERY = 60_000;

/**
 * Goes by PostgreSQL's clock, which is the same for all gateways, from now on. The embedded database has none but this
 * machine's.
 *
 * @returns the way to stop
 */
export async function shareClock(database: ClubDatabase, log: Logger): Promise<() => void> {
  if (!isPostgres(database)) return () => {};
  const look = async () => {
    const asked = Date.now();
    const { rows } = await sql<{ time: number }>`select extract(epoch from clock_timestamp()) * 1000 as time`.execute(
      database,
    );
    const middle = (asked + Date.now()) / 2;
    const difference = (rows[0]?.time ?? middle) - middle;
    if (!setRight(difference)) return;
    log.error({ seconds: Math.round(difference / 1000) }, 'the clock of this machine is wrong; the database’s is used');
  };
  await look();
  // The database may be away; then the clock goes on as it does.
  const timer = setInterval(() => void look().catch(() => {}), EVERY);
  timer.unref();
  return () => clearInterval(timer);
}
