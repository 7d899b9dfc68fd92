import {
  bookingRejection,
  bookingTransition,
  type BookingAction,
  type BookingTransition,
  type TransitionActor,
} from '@farmhouse/contracts/transitions/booking-transitions';
import type { BookingStatus } from '@farmhouse/contracts/bookings/booking/booking';
import type { SettingValues } from '@farmhouse/contracts/content/setting';
import type { BookingEntity } from './booking.entity.ts';
import { StatusConflict } from './booking.errors.ts';
import { paymentDeadline, turnaroundOf } from './booking.rules.ts';

/**
 * The table's row for an action of an actor on a booking; only an override needs `to`. Throws StatusConflict when there
 * is none.
 */
export function requireTransition(
  action: BookingAction,
  booking: Pick<BookingEntity, 'status' | 'confirmationCode'>,
  by: TransitionActor,
  to?: BookingStatus,
): BookingTransition {
  const transition = bookingTransition(action, booking.status, by, to);
  if (!transition) throw new StatusConflict(bookingRejection(action, booking));
  return transition;
}

type TransitionFields = Pick<
  BookingEntity,
  'status' | 'confirmedAt' | 'cancelledAt' | 'cancellationReason' | 'paymentDeadline' | 'turnaroundMinutes'
>;

interface TransitionContext {
  reason: string | null;
  settings: SettingValues;
  now: Date;
}

function confirmedAt({ times }: BookingTransition, present: Date | null, now: Date): Date | null {
  switch (times.confirmedAt) {
    case 'kept':
      return present;
    case 'cleared':
      return null;
    case 'now, if never before':
      return present ?? now;
  }
}

function cancellation(
  { times }: BookingTransition,
  booking: BookingEntity,
  { reason, now }: TransitionContext,
): Pick<BookingEntity, 'cancelledAt' | 'cancellationReason'> {
  switch (times.cancelledAt) {
    case 'kept':
      return { cancelledAt: booking.cancelledAt, cancellationReason: booking.cancellationReason };
    case 'cleared':
      return { cancelledAt: null, cancellationReason: null };
    case 'now':
      return { cancelledAt: now, cancellationReason: reason };
  }
}

/** A booking that the owner entered counts as agreed and keeps its original deadline. */
function deadline(
  { times }: BookingTransition,
  booking: BookingEntity,
  { settings, now }: TransitionContext,
): Date | null {
  const { source, paymentDeadline: present } = booking;
  if (source === 'owner') return present;
  switch (times.paymentDeadline) {
    case 'kept':
      return present;
    case 'cleared':
      return null;
    case 'starts now':
      return paymentDeadline(booking, settings, now);
    case 'starts now, unless it has one':
      return present ?? paymentDeadline(booking, settings, now);
  }
}

/** What a transition writes into a booking's row. */
export function fieldsAfter(
  transition: BookingTransition,
  booking: BookingEntity,
  context: TransitionContext,
): TransitionFields {
  const isKept = transition.times.turnaround === 'kept';
  return {
    status: transition.to,
    turnaroundMinutes: isKept ? booking.turnaroundMinutes : turnaroundOf(context.settings),
    paymentDeadline: deadline(transition, booking, context),
    confirmedAt: confirmedAt(transition, booking.confirmedAt, context.now),
    ...cancellation(transition, booking, context),
  };
}
