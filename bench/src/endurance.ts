// `npm run endurance -w @clandor/bench -- uploads [1000] [512]|pages|soak [30]`: so many uploads at once on so many MB,
// 20,000 page loads a minute, a day's traffic in so many minutes. Writes bench/results/endurance-<part>.md and .json.
// Nothing passes or fails.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measurePageLoads } from './endurance/pages.ts';
import { measureSoak } from './endurance/soak.ts';
import { measureUploads } from './endurance/uploads.ts';
import { pagesTable, soakTable, uploadsTable } from './report/endurance-table.ts';
import { stoppingAfter } from './stopping.ts';

const [part, ...numbers] = process.argv.slice(2);

async function measured(): Promise<{ title: string; table: string; figures: object }> {
  if (part === 'uploads') {
    const [atOnce = 1_000, megabytes = 512] = numbers.map(Number);
    const figures = await measureUploads(atOnce, megabytes);
    return { title: `${atOnce} uploads at once`, table: uploadsTable(figures), figures };
  }
  if (part === 'pages') {
    const figures = await measurePageLoads();
    return { title: '20,000 page loads a minute', table: pagesTable(figures), figures };
  }
  if (part === 'soak') {
    const figures = await measureSoak(Number(numbers[0] ?? 30));
    return { title: "A day's traffic", table: soakTable(figures), figures };
  }
  throw new Error('Say which: uploads, pages or soak.');
}

await stoppingAfter(async () => {
  const { title, table, figures } = await measured();
  const folder = join(import.meta.dirname, '../results');
  mkdirSync(folder, { recursive: true });
  const text = `# ${title}, ${new Date().toISOString().slice(0, 10)}: two cores, loopback\n\n${table}`;
  writeFileSync(join(folder, `endurance-${part}.json`), `${JSON.stringify(figures, null, 2)}\n`);
  writeFileSync(join(folder, `endurance-${part}.md`), text);
  console.log(text);
});
