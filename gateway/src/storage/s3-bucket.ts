import { addAbortSignal, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPlaces } from '../limits/places.ts';
import type { Bucket, BucketLimits, StorageSettings } from './bucket.ts';
import { openObject } from './open-object.ts';
import { putFile } from './put-file.ts';
import { StorageError, storageError } from './storage-error.ts';

const LIMITS: BucketLimits = { connect: 3_000, silence: 10_000, request: 20_000, put: 300_000, page: 1_000 };

/** Files that are sent at once: each holds two parts of eight megabytes in memory. The rest wait on the disk. */
const MOST_PUTS = 4;
const MOST_WAITING = 2_000;
/** Tries of one request; the client waits longer before each. */
const TRIES = 3;

/** A bucket of Amazon's S3, or of a service that speaks like it. */
export function openS3Bucket(settings: StorageSettings, limits: BucketLimits = LIMITS): Bucket {
  const { bucket: Bucket, prefix } = settings;
  const client = startClient(settings, limits);
  const places = createPlaces({
    count: MOST_PUTS,
    mostWaiting: MOST_WAITING,
    full: () => new StorageError('The storage did not take a file: too many wait for it already'),
  });
  const ask = async <Result>(
    what: string,
    work: (abort: { abortSignal: AbortSignal }) => Promise<Result>,
    limit = limits.request,
  ): Promise<Result> => {
    try {
      return await work({ abortSignal: AbortSignal.timeout(limit) });
    } catch (thrown) {
      throw storageError(what, thrown);
    }
  };
  const at = (name: string) => ({ Bucket, Key: prefix + name });

  return {
    put: (name, path) =>
      ask(
        `take ${inWords(name)}`,
        async ({ abortSignal }) => {
          const leave = await places.take(abortSignal);
          await putFile(client, at(name), path, abortSignal).finally(leave);
        },
        limits.put,
      ),
    open: (name) =>
      openObject((Range) =>
        ask(`give ${inWords(name)}`, async (abort) => {
          const { Body, ContentRange } = await client.send(new GetObjectCommand({ ...at(name), Range }), abort);
          const bytes = await wholeBody(Body, abort.abortSignal);
          return { bytes, range: ContentRange };
        }),
      ),
    has: (name) =>
      ask(`say whether it has ${inWords(name)}`, (abort) => client.send(new HeadObjectCommand(at(name)), abort)).then(
        () => true,
        (error: StorageError) => {
          if (error.missing) return false;
          throw error;
        },
      ),
    async remove(name) {
      await ask(`remove ${inWords(name)}`, (abort) => client.send(new DeleteObjectCommand(at(name)), abort));
    },
    async *list(below) {
      const wanted = { Bucket, Prefix: prefix + below, MaxKeys: limits.page };
      // By the last name: unlike a token, it is good for as long as whoever reads the page takes with it.
      let Marker: string | undefined;
      do {
        const page = await ask(`list ${below}`, (abort) =>
          client.send(new ListObjectsCommand({ ...wanted, Marker }), abort),
        );
        const { Contents = [] } = page;
        yield Contents.flatMap(({ Key, LastModified }) =>
          Key && LastModified ? [{ name: Key.slice(prefix.length), changedAt: LastModified.getTime() }] : [],
        );
        Marker = page.IsTruncated ? Contents.at(-1)?.Key : undefined;
      } while (Marker);
    },
    async check() {
      const Prefix = prefix || undefined;
      await ask('answer', (abort) => client.send(new ListObjectsCommand({ Bucket, Prefix, MaxKeys: 1 }), abort));
    },
    close: () => client.destroy(),
  };
}

/** For the log, where no upload's id stands. */
const inWords = (name: string): string => `a file of ${name.slice(0, name.lastIndexOf('/') + 1)}`;

function startClient({ region, endpoint, credentials }: StorageSettings, { connect, silence }: BucketLimits): S3Client {
  return new S3Client({
    region,
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    credentials: {
      accessKeyId: credentials.accessKeyId,
      secretAccessKey: credentials.secretAccessKey,
      ...(credentials.sessionToken === undefined ? {} : { sessionToken: credentials.sessionToken }),
    },
    // Its newer checksums are Amazon's alone. What is sent is signed with its hash, and what is read has its own seal.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: TRIES,
    requestHandler: { connectionTimeout: connect, socketTimeout: silence },
  });
}

/** The client's own limits end with the answer's head: the rest of it has to be waited for here. */
async function wholeBody(body: unknown, signal: AbortSignal): Promise<Buffer> {
  if (!(body instanceof Readable)) throw new StorageError('The storage did not give a body');
  return buffer(addAbortSignal(signal, body));
}
