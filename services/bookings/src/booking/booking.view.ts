import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { Balance } from '@farmhouse/contracts/bookings/payment/payment';
import { isoOrNull } from '@farmhouse/contracts/timing/ist';
import type { EntityManager } from 'typeorm';
import { markersOf, type MailMarkers } from '../booking-mails/mail-markers.ts';
import { withDuplicateUtr } from './payment/duplicate-utrs.ts';
import { balancesOf } from './payment/payment.repository.ts';
import type { BookingEntity } from './booking.entity.ts';
import { recordOf } from './booking.record.ts';
import { competitorsOf } from './dates/competing.ts';
import { conflictsOfPending, datesTakenBy } from './dates/date-conflicts.ts';

type Relations = Pick<BookingView, 'competingRequests' | 'competingWith' | 'datesTakenBy' | 'duplicateUtr'>;

/** Data of a booking that is not in its own row. */
interface RelatedData {
  relations: Relations;
  balance: Balance;
  markers: MailMarkers;
}

function viewOf(booking: BookingEntity, { relations, balance, markers }: RelatedData): BookingView {
  const { checkoutTime, selectedServices, basePrice, cancellationReason, turnaroundMinutes } = booking;
  const { paymentVerifiedAt, paymentNotes, paymentMethod, paymentReference, paymentRecordedBy } = balance;
  return {
    ...recordOf(booking, balance),
    checkoutTime,
    selectedServices,
    basePrice,
    due: balance.due,
    dueLater: balance.dueLater,
    dueOn: balance.dueLater > 0 ? booking.balanceDueOn : null,
    received: balance.received,
    waiting: balance.waiting,
    securityDeposit: booking.terms.securityDeposit,
    paymentId: balance.paymentId,
    paymentAmount: balance.paymentAmount,
    paymentVerifiedAt,
    paymentNotes,
    paymentMethod,
    paymentReference,
    paymentRecordedBy,
    paymentDeadline: isoOrNull(booking.paymentDeadline),
    confirmedAt: isoOrNull(booking.confirmedAt),
    cancelledAt: isoOrNull(booking.cancelledAt),
    cancellationReason,
    emailSent: markers.emailSent,
    reminderSent: markers.reminderSent,
    lastReminderAt: isoOrNull(markers.lastReminderAt),
    messagesPaused: booking.messagesPaused,
    turnaroundMinutes,
    ...relations,
    version: booking.version,
    stayChanges: booking.stayChanges,
    createdAt: booking.createdAt.toISOString(),
    updatedAt: booking.updatedAt.toISOString(),
  };
}

/** The relations of each booking to others, with one query per kind. */
async function relationsOf(
  manager: EntityManager,
  bookings: readonly BookingEntity[],
  utrOf: (booking: BookingEntity) => string | null,
): Promise<(id: number) => Relations> {
  const competing = await competitorsOf(manager, bookings);
  const conflicts = await conflictsOfPending(manager, bookings);
  const duplicates = await withDuplicateUtr(manager, new Map(bookings.map((booking) => [booking.id, utrOf(booking)])));
  return (id) => {
    const { count, first } = competing.get(id) ?? { count: 0, first: [] };
    return {
      competingRequests: count,
      competingWith: first.map(({ code }) => code),
      datesTakenBy: datesTakenBy(conflicts.get(id)),
      duplicateUtr: duplicates.has(id),
    };
  };
}

async function viewerOf(
  manager: EntityManager,
  bookings: readonly BookingEntity[],
): Promise<(booking: BookingEntity) => BookingView> {
  const balance = await balancesOf(manager, bookings);
  const markers = await markersOf(
    manager,
    bookings.map(({ id }) => id),
  );
  const relations = await relationsOf(manager, bookings, (booking) => balance(booking).upiTransactionId);
  return (booking) => {
    const { id } = booking;
    return viewOf(booking, { relations: relations(id), balance: balance(booking), markers: markers(id) });
  };
}

/** The bookings as the owner sees them. */
export async function viewsOf(manager: EntityManager, bookings: readonly BookingEntity[]): Promise<BookingView[]> {
  return bookings.map(await viewerOf(manager, bookings));
}

export async function oneView(manager: EntityManager, booking: BookingEntity): Promise<BookingView> {
  return (await viewerOf(manager, [booking]))(booking);
}
