import { EnvError } from '../env.ts';

/** The database cannot be reached, or does not answer now. It may come back by itself; nothing is wrong with the data. */
export class DatabaseAway extends EnvError {
  override name = 'DatabaseAway';
}

/** A newer version of the gateway has used this database: this one does not know what it would change. */
export class NewerDatabase extends EnvError {
  override name = 'NewerDatabase';
}

/** The database that DATABASE_URL names is there and refuses us: somebody has to change something. */
export class DatabaseRefusal extends EnvError {
  override name = 'DatabaseRefusal';
}
