// Imported into a gateway that is measured (NODE_OPTIONS): on SIGUSR2 it collects its garbage, and writes to the file
// CLUB_BENCH_COLLECTED how much memory its objects and buffers have then, in bytes.
import { writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const file = process.env.CLUB_BENCH_COLLECTED;
if (file && process.argv[1]?.endsWith('gateway/src/main.ts')) {
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc') as () => void;
  process.on('SIGUSR2', () => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    writeFileSync(file, String(heapUsed + external));
  });
}
