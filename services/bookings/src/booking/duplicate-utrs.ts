import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.ts';

/** SQL: true if the reference in one column was also given for a booking other than the one in another column. */
export function givenElsewhere(utr: string, bookingId: string): string {
  return `EXISTS (SELECT FROM payment_submissions other
    WHERE other.upi_transaction_id = ${utr} AND other.booking_id <> ${bookingId})`;
}

/** The ids of those bookings whose reference was also given for another one; one query for all of them. */
export async function withDuplicateUtr(manager: EntityManager, bookings: BookingEntity[]): Promise<Set<number>> {
  const withUtr = bookings.filter(({ upiTransactionId }) => upiTransactionId !== null).map(({ id }) => id);
  if (withUtr.length === 0) return new Set();
  const rows = await manager.query<{ id: number }[]>(
    `SELECT id FROM bookings mine WHERE id = ANY($1) AND ${givenElsewhere('mine.upi_transaction_id', 'mine.id')}`,
    [withUtr],
  );
  return new Set(rows.map(({ id }) => id));
}
