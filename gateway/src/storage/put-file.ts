import { type FileHandle, open } from 'node:fs/promises';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { StorageError } from './storage-error.ts';

/** A larger file is sent in parts of this many bytes (S3 asks for five megabytes at least, and takes 10,000 parts). */
export const PART = 8 * 1024 * 1024;
/** Parts of one file that are sent at once. */
const AT_ONCE = 2;
/** How long it is tried to take back what was sent, in milliseconds; the bucket's own rule does it else. */
const TAKING_BACK = 5_000;

/**
 * Sends a file: in one request, or in parts, each of which the client may try again by itself. Nothing of it is to be
 * seen in the bucket before all of it is there, and when this resolves the bucket was asked whether it is.
 */
export async function putFile(
  client: S3Client,
  at: { Bucket: string; Key: string },
  path: string,
  abortSignal: AbortSignal,
): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size > PART) await putParts(client, at, file, size, abortSignal);
    else await client.send(new PutObjectCommand({ ...at, Body: await readWhole(file, 0, size) }), { abortSignal });
    await mustHave(client, at, size, abortSignal);
  } finally {
    await file.close();
  }
}

/** Its word alone is not enough for a file that is about to be removed here. */
async function mustHave(
  client: S3Client,
  at: { Bucket: string; Key: string },
  size: number,
  abortSignal: AbortSignal,
): Promise<void> {
  const asked = client.send(new HeadObjectCommand(at), { abortSignal });
  const { ContentLength } = await asked.catch((error: Error) => {
    throw new StorageError(`The storage acknowledged a file and does not show it: ${error.name}`);
  });
  if (ContentLength !== size) throw new StorageError(`The storage has ${ContentLength} of ${size} bytes of a file`);
}

async function putParts(
  client: S3Client,
  at: { Bucket: string; Key: string },
  file: FileHandle,
  size: number,
  whole: AbortSignal,
): Promise<void> {
  // When one part fails, the other is given up too.
  const failed = new AbortController();
  const abortSignal = AbortSignal.any([whole, failed.signal]);
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(at), { abortSignal });
  const send = async (index: number) => {
    const Body = await readWhole(file, index * PART, Math.min(PART, size - index * PART));
    const part = { ...at, UploadId, PartNumber: index + 1, Body };
    const { ETag } = await client.send(new UploadPartCommand(part), { abortSignal });
    return { ETag, PartNumber: index + 1 };
  };
  try {
    const count = Math.ceil(size / PART);
    const Parts = [];
    for (let from = 0; from < count; from += AT_ONCE) {
      const length = Math.min(AT_ONCE, count - from);
      Parts.push(...(await Promise.all(Array.from({ length }, (_, at) => send(from + at)))));
    }
    await client.send(new CompleteMultipartUploadCommand({ ...at, UploadId, MultipartUpload: { Parts } }), {
      abortSignal,
    });
  } catch (error) {
    failed.abort();
    const limit = { abortSignal: AbortSignal.timeout(TAKING_BACK) };
    await client.send(new AbortMultipartUploadCommand({ ...at, UploadId }), limit).catch(() => {});
    throw error;
  }
}

async function readWhole(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, start);
  if (bytesRead < length) throw new Error('a file became shorter while it was sent');
  return bytes;
}
