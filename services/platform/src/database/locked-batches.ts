import type { DataSource, EntityManager, EntityTarget, SelectQueryBuilder } from 'typeorm';

export interface LockedBatches<E extends { id: number }> {
  entity: EntityTarget<E>;
  /** What `narrow` calls a row. */
  alias: string;
  /** How many rows one transaction locks. */
  size: number;
  /** Narrows the query to the rows that may be due, with `andWhere`. */
  narrow(query: SelectQueryBuilder<E>): SelectQueryBuilder<E>;
  /** Changes a batch in its transaction; returns how many rows it has changed. */
  change(tx: EntityManager, rows: E[]): Promise<number>;
}

/**
 * Changes the rows of a query by their ids, each batch in a transaction of its own. Concurrent replicas share the work:
 * each skips the rows that another has locked. Returns how many were changed.
 */
export async function changeInLockedBatches<E extends { id: number }>(
  db: DataSource,
  { entity, alias, size, narrow, change }: LockedBatches<E>,
): Promise<number> {
  let total = 0;
  for (let after: number | undefined = 0; after !== undefined;) {
    const from: number = after;
    const batch = await db.transaction(async (tx) => {
      const query = tx.createQueryBuilder(entity, alias).where(`${alias}.id > :after`, { after: from });
      const found = await narrow(query)
        .orderBy(`${alias}.id`)
        .limit(size)
        .setLock('pessimistic_write', undefined, [alias])
        .setOnLocked('skip_locked')
        .getMany();
      return { changed: found.length > 0 ? await change(tx, found) : 0, last: found[size - 1]?.id };
    });
    total += batch.changed;
    after = batch.last;
  }
  return total;
}
