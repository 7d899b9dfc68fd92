import type { DataSource, EntityManager, EntityTarget, FindOptionsOrder } from 'typeorm';

/**
 * Publishes the current state of every row again, in the order of the ids and in one transaction, to rebuild lost read
 * models. Returns how many.
 */
export function republishAll<E extends { id: number }>(
  dataSource: DataSource,
  entity: EntityTarget<E>,
  publish: (tx: EntityManager, row: E) => Promise<unknown>,
): Promise<number> {
  return dataSource.transaction(async (tx) => {
    const order = { id: 'ASC' } as FindOptionsOrder<E>;
    const rows = await tx.find(entity, { order, lock: { mode: 'pessimistic_write' } });
    for (const row of rows) await publish(tx, row);
    return rows.length;
  });
}
