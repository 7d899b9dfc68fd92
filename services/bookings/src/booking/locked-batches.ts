import type { DataSource, EntityManager, SelectQueryBuilder } from 'typeorm';
import { BookingEntity } from './booking.entity.ts';

interface LockedBatches {
  /** How many bookings one transaction locks. */
  size: number;
  /** Narrows the query (alias `booking`) to the bookings that may be due. */
  narrow(query: SelectQueryBuilder<BookingEntity>): SelectQueryBuilder<BookingEntity>;
  /** Changes a batch in its transaction; returns how many bookings it has changed. */
  change(tx: EntityManager, bookings: BookingEntity[]): Promise<number>;
}

/**
 * Changes the bookings of a query that are not archived, by their ids, each batch in a transaction of its own.
 * Concurrent replicas share the work: each skips the rows that another has locked. Returns how many were changed.
 */
export async function changeInLockedBatches(db: DataSource, { size, narrow, change }: LockedBatches): Promise<number> {
  let total = 0;
  for (let after: number | undefined = 0; after !== undefined;) {
    const from: number = after;
    const batch = await db.transaction(async (tx) => {
      const query = tx
        .createQueryBuilder(BookingEntity, 'booking')
        .where('booking.archivedAt IS NULL AND booking.id > :after', { after: from });
      const found = await narrow(query)
        .orderBy('booking.id')
        .limit(size)
        .setLock('pessimistic_write', undefined, ['booking'])
        .setOnLocked('skip_locked')
        .getMany();
      return { changed: found.length > 0 ? await change(tx, found) : 0, last: found[size - 1]?.id };
    });
    total += batch.changed;
    after = batch.last;
  }
  return total;
}
