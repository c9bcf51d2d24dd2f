export interface SentFile {
  name?: string;
  type?: string;
  bytes: Buffer;
}

const BOUNDARY = 'club-test-boundary';

/** A multipart body with files in a field, as a browser sends it. */
export const multipart = (files: readonly SentFile[], field = 'files'): Buffer =>
  Buffer.concat([
    ...files.flatMap(({ name = 'a.bin', type = 'application/octet-stream', bytes }) => [
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
      ),
      bytes,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);

export const MULTIPART_HEADERS = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
