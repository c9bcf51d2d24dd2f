/** An S3-compatible server that keeps its objects in a folder; its users' keys are S3RVER. It comes without types. */
declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';
  import Koa from 'koa';

  export default class S3rver extends Koa {
    constructor(options: {
      address: string;
      /** 0 takes a free one. */
      port: number;
      directory: string;
      silent: boolean;
      /** Whether a bucket may be named by the host. */
      vhostBuckets: boolean;
      configureBuckets: { name: string }[];
    });
    /** Whether it lets requests in whose signature is wrong. */
    allowMismatchedSignatures: boolean;
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
