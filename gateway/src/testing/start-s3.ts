import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { Middleware } from 'koa';

export const BUCKET = 'clandor-test';
/** The one user that the server knows; it refuses every other signature. */
export const S3_CREDENTIALS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

export interface TestS3 {
  port: number;
  close(): Promise<void>;
}

/** An S3-compatible server with one bucket, in a folder of its own. */
export async function startS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'clandor-s3-'));
  const configureBuckets = [{ name: BUCKET }];
  const address = '127.0.0.1';
  const server = new S3rver({ address, port: 0, directory, silent: true, vhostBuckets: false, configureBuckets });
  server.middleware.unshift(letListingsIn);
  const { port } = await server.run();
  return {
    port,
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/**
 * It takes `/bucket/` for `/bucket`, and so finds the signature of every listing wrong: those alone it takes unchecked.
 */
const letListingsIn: Middleware = (ctx, next) => {
  if (ctx.path === `/${BUCKET}/`) ctx.app = Object.create(ctx.app, { allowMismatchedSignatures: { value: true } });
  return next();
};

/** What the environment says of the bucket, behind whatever listens at the port; each prefix is a storage of its own. */
export const s3Environment = (port: number, prefix: string): Record<string, string> => ({
  STORAGE_URL: `s3://${BUCKET}/${prefix}?endpoint=http://127.0.0.1:${port}`,
  ...S3_CREDENTIALS,
});
