import type { BookingView } from '@farmhouse/contracts/bookings/admin-booking';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from './booking.entity.ts';
import { recordOf } from './booking.record.ts';
import { withDuplicateUtr } from './duplicate-utrs.ts';
import { countCompeting } from './competing.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

type Relations = Pick<BookingView, 'competingRequests' | 'duplicateUtr'>;

function viewOf(booking: BookingEntity, relations: Relations): BookingView {
  const { checkoutTime, selectedServices, basePrice, paymentNotes, cancellationReason, emailSent, reminderSent } =
    booking;
  return {
    ...recordOf(booking),
    checkoutTime,
    selectedServices,
    basePrice,
    paymentVerifiedAt: iso(booking.paymentVerifiedAt),
    paymentNotes,
    confirmedAt: iso(booking.confirmedAt),
    cancelledAt: iso(booking.cancelledAt),
    cancellationReason,
    emailSent,
    reminderSent,
    ...relations,
    createdAt: booking.createdAt.toISOString(),
    updatedAt: booking.updatedAt.toISOString(),
  };
}

/** What ties each of the bookings to others, asked for in one go. */
async function relationsOf(manager: EntityManager, bookings: BookingEntity[]): Promise<(id: number) => Relations> {
  const competing = await countCompeting(manager, bookings);
  const duplicates = await withDuplicateUtr(manager, bookings);
  return (id) => ({ competingRequests: competing.get(id) ?? 0, duplicateUtr: duplicates.has(id) });
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
