import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';
import { NotFound } from '../errors/domain-error.ts';

/**
 * Reads a row by its id and locks it for update until the transaction ends, so that two changes of it run one after
 * the other. Throws NotFound (`Coupon not found` for the name `Coupon`).
 */
export async function findAndLock<E extends { id: number }>(
  tx: EntityManager,
  entity: EntityTarget<E>,
  id: number,
  name: string,
): Promise<E> {
  const where = { id } as FindOptionsWhere<E>;
  const row = await tx.findOne(entity, { where, lock: { mode: 'pessimistic_write' } });
  if (!row) throw new NotFound(name);
  return row;
}
