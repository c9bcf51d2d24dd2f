import { truncated, unreadable } from '../refusals.ts';

/** Part of a file, from `start` up to but without `end`. */
export interface Range {
  start: number;
  end: number;
}

/** A track's sample tables as they lie in the file, each without its header, version and flags. */
export interface SampleTables {
  /** `stsz` or, where that is missing, `stz2`: the size of each sample. */
  sizes: { table: Buffer; compact: boolean };
  /** `stsc`: how many samples a chunk holds. */
  runs: Buffer;
  /** `stco`, or with 64 bits `co64`: where each chunk begins. */
  offsets: { table: Buffer; wide: boolean };
}

/**
 * Where a track's samples lie: a range a chunk (ISO 14496-12, 8.7).
 * @throws AppError 422 when the tables are shorter than they say
 */
export function sampleRanges({ sizes, runs, offsets }: SampleTables): Range[] {
  const ranges: Range[] = [];
  const takeSamples = sampleSizes(sizes);
  const samplesOf = samplesPerChunk(runs);
  const width = offsets.wide ? 8 : 4;
  const count = entries(offsets.table, 4, width);
  for (let chunk = 0; chunk < count; chunk += 1) {
    const at = 4 + chunk * width;
    const start = offsets.wide ? Number(offsets.table.readBigUInt64BE(at)) : offsets.table.readUInt32BE(at);
    const length = takeSamples(samplesOf(chunk + 1));
    if (length > 0) ranges.push({ start, end: start + length });
  }
  return ranges;
}

/** Tells how many samples the chunk of a number (from 1, ascending) holds. */
function samplesPerChunk(runs: Buffer): (chunk: number) => number {
  const count = entries(runs, 4, 12);
  let next = 0;
  let samples = 0;
  return (chunk) => {
    while (next < count && runs.readUInt32BE(4 + next * 12) <= chunk) {
      samples = runs.readUInt32BE(8 + next * 12);
      next += 1;
    }
    return samples;
  };
}

/** Takes the next samples and tells how many bytes they are together. */
function sampleSizes({ table, compact }: SampleTables['sizes']): (samples: number) => number {
  if (table.length < 8) throw unreadable();
  const all = table.readUInt32BE(4);
  const fixed = compact ? 0 : table.readUInt32BE(0);
  const bits = compact ? table.readUInt8(3) : 32;
  if (![4, 8, 16, 32].includes(bits)) throw unreadable();
  if (fixed === 0 && 8 + (all * bits) / 8 > table.length) throw truncated();

  let next = 0;
  return (samples) => {
    const end = Math.min(next + samples, all);
    let sum = fixed * (end - next);
    if (fixed === 0) for (let index = next; index < end; index += 1) sum += sizeAt(table, bits, index);
    next = end;
    return sum;
  };
}

function sizeAt(table: Buffer, bits: number, index: number): number {
  if (bits === 32) return table.readUInt32BE(8 + index * 4);
  if (bits === 16) return table.readUInt16BE(8 + index * 2);
  if (bits === 8) return table.readUInt8(8 + index);
  const pair = table.readUInt8(8 + (index >> 1));
  return index % 2 === 0 ? pair >> 4 : pair & 0x0f;
}

/** How many entries a table has, that says so in its first 32 bits. */
function entries(table: Buffer, head: number, width: number): number {
  if (table.length < head) throw unreadable();
  const count = table.readUInt32BE(0);
  if (head + count * width > table.length) throw truncated();
  return count;
}
