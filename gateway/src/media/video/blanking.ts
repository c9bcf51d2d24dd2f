import { Transform } from 'node:stream';
import type { Blank } from './byte-source.ts';

const lengthOf = ({ bytes }: Blank): number => ('zeros' in bytes ? bytes.zeros : bytes.length);

/** Overwrites what is to be overwritten while the bytes pass, in whatever pieces they come. */
export function blanking(blanks: readonly Blank[]): Transform {
  const ordered = [...blanks].sort((a, b) => a.start - b.start);
  let at = 0;
  let first = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const end = at + chunk.length;
      let out = chunk;
      for (let index = first; index < ordered.length; index += 1) {
        const blank = ordered[index] as Blank;
        if (blank.start >= end) break;
        const blankEnd = blank.start + lengthOf(blank);
        if (blankEnd <= at) {
          // Nothing of it is left for any later piece.
          if (index === first) first += 1;
          continue;
        }
        if (out === chunk) out = Buffer.from(chunk);
        const [from, to] = [Math.max(blank.start, at), Math.min(blankEnd, end)];
        if ('zeros' in blank.bytes) out.fill(0, from - at, to - at);
        else blank.bytes.copy(out, from - at, from - blank.start, to - blank.start);
      }
      at = end;
      done(null, out);
    },
  });
}
