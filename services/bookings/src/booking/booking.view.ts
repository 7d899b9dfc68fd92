import type { BookingView } from '@farmhouse/contracts/bookings/admin-booking';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from './booking.entity.ts';
import { recordOf } from './booking.record.ts';
import { countCompeting } from './competing.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

function viewOf(booking: BookingEntity, competingRequests: number): BookingView {
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
    competingRequests,
    createdAt: booking.createdAt.toISOString(),
    updatedAt: booking.updatedAt.toISOString(),
  };
}

/** The bookings as the owner sees them, with their competing requests counted in one go. */
export async function viewsOf(manager: EntityManager, bookings: BookingEntity[]): Promise<BookingView[]> {
  const competing = await countCompeting(manager, bookings);
  return bookings.map((booking) => viewOf(booking, competing.get(booking.id) ?? 0));
}

export async function oneView(manager: EntityManager, booking: BookingEntity): Promise<BookingView> {
  const competing = await countCompeting(manager, [booking]);
  return viewOf(booking, competing.get(booking.id) ?? 0);
}
