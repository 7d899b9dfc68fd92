import { addDays, istDate } from '@farmhouse/contracts/timing/ist';
import type { Events } from '@farmhouse/contracts/events/events';
import type { BookingSnapshot } from '@farmhouse/contracts/events/payloads';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { exampleBooking, exampleMessage, examplePrivacyRequest } from '../testing/example-mails.ts';
import { startTestNotifications, type TestNotifications } from '../testing/test-notifications.ts';
import { MessagesSweep } from './messages.sweep.ts';

let service: TestNotifications;

beforeAll(async () => {
  service = await startTestNotifications();
});
afterAll(() => service.close());
afterEach(() => {
  service.mailbox.mails.length = 0;
  service.mailbox.refuse('recipient');
});

const messageOf = (eventId: string, expected: object) =>
  eventually(async () => {
    const [message] = await service.messages(eventId);
    expect(message).toMatchObject(expected);
    return message?.id ?? '';
  }, 20_000);

const TOMORROW = addDays(istDate(new Date()), 1);
let bookings = 100;
const aStay = () => {
  bookings += 1;
  return exampleBooking({
    id: bookings,
    status: 'confirmed',
    checkinDate: TOMORROW,
    checkoutDate: addDays(TOMORROW, 1),
  });
};
/** The change number `nth` of a stay for so many guests, one number after the other. */
const changesOf =
  (stay: BookingSnapshot, guestCounts: readonly number[]) =>
  (nth: number, reason: string | null = null): Events['booking.stay-changed'] => {
    const at = (stayChanges: number) => ({ ...stay, guestCount: guestCounts[stayChanges] ?? 0, stayChanges });
    return { before: at(nth - 1), booking: at(nth), sequence: nth, by: 'owner', reason };
  };
const changed = (id: number, part: Partial<Events['booking.changed']> = {}) =>
  service.publish('booking.changed', { ...aStay(), id, due: 0, stayChanges: 0, version: 1, deleted: false, ...part });
const stateOf = (id: number, expected: object) =>
  eventually(async () => {
    expect(await service.db.query('SELECT * FROM booking_facts WHERE id = $1', [id])).toMatchObject([expected]);
  });

describe('a mail whose event is handled before the change of state that it is part of', () => {
  it.each([
    ['payment.failed', { status: 'pending', paymentStatus: 'pending_verification' }, { paymentStatus: 'failed' }],
    ['booking.confirmed', { status: 'cancelled' }, { status: 'confirmed' }],
  ] as const)('is sent for %s', async (type, known, now) => {
    const booking = { ...aStay(), ...now, stateVersion: 2 };
    await changed(booking.id, { ...known, version: 1 });
    await stateOf(booking.id, known.status === 'pending' ? { payment_status: known.paymentStatus } : known);

    const eventId = await service.publish(type, { booking });

    await messageOf(eventId, { status: 'sent' });
  });

  it('is not sent if the state has changed again since', async () => {
    const booking = { ...aStay(), stateVersion: 2 };
    await changed(booking.id, { status: 'cancelled', version: 3 });
    await stateOf(booking.id, { status: 'cancelled' });

    const eventId = await service.publish('booking.confirmed', { booking });

    await messageOf(eventId, { status: 'withheld' });
  });
});

