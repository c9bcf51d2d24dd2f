import type { TestProject } from 'vitest/node';
import { startS3 } from './start-s3.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The port of the S3-compatible server for tests that run over one; null where they run over the data folder. */
    s3: number | null;
  }
}

/** One server for a whole run of tests: each storage gets a prefix of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startS3();
  project.provide('s3', server.port);
  return () => server.close();
}
