import type { EventType } from '../events/events.ts';
import type { MailKind } from '../messages/mails.ts';
import type { BookingStatus } from '../bookings/booking/booking.ts';

/** Who may make a transition. */
export type TransitionActor = 'guest' | 'owner' | 'system';

export type BookingAction =
  | 'request'
  | 'enter'
  | 'confirm'
  | 'confirm with payment'
  | 'cancel'
  | 'decline'
  | 'expire'
  | 'erase'
  | 'complete'
  | 'remind'
  | 'override';

/** What must hold besides the status; the code that makes the transition checks it. */
export type BookingGuard =
  | 'the dates are free'
  | 'two hours after check-out, and after the turnaround'
  | 'a request whose check-in day is over'
  | 'has an email, and a day after the last';

/** What a transition does to the times of a booking. */
export interface TransitionTimes {
  confirmedAt: 'now, if never before' | 'cleared' | 'kept';
  /** The reason of a cancellation is set and cleared with it. */
  cancelledAt: 'now' | 'cleared' | 'kept';
  /** Applies to a guest's booking; one that the owner entered keeps its original deadline. */
  paymentDeadline: 'starts now' | 'starts now, unless it has one' | 'cleared' | 'kept';
  /** The time that must be free after the stay. */
  turnaround: 'as set now' | 'kept';
}

export interface BookingTransition {
  action: BookingAction;
  /** `new`: there was no booking before. */
  from: readonly (BookingStatus | 'new')[];
  to: BookingStatus;
  by: readonly TransitionActor[];
  guard?: BookingGuard;
  times: TransitionTimes;
  /** The event that is published besides `booking.changed`, and the mails that it causes. */
  event?: EventType;
  mails?: readonly MailKind[];
  /** When the dashboard shows a button for it. */
  button?: 'always' | 'while its dates are free' | 'once its dates are taken';
}

const KEPT: TransitionTimes = { confirmedAt: 'kept', cancelledAt: 'kept', paymentDeadline: 'kept', turnaround: 'kept' };
const CONFIRMED: TransitionTimes = {
  confirmedAt: 'now, if never before',
  cancelledAt: 'cleared',
  paymentDeadline: 'starts now',
  turnaround: 'as set now',
};
const CANCELLED: TransitionTimes = { ...KEPT, cancelledAt: 'now' };
const OPEN: TransitionTimes = {
  ...KEPT,
  confirmedAt: 'cleared',
  cancelledAt: 'cleared',
  paymentDeadline: 'cleared',
};
const COMPLETED: TransitionTimes = { ...KEPT, cancelledAt: 'cleared' };

const CONFIRMATION = { event: 'booking.confirmed', mails: ['booking-confirmed'] } as const;
const CANCELLATION = { event: 'booking.cancelled', mails: ['booking-cancelled'] } as const;

/**
 * Every possible change of a booking's status. Buttons are in this order. The override is the owner's choice of any
 * status in the list of bookings.
 */