describe('a mail that has waited for the mail server', () => {
  /** Publishes the event while the mail server refuses all mail, and waits for the first failed attempt. */
  async function waiting<
    T extends 'booking.reminder-due' | 'booking.entered' | 'booking.stay-changed' | 'payment.verified',
  >(type: T, payload: Events[T]) {
    service.mailbox.refuse('recipient', 451);
    const eventId = await service.publish(type, payload);
    await messageOf(eventId, { status: 'queued', attempts: 1 });
    return eventId;
  }

  it('is not sent when it reminds of a stay that was cancelled meanwhile; a late older change alters nothing', async () => {
    const booking = aStay();
    const eventId = await waiting('booking.reminder-due', { booking, manual: true });
    await changed(booking.id, { status: 'cancelled', version: 2 });
    await stateOf(booking.id, { status: 'cancelled' });
    await changed(booking.id, { status: 'confirmed', version: 1 });

    service.mailbox.refuse('recipient');

    const id = await messageOf(eventId, { status: 'withheld' });
    expect(service.mailbox.mails).toEqual([]);
    expect(await service.eventsOf(id)).toEqual(['email.queued', 'email.failed']);
  });

  it('is not sent when it asks for money that was received meanwhile', async () => {
    const booking = { ...aStay(), status: 'pending' as const };
    const eventId = await waiting('booking.entered', { booking });
    await changed(booking.id, { status: 'pending', paymentStatus: 'paid' });
    await stateOf(booking.id, { payment_status: 'paid' });

    service.mailbox.refuse('recipient');

    await messageOf(eventId, { status: 'withheld' });
    expect(service.mailbox.mails).toEqual([]);
  });

  it('says that the money has arrived for a booking that was cancelled meanwhile, and not that the stay is confirmed', async () => {
    const booking = aStay();
    const eventId = await waiting('payment.verified', { booking, notes: null });
    await changed(booking.id, { status: 'cancelled' });
    await stateOf(booking.id, { status: 'cancelled' });

    service.mailbox.refuse('recipient');

    await messageOf(eventId, { status: 'sent' });
    const [mail] = service.mailbox.mails;
    expect(mail?.subject).toBe(`Payment verified: ${booking.confirmationCode}`);
    expect(mail?.text).toContain('Your booking has been cancelled, though.');
    expect(mail?.text).not.toMatch(/is yours|Still to pay/);
  });

  it('about a change is left to the mail about the next one, which begins at the stay the guest knows', async () => {
    const stay = aStay();
    const change = changesOf(stay, [4, 6, 7, 8]);
    const first = await waiting('booking.stay-changed', change(1, 'As you asked on the phone'));
    const next = await service.publish('booking.stay-changed', change(2));
    await messageOf(next, { status: 'queued' });
    await changed(stay.id, { guestCount: 7, stayChanges: 2 });
    await stateOf(stay.id, { stay_changes: 2 });

    service.mailbox.refuse('recipient');

    await messageOf(next, { status: 'sent' });
    await messageOf(first, { status: 'withheld' });
    const [mail, ...others] = service.mailbox.mails;
    expect(others).toEqual([]);
    expect(mail?.text).toMatch(/Guests\s+4 guests\s+7 guests/);
    expect(mail?.text).toContain('As you asked on the phone');
    expect(String(mail?.attachments.at(-1)?.content)).toContain('SEQUENCE:2');

    await messageOf(await service.publish('booking.stay-changed', change(3)), { status: 'sent' });
    expect(service.mailbox.mails.at(-1)?.text).toMatch(/Guests\s+7 guests\s+8 guests/);
  });

  it('about a change back to the stay the guest knows is not sent, nor is the one about the change before', async () => {
    const stay = aStay();
    const change = changesOf(stay, [4, 6, 4, 7]);
    const first = await waiting('booking.stay-changed', change(1));
    const back = await service.publish('booking.stay-changed', change(2));
    await messageOf(back, { status: 'queued' });
    await changed(stay.id, { guestCount: 4, stayChanges: 2 });
    await stateOf(stay.id, { stay_changes: 2 });

    service.mailbox.refuse('recipient');

    await messageOf(back, { status: 'withheld' });
    await messageOf(first, { status: 'withheld' });
    expect(service.mailbox.mails).toEqual([]);

    await messageOf(await service.publish('booking.stay-changed', change(3)), { status: 'sent' });
    expect(service.mailbox.mails.at(-1)?.text).toMatch(/Guests\s+4 guests\s+7 guests/);
  });

  it('is sent when nothing that matters has changed', async () => {
    const booking = aStay();
    const eventId = await waiting('booking.reminder-due', { booking, manual: true });
    await changed(booking.id, { paymentStatus: 'verified' });
    await stateOf(booking.id, { payment_status: 'verified' });

    service.mailbox.refuse('recipient');

    await messageOf(eventId, { status: 'sent' });
  });
});

