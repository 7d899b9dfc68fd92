import { InvalidArgument } from '@farmhouse/platform/database/run-once';
import { IsNull, Not, type DataSource } from 'typeorm';
import type { Actor } from '../audit/actor.ts';
import { BookingEntity } from '../booking/booking.entity.ts';
import type { BookingWriter } from '../booking/writer/booking-writer.ts';
import { RESTORABLE_DAYS, restorableSince } from '../booking/booking.rules.ts';
import { readConfirmationCode } from '../booking/confirmation-code.ts';
import { isOverlap } from '../calendar/calendar.errors.ts';
import { restoreUnderEvents } from '../calendar-import/clash/restored-stay.ts';
import { UtrUsed } from '../payments/payment.errors.ts';
import { rethrowAsUtrUsed } from '../payments/utr.ts';

const OPERATOR: Actor = { id: null, name: 'operator' };

/**
 * Restores a deleted booking as it was, and returns a message about it. Throws InvalidArgument, with nothing changed,
 * when it cannot: no such booking, deleted too long ago, or its dates or its payment's reference taken since.
 */
export async function restoreBooking(
  db: DataSource,
  bookings: BookingWriter,
  text: string,
  now = new Date(),
): Promise<string> {
  const confirmationCode = readConfirmationCode(text);
  if (!confirmationCode) {
    throw new InvalidArgument('Give the confirmation code of the booking to restore, like FH-7K3M9QXZ');
  }
  const restore = () =>
    db.transaction(async (tx) => {
      const booking = await tx.findOne(BookingEntity, {
        where: { confirmationCode, archivedAt: Not(IsNull()) },
        lock: { mode: 'pessimistic_write' },
      });
      if (!booking?.archivedAt) throw new InvalidArgument(`No deleted booking has the code ${confirmationCode}`);
      if (booking.archivedAt < restorableSince(now)) {
        throw new InvalidArgument(`${confirmationCode} was deleted more than ${RESTORABLE_DAYS} days ago`);
      }
      const change = { actor: OPERATOR, action: 'restored', now } as const;
      const restore = () => bookings.changeBooking(tx, booking, { archivedAt: null }, change);
      await restoreUnderEvents(tx, { ...booking, archivedAt: null, leftAt: booking.archivedAt }, restore, now);
      return `${confirmationCode} is back, ${booking.status}`;
    });
  try {
    return await rethrowAsUtrUsed(restore);
  } catch (error) {
    if (isOverlap(error)) {
      throw new InvalidArgument(`The dates of ${confirmationCode} are no longer free; it stays deleted`);
    }
    if (error instanceof UtrUsed) throw new InvalidArgument(`${error.message}; ${confirmationCode} stays deleted`);
    throw error;
  }
}
