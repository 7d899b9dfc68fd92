import { MAX_NAMED_COMPETITORS } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { EntityManager } from 'typeorm';
import { BookingEntity } from '../booking.entity.ts';
import { competitorsAmong, type Competitors, type RequestedStay } from './competing.rules.ts';

export interface CompetingRequest extends RequestedStay {
  code: string;
}

/** Most competing bookings in the details of one booking. */
const MAX_SHOWN = 100;

/**
 * Every pending booking near the given ones, in creation order. One multirange allows a single index scan; a turnaround
 * lasts a day at most.
 */
const NEAR = `
  SELECT id, confirmation_code AS code, extract(epoch FROM lower(stay))::float8 * 1000 AS "from",
    extract(epoch FROM upper(stay) + make_interval(mins => turnaround_minutes))::float8 * 1000 AS "to"
  FROM bookings other
  WHERE other.status = 'pending' AND other.archived_at IS NULL AND other.stay && (
    SELECT range_agg(tstzrange(
      lower(mine.stay) - interval '1 day', upper(mine.stay) + make_interval(mins => mine.turnaround_minutes)))
    FROM bookings mine WHERE mine.id = ANY($1))
  ORDER BY other.created_at, other.id`;

/**
 * Two pending bookings compete when confirming one would refuse the other: their own stays, each with the turnaround
 * after it, overlap. Returned by the ids of the given bookings that are pending; one query for all. Rule: competing
 * requests.
 */
export async function competitorsOf(
  manager: EntityManager,
  bookings: readonly BookingEntity[],
): Promise<Map<number, Competitors<CompetingRequest>>> {
  const pending = new Set(bookings.filter(({ status }) => status === 'pending').map(({ id }) => id));
  if (pending.size === 0) return new Map();
  const near = await manager.query<CompetingRequest[]>(NEAR, [[...pending]]);
  const find = competitorsAmong(near);
  return new Map(near.filter(({ id }) => pending.has(id)).map((mine) => [mine.id, find(mine, MAX_NAMED_COMPETITORS)]));
}

/**
 * The pending bookings that confirming the given one would refuse, oldest first, as `competitorsOf` compares them; none
 * when it is confirmed already. The owner may confirm a cancelled or completed one too. Rule: competing requests.
 */
export async function competingWith(manager: EntityManager, { id, status }: BookingEntity): Promise<BookingEntity[]> {
  if (status === 'confirmed') return [];
  const mine = `(SELECT tstzrange(lower(mine.stay), upper(mine.stay) + make_interval(mins => mine.turnaround_minutes))
    FROM bookings mine WHERE mine.id = :id)`;
  return manager
    .createQueryBuilder(BookingEntity, 'other')
    .where(`other.status = 'pending' AND other.archivedAt IS NULL AND other.id <> :id`, { id })
    .andWhere(`other.stay && tstzrange(lower(${mine}) - interval '1 day', upper(${mine}))`)
    .andWhere(`upper(other.stay) + make_interval(mins => other.turnaroundMinutes) > lower(${mine})`)
    .orderBy('other.createdAt')
    .addOrderBy('other.id')
    .limit(MAX_SHOWN)
    .getMany();
}

/** The pending bookings whose dates the given confirmed stay occupies, oldest first; none when it is not confirmed. */
export async function supersededBy(manager: EntityManager, { id, status }: BookingEntity): Promise<BookingEntity[]> {
  if (status !== 'confirmed') return [];
  return manager
    .createQueryBuilder(BookingEntity, 'other')
    .where(`other.status = 'pending' AND other.archivedAt IS NULL`)
    .andWhere(
      `other.stay && (SELECT tstzrange(lower(period) - interval '1 day', upper(period))
        FROM calendar_entries WHERE booking_id = :id)`,
      { id },
    )
    .andWhere(
      `upper(other.stay) + make_interval(mins => (SELECT mine.turnaround_minutes FROM bookings mine WHERE mine.id = :id))
        > (SELECT lower(period) FROM calendar_entries WHERE booking_id = :id)`,
    )
    .orderBy('other.createdAt')
    .addOrderBy('other.id')
    .limit(MAX_SHOWN)
    .getMany();
}
