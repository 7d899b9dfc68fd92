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
