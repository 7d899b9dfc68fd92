import { AWAITING_VERIFICATION } from '@farmhouse/contracts/bookings/booking';
import type { SeenBooking } from '../../shared/guest/guest-booking.api.ts';

export type StageProgress = 'done' | 'now' | 'next';

export interface Stage {
  name: string;
  progress: StageProgress;
}

/** The stages of a booking from request to stay. The first stage that is not done is the current one. */
export function timelineOf({ status, paymentStatus }: Pick<SeenBooking, 'status' | 'paymentStatus'>): Stage[] {
  const verified = paymentStatus === 'verified';
  const done: [string, boolean][] = [
    ['Requested', true],
    ['Payment', verified || AWAITING_VERIFICATION.includes(paymentStatus)],
    ['Verified', verified],
    ['Confirmed', status === 'confirmed' || status === 'completed'],
    ['Stay', status === 'completed'],
  ];
  const now = done.findIndex(([, isDone]) => !isDone);
  return done.map(([name, isDone], index) => ({ name, progress: isDone ? 'done' : index === now ? 'now' : 'next' }));
}
