import pg from 'pg';

/** The address of another database on the same server. */
export function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** Runs one command on a server. */
export async function onServer(server: string, command: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(command);
  } finally {
    await client.end();
  }
}
