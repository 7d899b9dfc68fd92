import type { EntityManager } from 'typeorm';
import { BookingEntity } from './booking.entity.ts';

/**
 * Two pending bookings compete when confirming one would refuse the other: their own stays, each with the turnaround
 * after it, overlap. Source: decisions D-56. The first condition reads the index; a turnaround lasts a day at most.
 */
const COMPETES = `other.status = 'pending' AND other.archived_at IS NULL AND other.id <> mine.id
  AND other.stay && tstzrange(
    lower(mine.stay) - interval '1 day', upper(mine.stay) + make_interval(mins => mine.turnaround_minutes))
  AND lower(mine.stay) < upper(other.stay) + make_interval(mins => other.turnaround_minutes)`;

/** The codes of the bookings that compete with each of the pending ones, by id, oldest first; one query for all. */
export async function competingCodes(
  manager: EntityManager,
  bookings: BookingEntity[],
): Promise<Map<number, string[]>> {
  const pending = bookings.filter(({ status }) => status === 'pending').map(({ id }) => id);
  if (pending.length === 0) return new Map();
  const rows = await manager.query<{ id: number; codes: string[] }[]>(
    `SELECT mine.id, array_agg(other.confirmation_code ORDER BY other.created_at, other.id) AS codes
     FROM bookings mine JOIN bookings other ON ${COMPETES}
     WHERE mine.id = ANY($1) GROUP BY mine.id`,
    [pending],
  );
  return new Map(rows.map(({ id, codes }) => [id, codes]));
}

/** The bookings that compete with a pending one, oldest first; none when it is not pending. */
export async function competingWith(manager: EntityManager, { id, status }: BookingEntity): Promise<BookingEntity[]> {
  if (status !== 'pending') return [];
  return manager
    .createQueryBuilder(BookingEntity, 'other')
    .innerJoin(BookingEntity, 'mine', `mine.id = :id AND ${COMPETES}`, { id })
    .orderBy('other.createdAt')
    .limit(100)
    .getMany();
}
