import type { EntityManager } from 'typeorm';
import { BookingEntity } from './booking.entity.ts';

/**
 * Requests compete when both wait for an answer and confirming one would refuse the other: their stays, each with
 * the turnaround after it, overlap.
 */
const COMPETES = `other.status = 'pending' AND other.archived_at IS NULL AND other.id <> mine.id
  AND other.stay && tstzrange(
    lower(mine.stay) - make_interval(mins => mine.turnaround_minutes),
    upper(mine.stay) + make_interval(mins => mine.turnaround_minutes))`;

/** How many other requests compete with each of the pending ones, by id. */
export async function countCompeting(manager: EntityManager, bookings: BookingEntity[]): Promise<Map<number, number>> {
  const pending = bookings.filter(({ status }) => status === 'pending').map(({ id }) => id);
  if (pending.length === 0) return new Map();
  const rows = await manager.query<{ id: number; others: number }[]>(
    `SELECT mine.id, count(*)::int AS others FROM bookings mine JOIN bookings other ON ${COMPETES}
     WHERE mine.id = ANY($1) GROUP BY mine.id`,
    [pending],
  );
  return new Map(rows.map(({ id, others }) => [id, others]));
}

/** The requests that compete with a pending one, oldest first; none when it is not pending. */
export async function competingWith(manager: EntityManager, { id, status }: BookingEntity): Promise<BookingEntity[]> {
  if (status !== 'pending') return [];
  return manager
    .createQueryBuilder(BookingEntity, 'other')
    .innerJoin(BookingEntity, 'mine', `mine.id = :id AND ${COMPETES}`, { id })
    .orderBy('other.createdAt')
    .limit(100)
    .getMany();
}
