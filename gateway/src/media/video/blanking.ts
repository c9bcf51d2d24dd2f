import { Transform } from 'node:stream';
import { type Blank, blankLength } from './blank.ts';

/**
 * Applies blanks to a file's bytes as they pass, in chunks of any size. The length stays.
 *
 * Fails when the bytes end before the last blank is applied: they are not the file that was inspected, and something
 * private may have got through.
 *
 * @throws RangeError when the blanks do not ascend or overlap
 */
export function blanking(blanks: readonly Blank[]): Transform {
  assertAscending(blanks);
  let position = 0;
  let next = 0;

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const end = position + chunk.length;
      let out = chunk;
      for (let blank = blanks[next]; blank && blank.start < end; blank = blanks[next]) {
        // The chunk may still be somebody else's.
        if (out === chunk) out = Buffer.from(chunk);
        overwrite(out, position, blank);
        if (blank.start + blankLength(blank) > end) break;
        next += 1;
      }
      position = end;
      done(null, out);
    },
    flush(done) {
      done(next < blanks.length ? new RangeError(`the file ended at ${position}, before all was blanked`) : null);
    },
  });
}

/** Overwrites the part of the blank that lies in the chunk, which begins at `position` in the file. */
function overwrite(chunk: Buffer, position: number, blank: Blank): void {
  const start = Math.max(blank.start - position, 0);
  const end = Math.min(blank.start + blankLength(blank) - position, chunk.length);
  if (Buffer.isBuffer(blank.bytes)) blank.bytes.copy(chunk, start, start + position - blank.start);
  else chunk.fill(0, start, end);
}

function assertAscending(blanks: readonly Blank[]): void {
  let end = 0;
  for (const blank of blanks) {
    if (blank.start < end) throw new RangeError(`a blank at ${blank.start} begins before ${end}`);
    end = blank.start + blankLength(blank);
  }
}
