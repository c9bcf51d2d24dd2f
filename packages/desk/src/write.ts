import { once } from 'node:events';

/** To standard output, at the pace at which it is read. */
export async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}
