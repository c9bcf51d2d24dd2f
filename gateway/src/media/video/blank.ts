/**
 * A range of a file to overwrite with as many bytes: nothing moves, so no offset elsewhere in the file needs to change.
 * `start` counts from the file's beginning. Lists of blanks ascend and do not overlap.
 */
export interface Blank {
  start: number;
  bytes: Buffer | { zeros: number };
}

/** In bytes. */
export const blankLength = ({ bytes }: Blank): number => (Buffer.isBuffer(bytes) ? bytes.length : bytes.zeros);

/** A range as zeros; nothing for an empty one. */
export const zeros = (start: number, end: number): Blank[] =>
  end > start ? [{ start, bytes: { zeros: end - start } }] : [];
