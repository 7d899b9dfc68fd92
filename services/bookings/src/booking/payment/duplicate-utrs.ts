import type { EntityManager } from 'typeorm';

/** SQL: true if the UTR in one column was also given for a booking other than the one in another column. */
export function usedByAnotherBooking(utr: string, bookingId: string): string {
  return `EXISTS (SELECT FROM payments other
    WHERE other.reference = ${utr} AND other.method = 'upi' AND other.booking_id <> ${bookingId})`;
}

/** The ids of the bookings whose current UTR was also given for another booking; one query for all. */
export async function withDuplicateUtr(
  manager: EntityManager,
  utrs: ReadonlyMap<number, string | null>,
): Promise<Set<number>> {
  const given = [...utrs].filter(([, utr]) => utr !== null);
  if (given.length === 0) return new Set();
  const rows = await manager.query<{ id: number }[]>(
    `SELECT id FROM unnest($1::int[], $2::text[]) AS mine(id, utr) WHERE ${usedByAnotherBooking('mine.utr', 'mine.id')}`,
    [given.map(([id]) => id), given.map(([, utr]) => utr)],
  );
  return new Set(rows.map(({ id }) => id));
}
