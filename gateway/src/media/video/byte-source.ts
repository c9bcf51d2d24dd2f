/** Random access to bytes that lie elsewhere (encrypted on disk): a file as the inspection of a video sees it. */
export interface ByteSource {
  /** In bytes. */
  readonly size: number;
  /** Exactly `length` bytes from `start`. Never asked for anything beyond `size`. */
  read(start: number, length: number): Promise<Buffer>;
}
