import type { PoolClient, QueryResultRow } from 'pg';
import { DataSource, QueryFailedError, type EntityManager } from 'typeorm';

export interface PreparedStatement {
  /** Stands for the text on every connection, so it must change with the text. */
  name: string;
  text: string;
}

/**
 * Runs a statement that Postgres plans once a connection instead of at every call: for the few long ones that are
 * run all day. Part of the transaction when it is given one. Throws QueryFailedError like any other query.
 */
export async function runPrepared<R extends QueryResultRow>(
  db: DataSource | EntityManager,
  statement: PreparedStatement,
  values: unknown[],
): Promise<R[]> {
  const transaction = db instanceof DataSource ? undefined : db.queryRunner;
  const runner = transaction ?? (db instanceof DataSource ? db : db.dataSource).createQueryRunner();
  try {
    const client = (await runner.connect()) as PoolClient;
    const { rows } = await client.query<R>({ ...statement, values });
    return rows;
  } catch (error) {
    throw new QueryFailedError(statement.text, values, error as Error);
  } finally {
    if (!transaction) await runner.release();
  }
}
