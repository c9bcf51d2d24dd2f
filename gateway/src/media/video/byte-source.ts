/** Bytes that can be read anywhere: a file that lies encrypted on the disk. */
export interface ByteSource {
  readonly size: number;
  /** At most `length` bytes from `start`; fewer at the end. */
  read(start: number, length: number): Promise<Buffer>;
}

/** Bytes to be overwritten, as many as there were: nothing behind them moves. */
export interface Blank {
  start: number;
  /** New bytes, or so many zeros. */
  bytes: Buffer | { zeros: number };
}
