import { defineConfig } from 'vitest/config';

// Every test starts the command as people do; a busy machine takes its time.
export default defineConfig({ test: { include: ['src/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 } });
