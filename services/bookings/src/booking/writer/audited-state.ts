import type { BookingStatus, PaymentStatus } from '@farmhouse/contracts/bookings/booking/booking';
import type { Balance } from '@farmhouse/contracts/bookings/payment/payment';
import { checkoutTimeOf } from '@farmhouse/contracts/bookings/stay/stay';
import type { BookingState } from '@farmhouse/contracts/events/payloads';
import { formatDayAndTime } from '@farmhouse/contracts/text/dates';
import { formatGuests } from '@farmhouse/contracts/text/guests';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { BookingEntity } from '../booking.entity.ts';

/** The fields of a booking whose every change is audited and published; read by other services. */
export type AuditedState = Omit<BookingState, 'version'>;

export function auditedStateOf(booking: BookingEntity, { paymentStatus, due }: Balance): AuditedState {
  const { id, status, checkinDate, checkoutDate, checkinTime, guestCount, finalTotal, stayChanges } = booking;
  return {
    ...{ id, status, paymentStatus, checkinDate, checkoutDate, checkinTime, guestCount, finalTotal, due, stayChanges },
    checkoutTime: checkoutTimeOf(booking),
    messagesPaused: booking.messagesPaused,
    email: booking.email,
    guestTokenVersion: booking.guestTokenVersion,
    deleted: booking.archivedAt !== null,
  };
}

export const hasChanged = (before: AuditedState, after: AuditedState): boolean =>
  (Object.keys(after) as (keyof AuditedState)[]).some((field) => before[field] !== after[field]);

type FieldText = (state: AuditedState) => string;

/** The text of each audited field in the history, in display order. */
const AUDITED_TEXTS: readonly FieldText[] = [
  ({ status }): BookingStatus => status,
  ({ paymentStatus }): PaymentStatus => paymentStatus,
  ({ checkinDate, checkinTime, checkoutDate, checkoutTime }) =>
    `${formatDayAndTime(checkinDate, checkinTime)} to ${formatDayAndTime(checkoutDate, checkoutTime)}`,
  ({ guestCount }) => formatGuests(guestCount),
  ({ finalTotal }) => formatRupees(finalTotal),
];

export interface AuditedValues {
  from: string | null;
  to: string | null;
}

/** The audited values of a change of payments: their status, even if it is unchanged. */
export function auditedPayment(before: AuditedState, after: AuditedState): AuditedValues {
  return { from: before.paymentStatus, to: after.paymentStatus };
}

/**
 * The audited values of a change of the booking's row: every changed field, before and after; both null when none
 * changed.
 */
export function auditedValues(before: AuditedState, after: AuditedState): AuditedValues {
  if (after.deleted && !before.deleted) return { from: before.status, to: null };
  if (before.deleted && !after.deleted) return { from: null, to: after.status };
  const changed = AUDITED_TEXTS.filter((text) => text(before) !== text(after));
  if (changed.length === 0) return { from: null, to: null };
  const textsOf = (state: AuditedState) => changed.map((text) => text(state)).join('; ');
  return { from: textsOf(before), to: textsOf(after) };
}

const joinTexts = (a: string | null, b: string | null): string | null => [a, b].filter(Boolean).join('; ') || null;

/** Merges two parts of one audit entry. */
export function joined(values: AuditedValues, also: AuditedValues | undefined): AuditedValues {
  return also ? { from: joinTexts(values.from, also.from), to: joinTexts(values.to, also.to) } : values;
}
