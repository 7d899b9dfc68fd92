import pg from 'pg';
import { localStack } from './stack.ts';

/** Connects to the running product's database as its superuser, to read and change any service's tables. */
export async function withDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: (await localStack()).databaseUrl });
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

/** Opens every connection that Postgres still accepts, including the reserved ones; the returned function ends them. */
export async function takeAllConnections(): Promise<() => Promise<void>> {
  const { databaseUrl } = await localStack();
  const clients: pg.Client[] = [];
  for (;;) {
    const client = new pg.Client({ connectionString: databaseUrl });
    client.on('error', () => undefined);
    const isConnected = await client.connect().then(
      () => true,
      () => false,
    );
    if (!isConnected) break;
    clients.push(client);
  }
  return async () => void (await Promise.all(clients.map((client) => client.end().catch(() => undefined))));
}
