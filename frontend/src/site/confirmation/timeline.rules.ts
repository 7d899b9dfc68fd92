import { AWAITING_VERIFICATION } from '@farmhouse/contracts/bookings/booking/booking';
import { isFree } from '@farmhouse/contracts/bookings/payment/payment';
import { formatDayAndTime, formatInstant } from '@farmhouse/contracts/text/dates';
import { hasBegun } from '@farmhouse/contracts/bookings/stay/has-begun';
import type { VisibleBooking } from '../guest-booking/access/guest-booking.api.ts';

export type StageProgress = 'done' | 'now' | 'next';

export interface Stage {
  name: string;
  progress: StageProgress;
  /** When it happened, or for the stay when it begins; undefined while unknown. */
  when?: string;
  /** True for the stay from check-in on. */
  isRunning?: boolean;
}

type Booking = Pick<
  VisibleBooking,
  | 'status'
  | 'paymentStatus'
  | 'finalTotal'
  | 'createdAt'
  | 'paymentSubmittedAt'
  | 'paymentVerifiedAt'
  | 'confirmedAt'
  | 'checkinDate'
  | 'checkinTime'
>;

const STAY = 'Stay';

type Reached = [name: string, isDone: boolean, at: string | null];

/**
 * The stages of a booking from request to stay: those that are done by the time they happened, then the others in their
 * usual order, of which the first is the current one. One that costs nothing has none of payment.
 */
export function timelineOf(booking: Booking, now: Date): Stage[] {
  const { status, paymentStatus } = booking;
  const verified = paymentStatus === 'verified';
  const confirmed = status === 'confirmed' || status === 'completed';
  const payment: Reached[] = [
    ['Paid', verified || AWAITING_VERIFICATION.includes(paymentStatus), booking.paymentSubmittedAt],
    ['Verified', verified, booking.paymentVerifiedAt],
  ];
  const stages: Reached[] = [
    ['Requested', true, booking.createdAt],
    ['Dates confirmed', confirmed, booking.confirmedAt],
    ...(isFree(booking) ? [] : payment),
    [STAY, status === 'completed', null],
  ];
  const done = stages.filter(([, isDone]) => isDone);
  const open = stages.filter(([, isDone]) => !isDone);
  return [
    ...inTime(done).map(([name, , at]) => ({ name, progress: 'done' as const, when: whenOf(booking, name, at) })),
    ...open.map(([name], index) => ({
      name,
      progress: index === 0 ? ('now' as const) : ('next' as const),
      when: whenOf(booking, name, null),
      isRunning: name === STAY && hasBegun(booking, now),
    })),
  ];
}

/** Sorted by time; a stage with an unknown time keeps its place after the previous one. */
function inTime<Done extends [unknown, unknown, at: string | null]>(done: readonly Done[]): Done[] {
  const times = done.reduce<number[]>((known, [, , at]) => [...known, at ? Date.parse(at) : (known.at(-1) ?? 0)], []);
  return done
    .map((stage, index) => ({ stage, time: times[index] ?? 0 }))
    .sort((one, other) => one.time - other.time)
    .map(({ stage }) => stage);
}

function whenOf({ checkinDate, checkinTime }: Booking, name: string, at: string | null): string | undefined {
  if (name === 'Stay') return formatDayAndTime(checkinDate, checkinTime);
  return at ? formatInstant(at) : undefined;
}
