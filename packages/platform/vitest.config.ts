import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    setupFiles: '@clandor/testing/patience',
    environmentOptions: { happyDOM: { url: 'http://club.test/' } },
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
