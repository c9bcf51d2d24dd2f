// The compressor: a process of its own, of lower priority, so that visitors are not held up while a release is published
// or made live (compress.ts).
import { compressNow, type Effort } from './efforts.ts';

process.on('message', ({ id, bytes, effort }: { id: number; bytes: Uint8Array; effort: Effort }) => {
  process.send?.({ id, ...compressNow(bytes, effort) });
});
// Ctrl+C at a terminal goes to all processes; the one that asks ends this one.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit(0));