describe('email.resend-requested', () => {
  it('sends a mail that was given up, with the same Message-ID, and publishes its events again', async () => {
    service.mailbox.refuse('recipient', 550, '5.1.1 no such user');
    const eventId = await service.publish('booking.cancelled', { booking: aStay(), reason: null });
    const messageId = await messageOf(eventId, { status: 'failed', attempts: 2 });
    service.mailbox.refuse('recipient');

    await service.publish('email.resend-requested', { messageId }, 3);

    await messageOf(eventId, { status: 'sent' });
    expect(service.mailbox.mails.map((mail) => mail.messageId)).toEqual([`<${messageId}@farm.example>`]);
    expect(await service.eventsOf(messageId)).toEqual([
      'email.queued',
      'email.failed',
      'email.queued',
      'email.delivered',
    ]);
  });

  describe('of a mail that was refused at a wrong address', () => {
    /** The mail's row, and the booking whose address the owner then changes to `email`. */
    const refusedThenChanged = async (email: string | null) => {
      service.mailbox.refuse('recipient', 550, '5.1.1 no such user');
      const booking = { ...aStay(), email: 'wrong@example.com' };
      const eventId = await service.publish('booking.cancelled', { booking, reason: null });
      const messageId = await messageOf(eventId, { status: 'failed', recipient: 'wrong@example.com' });
      service.mailbox.refuse('recipient');
      await changed(booking.id, { email, guestTokenVersion: 3, version: 2 });
      await changed(booking.id, { email: 'older@example.com', guestTokenVersion: 2, version: 1 });
      await eventually(async () => {
        const [row] = await service.db.query<[object]>(
          `SELECT payload -> 'booking' AS booking FROM messages WHERE id = $1`,
          [messageId],
        );
        expect(row).toMatchObject({ booking: { email, guestTokenVersion: 3 } });
      });
      return { eventId, messageId };
    };

    it('sends it to the address that the booking has by then', async () => {
      const { eventId, messageId } = await refusedThenChanged('right@example.com');

      await service.publish('email.resend-requested', { messageId });

      await messageOf(eventId, { status: 'sent', recipient: 'right@example.com' });
      expect(service.mailbox.recipients()).toEqual(['right@example.com']);
    });

    it('does not send it once the booking has no address, and reports that', async () => {
      const { eventId, messageId } = await refusedThenChanged(null);

      await service.publish('email.resend-requested', { messageId });

      await eventually(async () =>
        expect(await service.eventsOf(messageId)).toEqual(['email.queued', 'email.failed', 'email.failed']),
      );
      await messageOf(eventId, { status: 'failed', attempts: 2 });
    });
  });

  it('sends a mail that waits for another attempt to the address that the booking has by then', async () => {
    service.mailbox.refuse('recipient', 451);
    const booking = { ...aStay(), email: 'wrong@example.com' };
    const eventId = await service.publish('booking.cancelled', { booking, reason: null });
    await messageOf(eventId, { status: 'queued', attempts: 1 });

    await changed(booking.id, { status: 'cancelled', email: 'right@example.com', guestTokenVersion: 1 });
    await messageOf(eventId, { recipient: 'right@example.com' });

    service.mailbox.refuse('recipient');
    await messageOf(eventId, { status: 'sent', recipient: 'right@example.com' });
  });

  it('lets a mail that was given up be refused once more before it is given up again', async () => {
    service.mailbox.refuse('recipient', 550, '5.1.1 no such user');
    const eventId = await service.publish('booking.cancelled', { booking: aStay(), reason: null });
    const messageId = await messageOf(eventId, { status: 'failed', attempts: 2 });

    await service.publish('email.resend-requested', { messageId });

    await messageOf(eventId, { status: 'queued', attempts: 3 });
    await messageOf(eventId, { status: 'failed', attempts: 4 });
  });

  it('has the mails about two changes, queued again at one time, tell both once, and the next one only what is new', async () => {
    const stay = aStay();
    const change = changesOf(stay, [4, 6, 7, 8]);
    service.mailbox.refuse('recipient', 550, '5.1.1 no such user');
    const first = await service.publish('booking.stay-changed', change(1));
    const messageId = await messageOf(first, { status: 'failed' });
    const next = await service.publish('booking.stay-changed', change(2));
    await messageOf(next, { status: 'failed' });
    await changed(stay.id, { guestCount: 7, stayChanges: 2 });
    await stateOf(stay.id, { stay_changes: 2 });
    service.mailbox.refuse('recipient');

    await service.db.query(
      `UPDATE messages SET status = 'queued', failure = NULL, queued_at = now(), due_at = now(),
         earlier_attempts = attempts WHERE event_id = ANY ($1)`,
      [[first, next]],
    );

    await messageOf(next, { status: 'sent' });
    await messageOf(first, { status: 'withheld', attempts: 3 });
    expect(service.mailbox.mails.map(({ text }) => text)).toEqual([
      expect.stringMatching(/Guests\s+4 guests\s+7 guests/),
    ]);

    await service.publish('email.resend-requested', { messageId });
    await messageOf(first, { status: 'withheld', attempts: 4 });
    await messageOf(await service.publish('booking.stay-changed', change(3)), { status: 'sent' });

    expect(service.mailbox.mails).toHaveLength(2);
    expect(service.mailbox.mails.at(-1)?.text).toMatch(/Guests\s+7 guests\s+8 guests/);
  });

  it('does nothing to a mail that was sent, or that is unknown', async () => {
    const eventId = await service.publish('booking.cancelled', { booking: aStay(), reason: null });
    const messageId = await messageOf(eventId, { status: 'sent' });
    await service.db.query(
      `UPDATE messages SET payload = jsonb_set(payload, '{booking,email}', '"other@example.com"') WHERE id = $1`,
      [messageId],
    );

    await service.publish('email.resend-requested', { messageId });
    await service.publish('email.resend-requested', { messageId: '00000000-0000-4000-8000-000000000000' });
    await messageOf(await service.publish('booking.cancelled', { booking: aStay(), reason: null }), { status: 'sent' });

    expect(service.mailbox.mails).toHaveLength(2);
    expect(await service.eventsOf(messageId)).toEqual(['email.queued', 'email.delivered']);
    const [{ recipient } = {}] = await service.messages(eventId);
    expect(recipient).not.toBe('other@example.com');
  });
});

