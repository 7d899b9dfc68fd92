import type { EventEnvelope, Events } from '@farmhouse/contracts/events/events';
import { BOOKING_TRANSITIONS } from '@farmhouse/contracts/transitions/booking-transitions';
import { PAYMENT_TRANSITIONS } from '@farmhouse/contracts/transitions/payment-transitions';
import { describe, expect, it } from '@jest/globals';
import {
  exampleBooking,
  exampleChangeRequest,
  exampleChat,
  exampleErasure,
  exampleFeedEvent,
  exampleFeedFailing,
  exampleMessage,
  examplePasswordReset,
  examplePrivacyRequest,
  exampleSecurityChange,
  exampleSignInLock,
} from './testing/example-mails.ts';
import { MAIL_EVENTS, mailsOf, type MailEvent } from './events.ts';

type Table = { [T in MailEvent]: [payload: Events[T], kinds: string[]] };

const booking = exampleBooking();
const message = exampleMessage();
const request = examplePrivacyRequest();
const chat = exampleChat();

const TABLE: Table = {
  'booking.requested': [{ booking }, ['request-received', 'request-received-owner']],
  'booking.entered': [{ booking }, ['payment-instructions']],
  'booking.confirmed': [{ booking }, ['booking-confirmed']],
  'booking.cancelled': [
    { booking, reason: null, by: 'guest', refund: { amount: 500, refundTo: null, dueOn: '2026-12-01' } },
    ['booking-cancelled', 'booking-cancelled-owner'],
  ],
  'booking.stay-changed': [
    { booking, before: booking, sequence: 1, by: 'guest', reason: null },
    ['stay-changed', 'stay-changed-owner'],
  ],
  'booking.note-added': [{ booking, before: booking, note: 'They bring a dog' }, ['stay-changed-owner']],
  'change-request.filed': [{ booking, request: exampleChangeRequest() }, ['change-requested-owner']],
  'change-request.declined': [{ booking, request: exampleChangeRequest(), reason: null }, ['change-declined']],
  'booking.reminder-due': [{ booking, manual: false }, ['checkin-reminder']],
  'booking.arrival-due': [{ booking }, ['arrival-day']],
  'booking.thanks-due': [{ booking }, ['thank-you']],
  'booking.unanswered': [{ booking }, ['request-unanswered-owner']],
  'calendar.clash-found': [{ booking, event: exampleFeedEvent() }, ['calendar-clash-owner']],
  'calendar-feed.failing': [exampleFeedFailing(), ['feed-failing-owner']],
  'payment.submitted': [{ booking }, ['payment-received', 'payment-received-owner']],
  'payment.verified': [{ booking, notes: null }, ['payment-verified']],
  'receipt.send-requested': [{ booking, number: 'R/2026-27/0001', kind: 'payment', amount: 5100 }, ['receipt']],
  'refund.paid': [{ booking, amount: 500, method: 'upi', reference: null, notes: null }, ['refund-paid']],
  'deposit.kept': [{ booking, amount: 500, reason: 'A broken lamp' }, ['deposit-kept']],
  'payment.balance-due': [{ booking, dueOn: '2026-12-01' }, ['balance-due']],
  'payment.failed': [{ booking, notes: null }, ['payment-failed']],
  'contact-message.received': [{ message }, ['contact-received-owner']],
  'contact-message.replied': [{ message, reply: { replyMessage: 'Yes', repliedBy: 'admin' } }, ['contact-reply']],
  'privacy-request.filed': [{ request }, ['privacy-request-received', 'privacy-request-received-owner']],
  'privacy-request.due-soon': [{ request, daysLeft: 7 }, ['privacy-request-due-owner']],
  'privacy-request.closed': [{ request, note: null }, ['privacy-request-closed']],
  'erasure.completed': [exampleErasure(), ['data-erased']],
  'chat.untaken': [{ chat }, ['chat-untaken-owner']],
  'security.changed': [exampleSecurityChange(), ['security-change-owner']],
  'password-reset.requested': [examplePasswordReset(), ['password-reset-owner']],
  'sign-in.locked': [exampleSignInLock(), ['sign-in-locked-owner']],
};

const SUBJECTS = { booking: '41', 'contact-message': '7', 'privacy-request': '9', chat: '12', house: 'house' };

const envelope = (type: MailEvent): EventEnvelope<MailEvent> => ({
  id: 'e1',
  type,
  occurredAt: '2026-11-20T04:30:00.000Z',
  payload: TABLE[type][0],
});

describe('mailsOf', () => {
  it.each(MAIL_EVENTS)('%s causes its mails, each about its subject', (type) => {
    const mails = mailsOf(envelope(type));

    expect(mails.map(({ kind }) => kind)).toEqual(TABLE[type][1]);
    for (const { subject } of mails) expect(subject.id).toBe(SUBJECTS[subject.type]);
  });

  it.each(
    [...BOOKING_TRANSITIONS, ...PAYMENT_TRANSITIONS].flatMap(({ action, by, event, mails }) =>
      event ? by.map((actor) => [action, actor, event as MailEvent, mails] as const) : [],
    ),
  )('returns the mails that the table of transitions names for %s by the %s', (_action, actor, event, mails) => {
    const author = event === 'booking.cancelled' ? { by: actor === 'owner' ? undefined : actor } : {};
    const sent = mailsOf({ ...envelope(event), payload: { ...TABLE[event][0], ...author } as Events[MailEvent] });

    expect(sent.map(({ kind }) => kind)).toEqual(mails);
  });

  it('causes no mail for an unknown user name', () => {
    const reset = { ...examplePasswordReset(), username: null };
    const lock = { ...exampleSignInLock(), username: null };

    expect(mailsOf({ ...envelope('password-reset.requested'), payload: reset })).toEqual([]);
    expect(mailsOf({ ...envelope('sign-in.locked'), payload: lock })).toEqual([]);
  });

  it.each(['payment.verified', 'payment.failed', 'refund.paid'] as const)(
    '%s mails the notes that the owner wrote, and none where they are private',
    (type) => {
      const noteOf = (notes: string | null) =>
        mailsOf({ ...envelope(type), payload: { ...TABLE[type][0], notes } }).map(({ payload }) => payload);

      expect(noteOf('Seen on the account')).toMatchObject([{ note: 'Seen on the account' }]);
      expect(noteOf(null)).toMatchObject([{ note: null }]);
    },
  );

  it('treats a blank note as no note', () => {
    const mails = mailsOf({ ...envelope('privacy-request.closed'), payload: { request, note: ' \n ' } });

    expect(mails).toMatchObject([{ payload: { note: null } }]);
  });
});
