import type { PoolClient, QueryResultRow } from 'pg';
import { QueryFailedError, type DataSource } from 'typeorm';

export interface PreparedStatement {
  /** Stands for the text on every connection, so it must change with the text. */
  name: string;
  text: string;
}

/**
 * Runs a statement that Postgres plans once a connection instead of at every call: for the few long ones that are
 * run all day. Throws QueryFailedError like any other query.
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
