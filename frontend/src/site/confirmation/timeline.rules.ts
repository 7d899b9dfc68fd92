import { AWAITING_VERIFICATION } from '@farmhouse/contracts/bookings/booking';
import { formatDayAndTime, formatInstant } from '@farmhouse/contracts/text/dates';
import type { SeenBooking } from '../guest-booking/access/guest-booking.api.ts';

export type StageProgress = 'done' | 'now' | 'next';

export interface Stage {
  name: string;
  progress: StageProgress;
  /** When it happened, or for the stay when it begins; undefined while that is open. */
  when?: string;
}

type Booking = Pick<
  SeenBooking,
  | 'status'
  | 'paymentStatus'
  | 'createdAt'
  | 'paymentSubmittedAt'
  | 'paymentVerifiedAt'
  | 'confirmedAt'
  | 'checkinDate'
  | 'checkinTime'
>;

/** The stages of a booking from request to stay. The first stage that is not done is the current one. */
export function timelineOf(booking: Booking): Stage[] {
  const { status, paymentStatus } = booking;
  const verified = paymentStatus === 'verified';
  const stages: [name: string, isDone: boolean, at: string | null][] = [
    ['Requested', true, booking.createdAt],
    ['Payment', verified || AWAITING_VERIFICATION.includes(paymentStatus), booking.paymentSubmittedAt],
    ['Verified', verified, booking.paymentVerifiedAt],
    ['Confirmed', status === 'confirmed' || status === 'completed', booking.confirmedAt],
    ['Stay', status === 'completed', null],
  ];
  const now = stages.findIndex(([, isDone]) => !isDone);
  return stages.map(([name, isDone, at], index) => ({
    name,
    progress: isDone ? 'done' : index === now ? 'now' : 'next',
    when: name === 'Stay' ? formatDayAndTime(booking.checkinDate, booking.checkinTime) : whenOf(isDone, at),
  }));
}

const whenOf = (isDone: boolean, at: string | null): string | undefined =>
  isDone && at ? formatInstant(at) : undefined;