describe('MessagesSweep', () => {
  const request = examplePrivacyRequest();
  const reply = { replyMessage: 'Yes', repliedBy: 'admin' };
  const aCancelledStay = () => service.publish('booking.cancelled', { booking: aStay(), reason: null });

  it('deletes what a mail was written from after 90 days, unless it still waits', async () => {
    const age = (eventId: string, days: number) =>
      service.db.query('UPDATE messages SET queued_at = now() - make_interval(days => $2) WHERE event_id = $1', [
        eventId,
        days,
      ]);
    const [old, recent] = [await aCancelledStay(), await aCancelledStay()];
    await messageOf(old, { status: 'sent' });
    await messageOf(recent, { status: 'sent' });
    await age(old, 91);
    await age(recent, 89);

    await service.app.get(MessagesSweep, { strict: false }).prune();

    const rows = await service.db.query<{ event_id: string; recipient: string; forgotten: boolean }[]>(
      'SELECT event_id, recipient, payload IS NULL AS forgotten FROM messages WHERE event_id = ANY($1)',
      [[old, recent]],
    );
    expect(new Map(rows.map(({ event_id, forgotten }) => [event_id, forgotten]))).toEqual(
      new Map([
        [old, true],
        [recent, false],
      ]),
    );
  });

  it.each([
    ['contact message', 24, () => service.publish('contact-message.replied', { message: exampleMessage(), reply })],
    ['privacy request', 36, () => service.publish('privacy-request.closed', { request, note: null })],
  ])('erases the address of mails about a %s after %p months', async (_subject, months, publish) => {
    const [old, recent, booking] = [await publish(), await publish(), await aCancelledStay()];
    for (const eventId of [old, recent, booking]) await messageOf(eventId, { status: 'sent' });
    const age = `UPDATE messages SET queued_at = now() - make_interval(months => $2) WHERE event_id = ANY($1)`;
    await service.db.query(age, [[old, booking], months + 1]);
    await service.db.query(age, [[recent], months - 1]);

    await service.app.get(MessagesSweep, { strict: false }).prune();

    const erased = await service.db.query(
      `SELECT event_id, counted_as FROM messages WHERE recipient = 'erased' AND event_id = ANY($1)`,
      [[old, recent, booking]],
    );
    expect(erased).toEqual([{ event_id: old, counted_as: 'erased' }]);
  });
});
