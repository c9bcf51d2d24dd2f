import type { Box } from './boxes.ts';
import type { ByteSource } from './byte-source.ts';
import { unreadable } from './refuse.ts';

/** The most samples of a track that are looked at: a minute of metadata has some thousands. */
const MOST_SAMPLES = 200_000;

/**
 * Where the samples of a track lie in the file (ISO/IEC 14496-12, 8.6 and 8.7): one range for each chunk. A track
 * without samples has none.
 *
 * @param boxes of the track's sample table, by type
 * @throws AppError 422 for tables that contradict each other, or of absurd size
 */
export async function sampleRanges(
  source: ByteSource,
  boxes: ReadonlyMap<string, Box>,
): Promise<{ start: number; end: number }[]> {
  const offsets = await chunkOffsets(source, boxes);
  const sizes = await sampleSizes(source, boxes.get('stsz'));
  const runs = await table(source, boxes.get('stsc'), 3, 4);
  const ranges: { start: number; end: number }[] = [];
  let sample = 0;
  let run = 0;
  for (const [index, start] of offsets.entries()) {
    while (run + 1 < runs.length && (runs[run + 1]?.[0] ?? 0) <= index + 1) run += 1;
    const count = runs[run]?.[1] ?? 0;
    if (sample + count > MOST_SAMPLES) throw unreadable();
    let length = 0;
    for (let n = 0; n < count; n += 1) length += sizes(sample + n);
    sample += count;
    ranges.push({ start, end: Math.min(start + length, source.size) });
  }
  return ranges;
}

async function chunkOffsets(source: ByteSource, boxes: ReadonlyMap<string, Box>): Promise<number[]> {
  const wide = boxes.get('co64');
  const rows = wide ? await table(source, wide, 2, 4) : await table(source, boxes.get('stco'), 1, 4);
  return rows.map(([high = 0, low]) => (low === undefined ? high : high * 2 ** 32 + low));
}

/** One size for all samples, or one for each. */
async function sampleSizes(source: ByteSource, box: Box | undefined): Promise<(sample: number) => number> {
  if (!box) return () => 0;
  const same = (await source.read(box.content + 4, 4)).readUInt32BE(0);
  if (same > 0) return () => same;
  const rows = await table(source, box, 1, 8);
  return (sample) => rows[sample]?.[0] ?? 0;
}

/** The rows of a table of 32-bit numbers; `countAt` is where in the box's content their count stands. */
async function table(source: ByteSource, box: Box | undefined, columns: number, countAt: number): Promise<number[][]> {
  if (!box) return [];
  const head = await source.read(box.content + countAt, 4);
  if (head.length < 4) throw unreadable();
  const count = head.readUInt32BE(0);
  const start = box.content + countAt + 4;
  if (count > MOST_SAMPLES || start + count * columns * 4 > box.end) throw unreadable();
  const bytes = await source.read(start, count * columns * 4);
  if (bytes.length < count * columns * 4) throw unreadable();
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: columns }, (_, column) => bytes.readUInt32BE((row * columns + column) * 4)),
  );
}
