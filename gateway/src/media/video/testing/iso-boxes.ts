/** Big-endian numbers and boxes, to write an MP4 or MOV by hand. */

export const u32 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
};

export const u64 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 8);
  for (const [index, value] of values.entries()) bytes.writeBigUInt64BE(BigInt(value), index * 8);
  return bytes;
};

const text = (value: string): Buffer => Buffer.from(value, 'latin1');

export function box(type: string, ...parts: (Buffer | string)[]): Buffer {
  const payload = Buffer.concat(parts.map((part) => (typeof part === 'string' ? text(part) : part)));
  return Buffer.concat([u32(8 + payload.length), text(type), payload]);
}

/** With a 64-bit size. */
export function longBox(type: string, payload: Buffer): Buffer {
  return Buffer.concat([u32(1), text(type), u64(16 + payload.length), payload]);
}

/** With its size left open: up to the end. */
export const openBox = (type: string, payload: Buffer): Buffer => Buffer.concat([u32(0), text(type), payload]);

/** With version 0 or 1, and no flags. */
export const fullBox = (type: string, version: 0 | 1, ...parts: (Buffer | string)[]): Buffer =>
  box(type, Buffer.from([version, 0, 0, 0]), ...parts);
