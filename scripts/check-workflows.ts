// Checks .github/workflows: GitHub's own linter, the rules of the house, a pipeline for everything that can be
// released, the pipelines' scripts with a stand-in for the release command, and that npm runs none of our scripts by
// itself. scripts/fixtures/workflows/breach.yml is wrong on purpose and proves that the linter and every rule bite.
// With `--write`, pipelines that are missing are made.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';
import { installHooks } from './workflows/install-hooks.ts';
import { lint, WORKFLOWS } from './workflows/lint.ts';
import { othersBuilt, pipelinesMissing, writeMissingPipelines } from './workflows/pipelines.ts';
import { RULES } from './workflows/rules.ts';
import { trySteps } from './workflows/try-steps.ts';
import { readWorkflow, type Workflow } from './workflows/workflow.ts';

/** What the linter must say of the fixture, a word of each. */
const MISTAKES = ['branchs', 'wiht', 'succes', 'nothing', 'nobody', 'Input name is required', 'nmae is not defined'];

const read = (folder: string): Workflow[] =>
  readdirSync(join(root, folder)).map((name) => readWorkflow(name, readFileSync(join(root, folder, name), 'utf8')));

const broken = (workflow: Workflow): { rule: string; problem: string }[] =>
  Object.entries(RULES).flatMap(([rule, check]) =>
    check(workflow).map((problem) => ({ rule, problem: `${workflow.name} ${rule}: ${problem}` })),
  );

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

if (process.argv.includes('--write')) writeMissingPipelines();
const workflows = read(WORKFLOWS);
const [breach] = read('scripts/fixtures/workflows') as [Workflow];

const found = (await lint(breach.name, breach.text)).join('\n');
const bitten = new Set(broken(breach).map(({ rule }) => rule));
const problems = [
  ...MISTAKES.filter((mistake) => !found.includes(mistake)).map((mistake) => `the linter lets "${mistake}" pass`),
  ...Object.keys(RULES)
    .filter((rule) => !bitten.has(rule))
    .map((rule) => `the rule ${rule} lets the deliberate breach pass`),
  ...(await Promise.all(workflows.map(({ name, text }) => lint(name, text)))).flat(),
  ...workflows.flatMap(broken).map(({ problem }) => problem),
  ...pipelinesMissing(workflows),
  ...(pipelinesMissing([breach]).length === 0 ? ['a missing pipeline passes'] : []),
  ...(await othersBuilt()),
  ...installHooks(scripts),
  ...(installHooks({ dependencies: '' }).length === 0 ? ['a script that every install would run passes'] : []),
];
const steps = trySteps();
problems.push(...steps.problems);

for (const problem of problems) console.error(problem);
console.log(
  `workflows: ${workflows.length} files, ${problems.length} problems; ${MISTAKES.length} mistakes and ${bitten.size} of ${Object.keys(RULES).length} rules proven to bite; ${steps.tried} runs of the steps`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
