import { describe, expect, it } from '@jest/globals';
import { SUBSCRIBERS } from '../events/subscribers.ts';
import { bookingTransition, BOOKING_TRANSITIONS, isOverride, offeredActions } from './booking-transitions.ts';
import { BOOKING_STATUSES, PAYMENT_STATUSES } from '../bookings/booking/booking.ts';
import { PAYMENT_STATES } from '../bookings/payment/payment.ts';
import { paymentRejection, paymentTransition, PAYMENT_TRANSITIONS } from './payment-transitions.ts';

describe('the table of booking transitions', () => {
  it('has exactly one override from every status to every other one', () => {
    for (const from of BOOKING_STATUSES) {
      for (const to of BOOKING_STATUSES) {
        const rows = BOOKING_TRANSITIONS.filter((row) => row.action === 'override' && row.from.includes(from));
        expect([from, to, rows.filter((row) => row.to === to).length]).toEqual([from, to, from === to ? 0 : 1]);
      }
    }
  });

  it('has at most one row for each other action of an actor in a status, so that an action has one outcome', () => {
    for (const { action, by } of BOOKING_TRANSITIONS.filter((row) => row.action !== 'override')) {
      for (const from of BOOKING_STATUSES) {
        const rows = BOOKING_TRANSITIONS.filter((row) => row.action === action && row.from.includes(from));
        for (const actor of by) {
          expect(rows.filter((row) => row.by.includes(actor)).length).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  it('names mails only with an event that the mail service subscribes to', () => {
    for (const { event, mails } of [...BOOKING_TRANSITIONS, ...PAYMENT_TRANSITIONS]) {
      expect(mails === undefined).toBe(event === undefined);
      if (event) expect(SUBSCRIBERS[event]).toContain('notifications');
    }
  });

  it('clears the times of a cancellation for every status but cancelled', () => {
    const kept = BOOKING_TRANSITIONS.filter(({ from, to, times }) => {
      return to !== 'cancelled' && from.includes('cancelled') && times.cancelledAt !== 'cleared';
    });

    expect(kept).toEqual([]);
  });

  it.each([
    ['owner', 'confirm', 'pending', true],
    ['guest', 'confirm', 'pending', false],
    ['system', 'confirm', 'pending', false],
    ['owner', 'confirm', 'cancelled', false],
    ['guest', 'cancel', 'confirmed', true],
    ['owner', 'cancel', 'confirmed', true],
    ['system', 'cancel', 'confirmed', false],
    ['owner', 'cancel', 'completed', false],
    ['owner', 'decline', 'confirmed', false],
    ['guest', 'decline', 'pending', false],
    ['system', 'erase', 'pending', true],
    ['system', 'erase', 'confirmed', false],
    ['system', 'complete', 'confirmed', true],
    ['owner', 'complete', 'confirmed', false],
    ['system', 'complete', 'pending', false],
    ['system', 'remind', 'confirmed', true],
    ['owner', 'remind', 'pending', false],
    ['guest', 'override', 'pending', false],
  ] as const)('lets the %s %s a booking that is %s: %s', (actor, action, from, isPossible) => {
    expect(bookingTransition(action, from, actor) !== undefined).toBe(isPossible);
  });
});

describe('the actions that the dashboard offers', () => {
  it.each([
    ['pending', null, ['confirm', 'cancel']],
    ['pending', 'FH-7K3M9QXZ', ['decline']],
    ['pending', 'block', ['decline']],
    ['confirmed', null, ['remind', 'cancel']],
    ['cancelled', null, []],
    ['completed', null, []],
  ] as const)('for a booking that is %s, its dates taken by %s, are %j', (status, datesTakenBy, actions) => {
    expect(offeredActions({ status, datesTakenBy })).toEqual(actions);
  });

  it.each([
    ['pending', 'confirmed', false],
    ['confirmed', 'completed', false],
    ['confirmed', 'pending', true],
    ['cancelled', 'confirmed', true],
    ['pending', 'completed', true],
  ] as const)('lead from %s to %s only by an override: %s', (from, to, expected) => {
    expect(isOverride(from, to)).toBe(expected);
  });
});

describe('the table of payment transitions', () => {
  it('leads to every state, and has no transition out of a final one', () => {
    expect(new Set(PAYMENT_TRANSITIONS.map(({ to }) => to))).toEqual(new Set(PAYMENT_STATES));
    for (const { action, from } of PAYMENT_TRANSITIONS) {
      // a verification is undone only by a correction
      if (action !== 'reverse') expect(from).not.toContain('verified');
      expect(from).not.toContain('superseded');
    }
  });

  it.each([
    ['submit', ['pending', 'paid', 'pending_verification', 'failed']],
    ['record', ['pending', 'failed']],
    ['add', ['pending', 'paid', 'pending_verification', 'failed']],
    ['accept', ['pending', 'failed']],
    ['overpay', ['pending', 'paid', 'pending_verification', 'failed', 'verified']],
    ['verify', ['paid', 'pending_verification', 'failed']],
    ['refuse', ['paid', 'pending_verification', 'failed']],
  ] as const)('lets a payment be made or decided by %s while the payment status is one of %j', (action, possible) => {
    const found = PAYMENT_STATUSES.filter((paymentStatus) => {
      const due = paymentStatus === 'verified' ? 0 : 5100;
      return !paymentRejection(action, { status: 'pending', paymentStatus, due, finalTotal: 5100 });
    });

    expect(found.toSorted()).toEqual([...possible].toSorted());
  });

  it.each(['paid', 'pending_verification'] as const)(
    'does not let a guest submit a payment when everything was received, even while another one is %s',
    (paymentStatus) => {
      const booking = { status: 'confirmed', paymentStatus, due: 0, finalTotal: 5100 } as const;

      expect(paymentRejection('submit', booking)).toBe('The payment of this booking is already verified.');
      expect(paymentRejection('verify', booking)).toBeUndefined();
    },
  );

  it.each([
    ['submit', 'verified', false],
    ['submit', 'pending_verification', false],
    ['record', 'verified', false],
    ['accept', 'verified', false],
    ['overpay', 'verified', false],
    ['verify', 'verified', false],
    ['verify', 'pending_verification', true],
    ['refuse', 'pending_verification', true],
  ] as const)(
    '%s of a booking that costs nothing, with payment status %s, is possible: %s',
    (action, paymentStatus, isPossible) => {
      const refusal = paymentRejection(action, { status: 'confirmed', paymentStatus, due: 0, finalTotal: 0 });

      expect(refusal).toBe(isPossible ? undefined : 'There is nothing to pay for this booking.');
    },
  );

  it.each([
    ['submit', 'This booking was cancelled; no payment is needed.'],
    ['record', 'This booking was cancelled; no payment is needed.'],
    ['add', 'This booking was cancelled; no payment is needed.'],
    ['overpay', undefined],
    ['verify', undefined],
    ['refuse', undefined],
  ] as const)('refuses %s for a cancelled booking with %j', (action, refusal) => {
    expect(paymentRejection(action, { status: 'cancelled', paymentStatus: 'failed', due: 0, finalTotal: 5100 })).toBe(
      refusal,
    );
  });

  it.each([
    ['pending', 5100, undefined],
    ['verified', 2100, undefined],
    ['verified', 0, 'The payment of this booking is already verified.'],
    ['paid', 5100, 'A payment waits to be verified already; verify it or mark it as failed first.'],
  ] as const)(
    'refuses a bank line for a cancelled booking whose payment is %s with %i unpaid with %j',
    (paymentStatus, due, refusal) => {
      const booking = { status: 'cancelled', paymentStatus, due, finalTotal: 5100 } as const;

      expect(paymentRejection('accept', booking)).toBe(refusal);
    },
  );

  it.each([
    ['verify', 'superseded', undefined],
    ['verify', 'failed', 'verified'],
    ['supersede', 'failed', undefined],
    ['supersede', 'submitted', 'superseded'],
    ['supersede', 'recorded', undefined],
  ] as const)('the action %s takes a payment from %s to %s', (action, from, to) => {
    expect(paymentTransition(action, from)?.to).toBe(to);
  });
});
