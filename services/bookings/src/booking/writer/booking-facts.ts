import type { BookingStatus, PaymentStatus } from '@farmhouse/contracts/bookings/booking';
import type { Balance } from '@farmhouse/contracts/bookings/payment';
import { checkoutTimeOf } from '@farmhouse/contracts/bookings/stay';
import type { BookingFacts } from '@farmhouse/contracts/events/events';
import { formatDayAndTime } from '@farmhouse/contracts/text/dates';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { BookingEntity } from '../booking.entity.ts';

/** The facts of a booking of which every change is audited and announced; others read them. */
export type Facts = Omit<BookingFacts, 'version'>;

export function factsOf(booking: BookingEntity, { paymentStatus, due }: Balance): Facts {
  const { id, status, checkinDate, checkoutDate, checkinTime, guestCount, finalTotal, stayChanges } = booking;
  return {
    ...{ id, status, paymentStatus, checkinDate, checkoutDate, checkinTime, guestCount, finalTotal, due, stayChanges },
    checkoutTime: checkoutTimeOf(booking),
    messagesPaused: booking.messagesPaused,
    deleted: booking.archivedAt !== null,
  };
}

export const hasChanged = (before: Facts, after: Facts): boolean =>
  (Object.keys(after) as (keyof Facts)[]).some((fact) => before[fact] !== after[fact]);

type Words = (facts: Facts) => string;

/** The text of each audited field in the history; their order here is the order in which they are shown. */
const TOLD: readonly Words[] = [
  ({ status }): BookingStatus => status,
  ({ paymentStatus }): PaymentStatus => paymentStatus,
  ({ checkinDate, checkinTime, checkoutDate, checkoutTime }) =>
    `${formatDayAndTime(checkinDate, checkinTime)} to ${formatDayAndTime(checkoutDate, checkoutTime)}`,
  ({ guestCount }) => (guestCount === 1 ? '1 guest' : `${guestCount} guests`),
  ({ finalTotal }) => formatRupees(finalTotal),
];

export interface AuditedValues {
  from: string | null;
  to: string | null;
}

/** What the audit keeps of a change of payments: their status, also when it is the same as before. */
export function auditedPayment(before: Facts, after: Facts): AuditedValues {
  return { from: before.paymentStatus, to: after.paymentStatus };
}

/** What the audit keeps of a change of the booking's row: every fact that changed, before and after; null when none did. */
export function auditedValues(before: Facts, after: Facts): AuditedValues {
  if (after.deleted && !before.deleted) return { from: before.status, to: null };
  if (before.deleted && !after.deleted) return { from: null, to: after.status };
  const told = TOLD.filter((words) => words(before) !== words(after));
  if (told.length === 0) return { from: null, to: null };
  const inWords = (facts: Facts) => told.map((words) => words(facts)).join('; ');
  return { from: inWords(before), to: inWords(after) };
}

const together = (a: string | null, b: string | null): string | null => [a, b].filter(Boolean).join('; ') || null;

/** Two parts of one audit entry as one. */
export function joined(values: AuditedValues, also: AuditedValues | undefined): AuditedValues {
  return also ? { from: together(values.from, also.from), to: together(values.to, also.to) } : values;
}
