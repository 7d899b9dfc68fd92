import type { PoolClient, QueryResultRow } from 'pg';
import { QueryFailedError, type DataSource } from 'typeorm';

export interface PreparedStatement {
  /** Identifies the text on a connection, so it must change with the text. */
  name: string;
  text: string;
}

/**
 * Runs a prepared statement, which Postgres plans once per connection instead of at every call: for the few that run
 * very often. Throws QueryFailedError like any other query.
 */
export async function runPrepared<R extends QueryResultRow>(
  db: DataSource,
  { name, text }: PreparedStatement,
  values: unknown[],
): Promise<R[]> {
  const runner = db.createQueryRunner();
  try {
    const client = (await runner.connect()) as PoolClient;
    const { rows } = await client.query<R>({ name, text, values });
    return rows;
  } catch (error) {
    throw new QueryFailedError(text, values, error as Error);
  } finally {
    await runner.release();
  }
}
