// `npm start`: builds what changed, publishes what is new into the local registry, activates it, serves the site.
import { run } from './run.ts';

await run('turbo', ['run', 'build', '--output-logs=new-only']);
await run('node', ['packages/release/src/main.ts', 'sync', '--no-build']);
await run('node', ['gateway/src/main.ts']);
