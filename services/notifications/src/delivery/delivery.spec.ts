import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Type } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { exampleBooking } from '../testing/example-mails.ts';
import { startTestNotifications, type TestNotifications } from '../testing/test-notifications.ts';
import { DeliveryService } from './delivery.service.ts';
import { CONCURRENCY, DeliveryWorker } from './delivery.worker.ts';
import { MessageClaims } from './message-claims.ts';
import { ResendService } from '../messages/resend.service.ts';

const TIMEOUT_MS = 30_000;

describe('delivery of mails, from the event to the mail server', () => {
  let service: TestNotifications;

  beforeAll(async () => {
    service = await startTestNotifications();
  });
  afterAll(() => service.close());
  afterEach(() => {
    service.mailbox.mails.length = 0;
    service.mailbox.tries = 0;
    service.mailbox.connections = 0;
    service.mailbox.acceptAfter(0);
    for (const stage of ['sender', 'recipient', 'message'] as const) service.mailbox.refuse(stage);
  });

  const get = <T>(type: Type<T>): T => service.app.get(type, { strict: false });

  const settled = (eventId: string, status: string) =>
    eventually(async () => {
      const messages = await service.messages(eventId);
      expect(messages.map((message) => message.status)).toEqual(messages.map(() => status));
      expect(messages.length).toBeGreaterThan(0);
      return messages;
    }, TIMEOUT_MS);

  it('booking.requested delivered twenty times sends one mail to the guest and one to the owner', async () => {
    const eventId = await service.publish('booking.requested', { booking: exampleBooking() }, 20);

    const messages = await settled(eventId, 'sent');
    expect(messages.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['request-received', 'asha@example.com'],
      ['request-received-owner', 'owner@mangogrove.example'],
    ]);
    expect(service.mailbox.mails).toHaveLength(2);
    expect(await service.eventsOf(messages[0]?.id ?? '')).toEqual(['email.queued', 'email.delivered']);
  });

  it('sets Message-ID, From, Reply-To and Auto-Submitted', async () => {
    const eventId = await service.publish('booking.cancelled', { booking: exampleBooking(), reason: null });

    const [message] = await settled(eventId, 'sent');
    const mail = service.mailbox.mails[0];
    expect(mail?.messageId).toBe(`<${message?.id}@farm.example>`);
    expect(mail?.from?.text).toBe('"Mango Grove Farmhouse" <stay@mangogrove.example>');
    expect(mail?.replyTo?.text).toBe('hello@mangogrove.example');
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
  });

  it('booking.requested of a guest without an address sends the owner’s mail only', async () => {
    const eventId = await service.publish('booking.requested', { booking: exampleBooking({ email: null }) });

    const messages = await settled(eventId, 'sent');
    expect(messages.map(({ kind }) => kind)).toEqual(['request-received-owner']);
  });

  it.each([
    'asha@example.com, boss@example.com',
    'asha@example.com\r\nBcc: all@example.com',
    'Asha <asha@example.com>',
  ])('sends nothing to %j, which is not a single plain address', async (email) => {
    const eventId = await service.publish('booking.requested', { booking: exampleBooking({ email }) });

    const messages = await settled(eventId, 'sent');
    expect(messages.map(({ kind }) => kind)).toEqual(['request-received-owner']);
  });

  it('removes line breaks in a guest’s name from the headers', async () => {
    const fullName = 'Asha\r\nBcc: all@example.com\r\n\r\nHello';

    await settled(await service.publish('booking.requested', { booking: exampleBooking({ fullName }) }), 'sent');

    const owner = service.mailbox.mails.find(({ subject }) => subject?.startsWith('New request'));
    expect(owner?.subject).toContain('Asha Bcc: all@example.com Hello');
    expect(owner?.bcc).toBeUndefined();
    expect(owner?.to).toMatchObject({ text: 'owner@mangogrove.example' });
  });

  it('attaches the picture and the QR code inline, and the calendar file', async () => {
    const booking = exampleBooking({ status: 'confirmed' });

    await settled(await service.publish('booking.confirmed', { booking }), 'sent');

    const attachments = service.mailbox.mails[0]?.attachments ?? [];
    expect(attachments.map(({ filename, contentType, related }) => [filename, contentType, related ?? false])).toEqual([
      ['house.jpg', 'image/jpeg', true],
      ['pay-FH-7K3M9QXZ.png', 'image/png', true],
      ['stay-FH-7K3M9QXZ.ics', 'text/calendar', false],
    ]);
  });

  it.each([
    ['refuses the message temporarily', 'message', 451],
    ['refuses the sender', 'sender', 535],
  ] as const)('sends a mail again when the mail server %s', async (_case, stage, code) => {
    service.mailbox.refuse(stage, code);
    const eventId = await service.publish('booking.cancelled', { booking: exampleBooking(), reason: null });
    await eventually(async () => {
      expect(await service.messages(eventId)).toMatchObject([
        { status: 'queued', attempts: 1, lastError: expect.stringContaining(String(code)) },
      ]);
    });

    service.mailbox.refuse(stage);

    await settled(eventId, 'sent');
    expect(service.mailbox.mails).toHaveLength(1);
  });

  it('keeps a mail while the mail server is down and sends it afterwards', async () => {
    await service.mailbox.shut();
    const eventId = await service.publish('booking.cancelled', { booking: exampleBooking(), reason: null });
    await eventually(async () => {
      expect(await service.messages(eventId)).toMatchObject([{ status: 'queued', attempts: 1 }]);
    });

    await service.mailbox.open();

    await settled(eventId, 'sent');
    expect(service.mailbox.mails).toHaveLength(1);
  });

  it('sends a mail whose next attempt a clock that was a year ahead has planned', async () => {
    const eventId = await service.publish('booking.cancelled', { booking: exampleBooking(), reason: null });
    await settled(eventId, 'sent');
    service.mailbox.mails.length = 0;

    await service.db.query(
      `UPDATE messages SET status = 'queued', due_at = now() + interval '1 year' WHERE event_id = $1`,
      [eventId],
    );

    await settled(eventId, 'sent');
    expect(service.mailbox.mails).toHaveLength(1);
  });

  it('sends mails that a clock that was an hour ahead has queued, without waiting for that hour', async () => {
    const eventIds = await Promise.all(
      [1, 2].map((id) => service.publish('booking.cancelled', { booking: exampleBooking({ id }), reason: null })),
    );
    for (const eventId of eventIds) await settled(eventId, 'sent');
    service.mailbox.mails.length = 0;

    await service.db.query(
      `UPDATE messages SET status = 'queued', attempts = 0, queued_at = queued_at + interval '1 hour',
         due_at = queued_at + interval '1 hour' WHERE event_id = ANY ($1)`,
      [eventIds],
    );

    for (const eventId of eventIds) await settled(eventId, 'sent');
    expect(service.mailbox.mails).toHaveLength(2);
  });

  it.each([
    ['the morning, for which it waits', 0, '1 hour', '8 hours'],
    ['its next attempt, which the right clock has planned', 9, '10 minutes', '11 minutes'],
  ])('leaves a mail that a clock that was ahead has queued to %s', async (_moment, attempts, queuedIn, dueIn) => {
    const eventId = await service.publish('booking.cancelled', { booking: exampleBooking(), reason: null });
    await settled(eventId, 'sent');

    await service.db.query(
      `UPDATE messages SET status = 'queued', attempts = $2, queued_at = now() + $3::interval,
         due_at = now() + $4::interval WHERE event_id = $1`,
      [eventId, attempts, queuedIn, dueIn],
    );

    await sleep(1_500); // more than the pause between two claims
    expect(await service.messages(eventId)).toMatchObject([{ status: 'queued', attempts }]);
  });

  describe('while a mail about a booking waits for its next attempt', () => {
    /** A mail whose first attempt has failed, `age` old, with its next attempt in five minutes. */
    async function waitingMail(age: string): Promise<string> {
      service.mailbox.refuse('message', 451);
      const eventId = await service.publish('booking.cancelled', { booking: exampleBooking(), reason: null });
      await eventually(async () =>
        expect(await service.messages(eventId)).toMatchObject([{ status: 'queued', attempts: 1 }]),
      );
      await service.db.query(
        `UPDATE messages SET due_at = now() + interval '5 minutes', queued_at = now() - $2::interval WHERE event_id = $1`,
        [eventId, age],
      );
      service.mailbox.refuse('message');
      return eventId;
    }

    const tryNow = (eventId: string) =>
      service.db.query('UPDATE messages SET due_at = now() WHERE event_id = $1', [eventId]);

    it('holds the later ones to the same recipient back, and sends those about other bookings', async () => {
      const waiting = await waitingMail('1 minute');

      const later = await service.publish('booking.cancelled', { booking: exampleBooking(), reason: null });
      const other = exampleBooking({ id: 42, confirmationCode: 'FH-7K3M9QXA' });
      await settled(await service.publish('booking.cancelled', { booking: other, reason: null }), 'sent');
      await sleep(1_500); // more than the pause between two claims
      expect(await service.messages(later)).toMatchObject([{ status: 'queued', attempts: 0 }]);

      await tryNow(waiting);
      const [first] = await settled(waiting, 'sent');
      const [second] = await settled(later, 'sent');
      expect(service.mailbox.mails.slice(1).map(({ messageId }) => messageId)).toEqual(
        [first, second].map((message) => `<${message?.id}@farm.example>`),
      );
    });

    const messageIdOf = ([message]: { id: string }[]) => `<${message?.id}@farm.example>`;

    it('tries it before the later ones once it has waited for an hour', async () => {
      const waiting = await waitingMail('61 minutes');

      const later = await service.publish('booking.cancelled', { booking: exampleBooking(), reason: null });

      const order = [messageIdOf(await settled(waiting, 'sent')), messageIdOf(await settled(later, 'sent'))];
      expect(service.mailbox.mails.map(({ messageId }) => messageId)).toEqual(order);
      expect(await service.messages(waiting)).toMatchObject([{ attempts: 2 }]);
    });

    it('sends the later ones once it has waited for an hour, although it fails again', async () => {
      const waiting = await waitingMail('61 minutes');
      await service.db.query(`UPDATE messages SET payload = '{}' WHERE event_id = $1`, [waiting]); // cannot be written

      await settled(await service.publish('booking.cancelled', { booking: exampleBooking(), reason: null }), 'sent');

      expect(await service.messages(waiting)).toMatchObject([{ status: 'queued', attempts: 2 }]);
      await service.db.query('DELETE FROM messages WHERE event_id = $1', [waiting]);
    });

    it.each([
      ['is held until the morning', `due_at = now() + interval '8 hours'`, 'queued'],
      ['was given up', `status = 'failed'`, 'failed'],
    ])('sends the later ones alone when it %s', async (_case, change, status) => {
      const waiting = await waitingMail('61 minutes');
      await service.db.query(`UPDATE messages SET ${change} WHERE event_id = $1`, [waiting]);

      await settled(await service.publish('booking.cancelled', { booking: exampleBooking(), reason: null }), 'sent');

      expect(await service.messages(waiting)).toMatchObject([{ status, attempts: 1 }]);
      expect(service.mailbox.mails).toHaveLength(1);
      await service.db.query('DELETE FROM messages WHERE event_id = $1', [waiting]);
    });

    it('is sent before the later ones when all have waited for hours and are due at once', async () => {
      const waiting = await waitingMail('1 minute');
      const later = await service.publish('booking.cancelled', { booking: exampleBooking(), reason: null });
      await eventually(async () => expect(await service.messages(later)).toHaveLength(1));
      service.mailbox.acceptAfter(500);

      await service.db.query(
        `UPDATE messages SET due_at = now(), queued_at = queued_at - interval '3 hours' WHERE event_id IN ($1, $2)`,
        [waiting, later],
      );

      await eventually(async () => expect(await service.messages(waiting)).toMatchObject([{ status: 'sending' }]));
      expect(await service.messages(later)).toMatchObject([{ status: 'queued', attempts: 0 }]);
      const order = [messageIdOf(await settled(waiting, 'sent')), messageIdOf(await settled(later, 'sent'))];
      expect(service.mailbox.mails.map(({ messageId }) => messageId)).toEqual(order);
    });
  });

  it('gives up after a second attempt when the recipient does not exist, and stores the reason without the address', async () => {
    service.mailbox.refuse('recipient', 550, '5.1.1 <asha@example.com>: no such user');

    const eventId = await service.publish('booking.cancelled', { booking: exampleBooking(), reason: null });

    const [message] = await settled(eventId, 'failed');
    expect(message).toMatchObject({ attempts: 2, lastError: 'EENVELOPE 550 5.1.1 at RCPT TO' });
    expect(await service.eventsOf(message?.id ?? '')).toEqual(['email.queued', 'email.failed']);
  });

  it('loses no mail while a misconfigured relay refuses every recipient', async () => {
    service.mailbox.refuse('recipient', 550, '5.7.1 relaying denied');
    const eventId = await service.publish('booking.cancelled', { booking: exampleBooking(), reason: null });
    await eventually(async () => {
      expect(await service.messages(eventId)).toMatchObject([{ status: 'queued', attempts: 2 }]);
    }, TIMEOUT_MS);

    service.mailbox.refuse('recipient');

    await settled(eventId, 'sent');
    expect(service.mailbox.mails).toHaveLength(1);
  });

  it('gives up after a day of failed attempts', async () => {
    service.mailbox.refuse('message', 451);
    const eventId = await service.publish('booking.cancelled', { booking: exampleBooking(), reason: null });
    await eventually(async () => expect(await service.messages(eventId)).toMatchObject([{ attempts: 1 }]));

    await service.db.query(`UPDATE messages SET queued_at = now() - interval '24 hours' WHERE event_id = $1`, [
      eventId,
    ]);

    const [message] = await settled(eventId, 'failed');
    expect(message?.attempts).toBe(2);
  });

  it('sends a mail whose worker was killed, with the same Message-ID, once its lease has ended', async () => {
    const eventId = await service.publish('booking.cancelled', { booking: exampleBooking(), reason: null });
    const [{ id } = { id: '' }] = await settled(eventId, 'sent');
    service.mailbox.mails.length = 0;

    await service.db.query(
      `UPDATE messages SET status = 'sending', due_at = now() + interval '1 second' WHERE id = $1`,
      [id],
    );

    await settled(eventId, 'sent');
    expect(service.mailbox.mails.map(({ messageId }) => messageId)).toEqual([`<${id}@farm.example>`]);
  });

  it('does not send a mail again whose lease a clock that is set forward has ended', async () => {
    service.mailbox.acceptAfter(2_500);
    const eventId = await service.publish('booking.cancelled', { booking: exampleBooking(), reason: null });
    await eventually(() => expect(service.mailbox.tries).toBe(1), TIMEOUT_MS);

    await service.db.query(`UPDATE messages SET due_at = now() - interval '1 second' WHERE status = 'sending'`);

    const [message] = await settled(eventId, 'sent');
    expect(message?.attempts).toBe(1);
    expect(service.mailbox.tries).toBe(1);
  });

  it('does not send a mail again whose lease ended before its acceptance could be stored', async () => {
    let store = (): void => undefined;
    const stored = new Promise<void>((resolve) => {
      store = resolve;
    });
    jest.spyOn(get(MessageClaims), 'markSent').mockReturnValueOnce(stored);
    const eventId = await service.publish('booking.cancelled', { booking: exampleBooking(), reason: null });
    try {
      await eventually(() => expect(service.mailbox.mails).toHaveLength(1), TIMEOUT_MS);

      await service.db.query(`UPDATE messages SET due_at = now() - interval '1 second' WHERE status = 'sending'`);

      const [message] = await settled(eventId, 'sent');
      expect(message?.attempts).toBe(2);
      expect(service.mailbox.mails).toHaveLength(1);
    } finally {
      store();
    }
  });

  it('sends a mail again on request although its process never learned that it was recorded as sent', async () => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const claims = get(MessageClaims);
    const markSent = claims.markSent.bind(claims);
    jest.spyOn(claims, 'markSent').mockImplementationOnce(async (...written) => {
      await markSent(...written);
      await answered;
    });
    const eventId = await service.publish('booking.cancelled', { booking: exampleBooking(), reason: null });
    try {
      const [{ id } = { id: '' }] = await settled(eventId, 'sent');
      await get(DataSource).transaction((tx) => get(ResendService).resend(tx, id, { alsoSent: true }));

      await settled(eventId, 'sent');

      expect(service.mailbox.mails.map(({ messageId }) => messageId)).toEqual([
        `<${id}@farm.example>`,
        `<${id}.1@farm.example>`,
      ]);
    } finally {
      answer();
    }
  });

  it('sends a mail once when five replicas claim it at the same time', async () => {
    service.mailbox.acceptAfter(300);
    const [claims, delivery] = [get(MessageClaims), get(DeliveryService)];
    const replicas = Array.from({ length: 5 }, () => new DeliveryWorker(claims, delivery));
    const eventId = await service.publish('booking.cancelled', { booking: exampleBooking(), reason: null });
    await eventually(async () => expect(await service.messages(eventId)).toHaveLength(1));

    replicas.forEach((replica) => replica.wake());

    await settled(eventId, 'sent');
    await Promise.all(replicas.map((replica) => replica.beforeApplicationShutdown()));
    expect(service.mailbox.tries).toBe(1);
    expect(service.mailbox.mails).toHaveLength(1);
  });

  /** Milliseconds until the mails of ten concurrent booking requests, to guests and owner, are sent. */
  async function timeTenRequests(round: number): Promise<number> {
    service.mailbox.mails.length = 0;
    const owner = `owner-${round}@mangogrove.example`; // one owner's mails of three rounds would be above the limit
    await service.db.query(`UPDATE setting_copies SET value = $1 WHERE key = 'booking_email'`, [owner]);
    const guests = Array.from({ length: 10 }, (_, index) => `guest-${index}@example.com`);
    const start = Date.now();
    await Promise.all(
      guests.map((email, index) =>
        service.publish('booking.requested', { booking: exampleBooking({ id: 100 * round + index + 1, email }) }),
      ),
    );
    const toOwner = guests.map(() => owner);
    await eventually(() => expect(service.mailbox.recipients().sort()).toEqual([...guests, ...toOwner]), TIMEOUT_MS);
    return Date.now() - start;
  }

  it('delivers the mails of ten concurrent booking requests to the mail server within 2 s', async () => {
    service.mailbox.acceptAfter(150); // sent sequentially, the twenty mails would take 3 s
    const times: number[] = [];

    // on a busy machine the other specs may take the time of one round
    while (times.length < 3 && !times.some((ms) => ms < 2_000)) times.push(await timeTenRequests(times.length));

    expect(Math.min(...times)).toBeLessThan(2_000);
    expect(service.mailbox.connections).toBeLessThanOrEqual(CONCURRENCY);
  });
});
