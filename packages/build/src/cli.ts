#!/usr/bin/env node
// `clandor-build`, run in the folder of the shell or of a remote: builds it into dist/ (or dist-development/).
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.ts';

const { values } = parseArgs({ options: { mode: { type: 'string', default: 'production' } } });
if (values.mode !== 'production' && values.mode !== 'development') {
  console.error(`clandor-build: --mode is production or development, not ${values.mode}`);
  process.exit(1);
}
try {
  const { seconds, files } = await build(process.cwd(), values.mode);
  console.log(`${basename(process.cwd())}: ${files} files in ${seconds.toFixed(1)} s (${values.mode})`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