export const BOOKING_TRANSITIONS: readonly BookingTransition[] = [
  {
    action: 'request',
    ...{ from: ['new'], to: 'pending', by: ['guest'], guard: 'the dates are free', times: KEPT },
    ...{ event: 'booking.requested', mails: ['request-received', 'request-received-owner'] },
  },
  {
    action: 'enter',
    ...{ from: ['new'], to: 'pending', by: ['owner'], guard: 'the dates are free', times: KEPT },
    ...{ event: 'booking.entered', mails: ['payment-instructions'] },
  },
  {
    action: 'confirm',
    ...{ from: ['pending'], to: 'confirmed', by: ['owner'], guard: 'the dates are free', times: CONFIRMED },
    ...CONFIRMATION,
    button: 'while its dates are free',
  },
  {
    action: 'remind',
    ...{
      from: ['confirmed'],
      to: 'confirmed',
      by: ['owner', 'system'],
      guard: 'has an email, and a day after the last',
    },
    ...{ times: KEPT, event: 'booking.reminder-due', mails: ['checkin-reminder'] },
    button: 'always',
  },
  {
    action: 'confirm with payment',
    ...{ from: ['pending'], to: 'confirmed', by: ['owner'], guard: 'the dates are free', times: CONFIRMED },
  },
  {
    action: 'decline',
    ...{ from: ['pending'], to: 'cancelled', by: ['owner'], times: CANCELLED },
    ...CANCELLATION,
    button: 'once its dates are taken',
  },
  {
    action: 'cancel',
    ...{ from: ['pending', 'confirmed'], to: 'cancelled', by: ['guest'], times: CANCELLED },
    ...{ event: 'booking.cancelled', mails: ['booking-cancelled', 'booking-cancelled-owner'] },
  },
  {
    action: 'cancel',
    ...{ from: ['pending', 'confirmed'], to: 'cancelled', by: ['owner'], times: CANCELLED },
    ...CANCELLATION,
    button: 'while its dates are free',
  },
  {
    action: 'expire',
    ...{ from: ['pending'], to: 'cancelled', by: ['system'], times: CANCELLED },
    guard: 'a request whose check-in day is over',
    ...CANCELLATION,
  },
  {
    // with the guest's data, at the guest's request
    action: 'erase',
    ...{ from: ['pending'], to: 'cancelled', by: ['system'], times: CANCELLED },
  },
  {
    action: 'complete',
    ...{
      from: ['confirmed'],
      to: 'completed',
      by: ['system'],
      guard: 'two hours after check-out, and after the turnaround',
      times: COMPLETED,
    },
  },
  {
    action: 'override',
    ...{ from: ['pending', 'cancelled'], to: 'confirmed', by: ['owner'], guard: 'the dates are free' },
    times: CONFIRMED,
    ...CONFIRMATION,
  },
  {
    action: 'override',
    ...{ from: ['completed'], to: 'confirmed', by: ['owner'], guard: 'the dates are free' },
    times: { ...CONFIRMED, paymentDeadline: 'starts now, unless it has one' },
    ...CONFIRMATION,
  },
  {
    action: 'override',
    ...{ from: ['pending', 'confirmed'], to: 'cancelled', by: ['owner'], times: CANCELLED },
    ...CANCELLATION,
  },
  { action: 'override', from: ['completed'], to: 'cancelled', by: ['owner'], times: CANCELLED },
  { action: 'override', from: ['confirmed', 'cancelled', 'completed'], to: 'pending', by: ['owner'], times: OPEN },
  { action: 'override', from: ['pending', 'confirmed', 'cancelled'], to: 'completed', by: ['owner'], times: COMPLETED },
];

/**
 * The row for an action of an actor in a status; undefined when it is not possible there, or not for that actor. Only
 * an override needs `to`.
 */
export function bookingTransition(
  action: BookingAction,
  from: BookingStatus | 'new',
  by: TransitionActor,
  to?: BookingStatus,
): BookingTransition | undefined {
  return BOOKING_TRANSITIONS.find(
    (row) =>
      row.action === action && row.from.includes(from) && row.by.includes(by) && (to === undefined || row.to === to),
  );
}

interface RefusedTransition {
  status: BookingStatus;
  confirmationCode: string;
}

/** Why an action is not possible in a booking's status, for the owner. */
export function bookingRejection(action: BookingAction, { status, confirmationCode }: RefusedTransition): string {
  switch (action) {
    case 'confirm':
      return `Only a pending booking can be confirmed; this one is ${status}.`;
    case 'cancel':
      return `Only a pending or confirmed booking can be cancelled; this one is ${status}.`;
    case 'decline':
      return `Only a pending booking can be declined; ${confirmationCode} is ${status}.`;
    case 'remind':
      return `A reminder can only be sent for a confirmed booking; this one is ${status}.`;
    default:
      return `This is not possible for a booking that is ${status}.`;
  }
}

/**
 * The actions that the dashboard has buttons for, in their order. `datesTakenBy` is what occupies a pending booking's
 * dates.
 */
export function offeredActions(booking: { status: BookingStatus; datesTakenBy: string | null }): BookingAction[] {
  const isOffered = {
    always: true,
    'while its dates are free': booking.datesTakenBy === null,
    'once its dates are taken': booking.datesTakenBy !== null,
  };
  return BOOKING_TRANSITIONS.filter(
    ({ button, from }) => button !== undefined && isOffered[button] && from.includes(booking.status),
  ).map(({ action }) => action);
}

/** True if only an override leads from one status to the other. */
export function isOverride(from: BookingStatus, to: BookingStatus): boolean {
  return !BOOKING_TRANSITIONS.some((row) => row.action !== 'override' && row.from.includes(from) && row.to === to);
}
