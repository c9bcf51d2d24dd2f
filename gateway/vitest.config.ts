import { defineConfig } from 'vitest/config';

/** Everything that keeps files: it holds over a bucket as it does over the data folder. */
const OVER_A_BUCKET_TOO = [
  'src/api/applications.test.ts',
  'src/backup/*.test.ts',
  'src/api/upload-files/*.test.ts',
  'src/desk/*.test.ts',
  'src/ops/publish.test.ts',
  'src/releases/*.test.ts',
];
const OVER_A_BUCKET_ONLY = ['src/**/*.bucket.test.ts'];

/**
 * What is run over PostgreSQL too: each query and each transaction that there is, once. Left out is what asks the database
 * nothing new and takes long to draw pages or pictures (most of activation, cleaning, workers, uploads' formats).
 */
const OVER_POSTGRES_TOO = [
  'src/api/applications.test.ts',
  'src/api/form-submit/*.test.ts',
  'src/desk/*.test.ts',
  'src/guard/*.test.ts',
  'src/mail/*.test.ts',
  'src/ops/{access,publish}.test.ts',
  'src/records/{idempotency,privacy}.test.ts',
  'src/releases/publish.test.ts',
];
const OVER_POSTGRES_ONLY = ['src/**/*.postgres.test.ts'];

// What keeps the records, or the files, stands before each test file in what the run prints.
export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'sqlite and folder',
          include: ['src/**/*.test.ts'],
          exclude: [...OVER_A_BUCKET_ONLY, ...OVER_POSTGRES_ONLY],
          provide: { s3: null, postgres: null },
        },
      },
      {
        extends: true,
        test: {
          name: 'bucket',
          include: [...OVER_A_BUCKET_TOO, ...OVER_A_BUCKET_ONLY],
          globalSetup: ['src/testing/s3-server.ts'],
          provide: { postgres: null },
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [...OVER_POSTGRES_TOO, ...OVER_POSTGRES_ONLY],
          globalSetup: ['src/testing/postgres-server.ts'],
          provide: { s3: null },
        },
      },
    ],
  },
});
