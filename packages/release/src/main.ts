#!/usr/bin/env node
// `npm run release -- …`: publishes, activates and rolls back releases, here or at a gateway elsewhere.
import { enableCompileCache } from 'node:module';

// A rollback at night waits for nothing: half of the command's start was reading TypeScript that has not changed.
enableCompileCache();
await import('./command.ts');
