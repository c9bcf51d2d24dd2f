import { CompiledQuery } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { correction } from '../clock.ts';
import type { ClubDatabase } from '../database/open-database.ts';
import type { Vault } from '../vault/index.ts';
import type { Limit, LimiterOptions } from './limit.ts';

/** What the keyed hash of an address is for. */
const PURPOSE = 'rate-limit';

/** Counts in the table `rate_limits`; who is counted stands there as a keyed hash, which nobody guesses back. */
export class PostgresLimiter extends RateLimiterPostgres {
  readonly #vault: Pick<Vault, 'sign'>;

  constructor(limit: Limit, { database, vault }: LimiterOptions) {
    super({
      ...limit,
      storeClient: clientOf(database),
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      // Who is over the limit costs the database nothing until it is time again.
      inMemoryBlockOnConsumed: limit.points + 1,
      // While the database is away, this process counts by itself.
      insuranceLimiter: new RateLimiterMemory(limit),
    });
    this.#vault = vault;
  }

  override getKey(key: string | number): string {
    return super.getKey(this.#vault.sign(PURPOSE, String(key)));
  }
}

/**
 * As much of a driver's client as the limiter asks of one. The limiter goes by this machine's clock, and the table by the
 * club's (clock.ts): a gateway a year ahead would make somebody wait for a year at all others.
 */
const clientOf = (database: ClubDatabase) => ({
  async query({ text, values }: { text: string; values: unknown[] }) {
    const off = correction();
    const shared = values.map((value) => (isTime(value) ? value + off : value));
    const { rows, numAffectedRows } = await database.executeQuery<{ expire?: number | null }>(
      CompiledQuery.raw(text, shared),
    );
    const own = rows.map((row) => (isTime(row.expire) ? { ...row, expire: row.expire - off } : row));
    return { rows: own, rowCount: Number(numAffectedRows ?? rows.length) };
  },
});

/** Milliseconds since 1970: the only numbers of this size; the others are points. */
const isTime = (value: unknown): value is number => typeof value === 'number' && value > 1e11;
