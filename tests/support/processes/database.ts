import pg from 'pg';
import { localStack } from './stack.ts';

/** Connects to the running product's database as its superuser, to read and change any service's tables. */
export async function withDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: (await localStack()).databaseUrl });
  // the query says that its connection is gone
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Rows of one query. */
export function rowsOf<T extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<T[]> {
  return withDatabase(async (client) => (await client.query<T>(sql, values)).rows);
}

/** Postgres' code of a connection beyond those that it accepts. */
const TOO_MANY_CONNECTIONS = '53300';

/**
 * Opens every connection that Postgres still accepts, including the reserved ones; the returned function ends them.
 * Throws if a connection fails for another reason than their number.
 */
export async function takeAllConnections(): Promise<() => Promise<void>> {
  const { databaseUrl } = await localStack();
  const clients: pg.Client[] = [];
  const release = async (): Promise<void> =>
    void (await Promise.all(clients.map((client) => client.end().catch(() => undefined))));
  for (;;) {
    const client = new pg.Client({ connectionString: databaseUrl });
    client.on('error', () => undefined);
    try {
      await client.connect();
    } catch (error) {
      if ((error as pg.DatabaseError).code === TOO_MANY_CONNECTIONS) return release;
      await release();
      throw error;
    }
    clients.push(client);
  }
}
