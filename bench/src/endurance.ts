// `npm run endurance -w @clandor/bench -- uploads|pages|soak [minutes]`: a thousand uploads at once on 512 MB, 20,000 page
// loads a minute, a day's traffic in half an hour. Writes bench/results/endurance-<part>.md and .json. Nothing passes or fails.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measurePageLoads } from './endurance/pages.ts';
import { measureSoak } from './endurance/soak.ts';
import { measureUploads } from './endurance/uploads.ts';
import { pagesTable, soakTable, uploadsTable } from './report/endurance-table.ts';
import { stoppingAfter } from './stopping.ts';

const [part, minutes = '30'] = process.argv.slice(2);

async function measured(): Promise<{ title: string; table: string; figures: object }> {
  if (part === 'uploads') {
    const figures = await measureUploads();
    return { title: 'A thousand uploads at once', table: uploadsTable(figures), figures };
  }
  if (part === 'pages') {
    const figures = await measurePageLoads();
    return { title: '20,000 page loads a minute', table: pagesTable(figures), figures };
  }
  if (part === 'soak') {
    const figures = await measureSoak(Number(minutes));
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
