// Checks the import rules of .dependency-cruiser.json over the whole tree, and proves that every rule bites:
// scripts/fixtures/breach breaks each of them on purpose.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';

const root = join(import.meta.dirname, '..');
const { forbidden, options } = JSON.parse(readFileSync(join(root, '.dependency-cruiser.json'), 'utf8')) as {
  forbidden: IForbiddenRuleType[];
  options: object;
};
const SOURCES = ['shell/src', 'mf-*/src', 'gateway/src', 'packages/*/src', 'e2e', 'bench'];

async function violations(paths: string[], baseDir: string): Promise<ICruiseResult['summary']> {
  const { output } = await cruise(paths, { ...options, baseDir, validate: true, ruleSet: { forbidden } });
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with text');
  return output.summary;
}

const breach = await violations(['.'], join(root, 'scripts/fixtures/breach'));
const bitten = new Set(breach.violations.map(({ rule }) => rule.name));
const toothless = forbidden.filter(({ name }) => name && !bitten.has(name)).map(({ name }) => name);
const tree = await violations(SOURCES, root);

for (const { from, to, rule } of tree.violations) console.error(`${from} imports ${to}: ${rule.name}`);
for (const name of toothless) console.error(`the rule ${name} lets the deliberate breach pass`);
console.log(
  `import rules: ${tree.totalCruised} modules, ${tree.violations.length} breaches; ${bitten.size} of ${forbidden.length} rules proven to bite`,
);
process.exitCode = tree.violations.length > 0 || toothless.length > 0 ? 1 : 0;
