import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestGateway } from './start-gateway.ts';

/** Names of the uploads that a gateway keeps, finished or on their way, wherever it keeps them. */
export async function storedNames({ dataDir, services: { bucket } }: TestGateway): Promise<string[]> {
  const folder = join(dataDir, 'uploads');
  const here = [...(await readdir(folder)), ...(await readdir(join(folder, 'incoming')))];
  const there = bucket ? (await Array.fromAsync(bucket.list('uploads/'))).flat() : [];
  return [...here, ...there.map(({ name }) => name.slice('uploads/'.length))].filter((name) => name !== 'incoming');
}

/** A finished upload as it lies there. */
export async function storedBytes({ dataDir, services: { bucket } }: TestGateway, name: string): Promise<Buffer> {
  if (!bucket) return readFile(join(dataDir, 'uploads', name));
  const stored = await bucket.open(`uploads/${name}`);
  return stored.read(0, stored.size);
}
