import type { BookingView } from '@farmhouse/contracts/bookings/admin-booking';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from './booking.entity.ts';
import { recordOf } from './booking.record.ts';
import { withDuplicateUtr } from './duplicate-utrs.ts';
import { competitorsOf } from './competing.ts';
import { datesTakenBy, holdersOfPending } from './dates-holder.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

type Relations = Pick<BookingView, 'competingRequests' | 'competingWith' | 'datesTakenBy' | 'duplicateUtr'>;

function viewOf(booking: BookingEntity, relations: Relations): BookingView {
  const { checkoutTime, selectedServices, basePrice, paymentNotes, cancellationReason, emailSent, reminderSent } =
    booking;
  const { paymentMethod, paymentReference, paymentRecordedBy, turnaroundMinutes } = booking;
  return {
    ...recordOf(booking),
    checkoutTime,
    selectedServices,
    basePrice,
    paymentVerifiedAt: iso(booking.paymentVerifiedAt),
    paymentNotes,
    paymentMethod,
    paymentReference,
    paymentRecordedBy,
    paymentDeadline: iso(booking.paymentDeadline),
    confirmedAt: iso(booking.confirmedAt),
    cancelledAt: iso(booking.cancelledAt),
    cancellationReason,
    emailSent,
    reminderSent,
    lastReminderAt: iso(booking.lastReminderAt),
    turnaroundMinutes,
    ...relations,
    createdAt: booking.createdAt.toISOString(),
    updatedAt: booking.updatedAt.toISOString(),
  };
}

/** How each of the bookings relates to others, in one query per kind. */
async function relationsOf(manager: EntityManager, bookings: BookingEntity[]): Promise<(id: number) => Relations> {
  const competing = await competitorsOf(manager, bookings);
  const holders = await holdersOfPending(manager, bookings);
  const duplicates = await withDuplicateUtr(manager, bookings);
  return (id) => {
    const { count, first } = competing.get(id) ?? { count: 0, first: [] };
    return {
      competingRequests: count,
      competingWith: first.map(({ code }) => code),
      datesTakenBy: datesTakenBy(holders.get(id)),
      duplicateUtr: duplicates.has(id),
    };
  };
}

/** The bookings as the owner sees them. */
export async function viewsOf(manager: EntityManager, bookings: BookingEntity[]): Promise<BookingView[]> {
  const relations = await relationsOf(manager, bookings);
  return bookings.map((booking) => viewOf(booking, relations(booking.id)));
}

export async function oneView(manager: EntityManager, booking: BookingEntity): Promise<BookingView> {
  const relations = await relationsOf(manager, [booking]);
  return viewOf(booking, relations(booking.id));
}
