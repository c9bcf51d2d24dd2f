import { defineConfig } from 'vitest/config';

/** Everything that keeps files: it holds over a bucket as it does over the data folder. */
const OVER_BOTH = [
  'src/api/applications.test.ts',
  'src/backup/*.test.ts',
  'src/api/upload-files/*.test.ts',
  'src/desk/*.test.ts',
  'src/ops/publish.test.ts',
  'src/releases/*.test.ts',
];
const OVER_BUCKET_ONLY = ['src/**/*.bucket.test.ts'];

// The name of what keeps the files stands before each test file in what the run prints.
export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'folder', include: ['src/**/*.test.ts'], exclude: OVER_BUCKET_ONLY, provide: { s3: null } },
      },
      {
        extends: true,
        test: {
          name: 'bucket',
          include: [...OVER_BOTH, ...OVER_BUCKET_ONLY],
          globalSetup: ['src/testing/s3-server.ts'],
        },
      },
    ],
  },
});
