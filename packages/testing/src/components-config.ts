import { defineConfig } from 'vitest/config';

/**
 * The Vitest configuration of every package whose tests draw components: in happy-dom, with Emotion's JSX. Its limits
 * (milliseconds) are for machines that are busy with something else; what waits for ever ends by them all the same.
 */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    setupFiles: '@clandor/testing/patience',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
