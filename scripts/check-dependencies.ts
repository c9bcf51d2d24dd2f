// `npm run check-dependencies`: what others wrote and visitors' data passes through. Writes a bill of materials (CycloneDX) when
// told where (`-- --bill sbom.cdx.json`), holds its licences to a list, and asks the registry for known holes and
// signatures. Where the registry does not answer such questions it says so, and in a pipeline that is a failure.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { licenceProblems, readBill } from './dependencies/bill.ts';

const { values } = parseArgs({ options: { bill: { type: 'string' } } });
const isPipeline = process.env.CI === 'true';
let failed = false;

const npm = (...words: string[]) => spawnSync('npm', words, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
const fail = (what: string) => {
  console.error(what);
  failed = true;
};

// What is built or served; the tools of our own desk are looked at below, but are shipped to nobody.
const bill = npm('sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only');
if (bill.status === 0) {
  if (values.bill) writeFileSync(values.bill, bill.stdout);
  const components = readBill(bill.stdout);
  const problems = licenceProblems(components);
  console.log(
    `${components.length} components of others are shipped, ${problems.length} under a licence not on the list`,
  );
  for (const problem of problems) fail(problem);
} else fail(`npm sbom failed: ${bill.stderr.slice(-500)}`);

for (const [what, question] of [
  ['known holes in what is shipped', ['audit', '--omit=dev', '--audit-level=low']],
  ['known holes in our tools', ['audit', '--audit-level=high']],
  ['signatures', ['audit', 'signatures']],
] as const) {
  const { status, stdout, stderr } = npm(...question);
  if (status === 0) console.log(`${what}: ${stdout.trim().split('\n').at(-1)}`);
  else if (!isPipeline && /405|403|404|E4\d\d|ENOTFOUND|EAI_AGAIN|ECONN|network|found no/i.test(stdout + stderr)) {
    console.log(`${what}: this registry does not answer (npm ${question.join(' ')})`);
  } else fail(`${what}:\n${stdout}${stderr}`);
}
process.exitCode = failed ? 1 : 0;
