import { join } from 'node:path';
import type { ClubDatabase } from '@clandor/gateway/database';
import { notingQueries, type QueryPlan } from '@clandor/gateway/testing/query-plans';
import { openUploadStore } from '@clandor/gateway/uploads';
import type { Vault } from '@clandor/gateway/vault';
import type { BenchHouse } from '../releases/house.ts';
import { type CommandFigures, measureCommand } from './measure-commands.ts';
import { type DeskFigures, measureDesk } from './measure-desk.ts';
import { type Intake, measureIntake } from './measure-intake.ts';

const ENQUIRIES = 2_000;

export interface SizeFigures {
  submissions: number;
  intake: Intake;
  desk: DeskFigures;
  /** Whole commands, in a process of their own. */
  commands: Record<string, CommandFigures>;
  plans: QueryPlan[];
}

/** A house whose store has so many submissions, and the way into it. */
export interface FilledStore {
  house: BenchHouse;
  database: ClubDatabase;
  vault: Vault;
  submissions: number;
}

/** Everything at one size. */
export async function measureAt({ house, database, vault, submissions }: FilledStore): Promise<SizeFigures> {
  const { gateway, dataDir, environment } = house;
  const intake = await measureIntake(await gateway(), ENQUIRIES);
  const noting = notingQueries(database);
  const uploadStore = openUploadStore(dataDir, vault);
  const desk = await measureDesk({ database, vault, uploadStore, by: 'bench' });
  await measureDesk({ database: noting.database, vault, uploadStore, by: 'bench' }, 1);
  const plans = shortened(await noting.plans());
  const backup = join(dataDir, '..', `backup-${submissions}.tar.gz`);
  const restored = { ...environment, CLUB_DATA_DIR: join(dataDir, '..', `restored-${submissions}`) };
  const commands = {
    'desk list': await measureCommand(['packages/desk/src/main.ts', 'list'], environment),
    'desk export': await measureCommand(['packages/desk/src/main.ts', 'export'], environment),
    'desk keys': await measureCommand(['packages/desk/src/main.ts', 'keys'], environment),
    backup: await measureCommand(['packages/backup/src/main.ts', 'backup', '--to', backup], environment),
    ...(environment.DATABASE_URL === undefined && {
      restore: await measureCommand(['packages/backup/src/main.ts', 'restore', '--from', backup], restored),
    }),
  };
  return { submissions, intake, desk, commands, plans };
}

/** Without the hundreds of ids that are asked for at once. */
const shortened = (plans: readonly QueryPlan[]): QueryPlan[] =>
  plans.map(({ query, steps }) => ({
    query: query.replace(/\((?:[$?]\d*, ){3,}[$?]\d*\)/g, '(…)'),
    steps: steps.map((step) => step.replace(/'\{[^}]{80,}\}'/g, "'{…}'")),
  }));
