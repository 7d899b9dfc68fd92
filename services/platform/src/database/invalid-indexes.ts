import type { DataSource } from 'typeorm';

/** Names of what an interrupted REINDEX CONCURRENTLY leaves behind beside the index itself. */
const LEFT_BY_REINDEX = /_cc(new|old)\d*$/;

/**
 * Builds the indexes of the schema again whose building was interrupted, by a lock timeout or a kill. Postgres keeps
 * such an index without using it, so that CREATE INDEX CONCURRENTLY IF NOT EXISTS finds its name and builds nothing.
 */
export async function rebuildInvalidIndexes(dataSource: DataSource): Promise<void> {
  const indexes = await dataSource.query<{ name: string; address: string }[]>(
    `SELECT relname AS name, oid::regclass::text AS address
     FROM pg_class JOIN pg_index ON indexrelid = oid
     WHERE relkind = 'i' AND NOT indisvalid AND relnamespace = current_schema()::regnamespace`,
  );
  for (const { name, address } of indexes) {
    const isRest = LEFT_BY_REINDEX.test(name);
    await dataSource.query(`${isRest ? 'DROP' : 'REINDEX'} INDEX CONCURRENTLY ${address}`);
  }
}
