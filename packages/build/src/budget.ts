import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Budget, budgetSchema } from '@clandor/contract';
import type { Mode } from './configuration.ts';

/**
 * What a package states in its `budget.ts` that a release of it may weigh; nothing where it states none, and nothing of
 * a development build, which no visitor fetches. Like `src/routes.ts` the file is run by Node itself.
 *
 * @throws with every mistake
 */
export async function budgetOf(packageDir: string, mode: Mode): Promise<{ budget?: Budget }> {
  const file = join(packageDir, 'budget.ts');
  if (mode === 'development' || !existsSync(file)) return {};
  const { budget } = (await import(pathToFileURL(file).href)) as { budget?: unknown };
  return { budget: budgetSchema.parse(budget) };
}
