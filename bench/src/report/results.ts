import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../releases/house.ts';

/** Where results are kept, absolute. */
export const FOLDER = join(ROOT, 'bench/results');

/** Writes one part's results of this run: `name` with its ending, in bench/results. */
export function writeResult(name: string, text: string): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, name), text.endsWith('\n') ? text : `${text}\n`);
  console.error(`bench/results/${name}`);
}
