import { eventually } from '@farmhouse/platform/testing/eventually';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { exampleBooking } from '../testing/example-mails.ts';
import { startTestNotifications, type TestNotifications } from '../testing/test-notifications.ts';
import { Delivery } from './delivery.service.ts';

const TIMEOUT_MS = 30_000;

describe('mails from event to mailbox', () => {
  let service: TestNotifications;

  beforeAll(async () => {
    service = await startTestNotifications();
  });
  afterAll(() => service.close());
  afterEach(() => {
    service.mailbox.mails.length = 0;
    service.mailbox.tries = 0;
    service.mailbox.acceptAfter(0);
    for (const stage of ['sender', 'recipient', 'message'] as const) service.mailbox.refuse(stage);
  });

  const settled = (eventId: string, status: string) =>
    eventually(async () => {
      const messages = await service.messages(eventId);
      expect(messages.map((message) => message.status)).toEqual(messages.map(() => status));
      expect(messages.length).toBeGreaterThan(0);
      return messages;
    }, TIMEOUT_MS);

  it('tells the guest and the owner of a request, once, although the event came twenty times', async () => {
    const eventId = await service.hear('booking.requested', { booking: exampleBooking() }, 20);

    const messages = await settled(eventId, 'sent');
    expect(messages.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['request-received', 'asha@example.com'],
      ['request-received-owner', 'owner@mangogrove.example'],
    ]);
    expect(service.mailbox.mails).toHaveLength(2);
    expect(await service.told(messages[0]?.id ?? '')).toEqual(['email.queued', 'email.delivered']);
  });

  it('says who sent it, whom to answer and that a machine wrote it', async () => {
    const eventId = await service.hear('booking.cancelled', { booking: exampleBooking(), reason: null });

    const [message] = await settled(eventId, 'sent');
    const mail = service.mailbox.mails[0];
    expect(mail?.messageId).toBe(`<${message?.id}@farm.example>`);
    expect(mail?.from?.text).toBe('"Mango Grove" <stay@mangogrove.example>');
    expect(mail?.replyTo?.text).toBe('hello@mangogrove.example');
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
  });

  it('sends nothing to a guest without an address, and still tells the owner', async () => {
    const eventId = await service.hear('booking.requested', { booking: exampleBooking({ email: null }) });

    const messages = await settled(eventId, 'sent');
    expect(messages.map(({ kind }) => kind)).toEqual(['request-received-owner']);
  });

  it.each([
    'asha@example.com, boss@example.com',
    'asha@example.com\r\nBcc: all@example.com',
    'Asha <asha@example.com>',
  ])('takes %j for no address at all', async (email) => {
    const eventId = await service.hear('booking.requested', { booking: exampleBooking({ email }) });

    const messages = await settled(eventId, 'sent');
    expect(messages.map(({ kind }) => kind)).toEqual(['request-received-owner']);
  });

  it('keeps a name with line breaks out of the headers', async () => {
    const fullName = 'Asha\r\nBcc: all@example.com\r\n\r\nHello';

    await settled(await service.hear('booking.requested', { booking: exampleBooking({ fullName }) }), 'sent');

    const owner = service.mailbox.mails.find(({ subject }) => subject?.startsWith('New request'));
    expect(owner?.subject).toContain('Asha Bcc: all@example.com Hello');
    expect(owner?.bcc).toBeUndefined();
    expect(owner?.to).toMatchObject({ text: 'owner@mangogrove.example' });
  });

  it('carries the picture and the calendar file', async () => {
    const booking = exampleBooking({ status: 'confirmed' });

    await settled(await service.hear('booking.confirmed', { booking }), 'sent');

    const attachments = service.mailbox.mails[0]?.attachments ?? [];
    expect(attachments.map(({ filename, contentType, related }) => [filename, contentType, related ?? false])).toEqual([
      ['pay-FH-7K3M9QXZ.png', 'image/png', true],
      ['stay-FH-7K3M9QXZ.ics', 'text/calendar', false],
    ]);
  });

  it.each([
    ['refuses the message for now', 'message', 451],
    ['does not let us in', 'sender', 535],
  ] as const)('tries again when the server %s', async (_what, stage, code) => {
    service.mailbox.refuse(stage, code);
    const eventId = await service.hear('booking.cancelled', { booking: exampleBooking(), reason: null });
    await eventually(async () => {
      expect(await service.messages(eventId)).toMatchObject([
        { status: 'queued', attempts: 1, lastError: expect.stringContaining(String(code)) },
      ]);
    });

    service.mailbox.refuse(stage);

    await settled(eventId, 'sent');
    expect(service.mailbox.mails).toHaveLength(1);
  });

  it('loses nothing while there is no mail server', async () => {
    await service.mailbox.shut();
    const eventId = await service.hear('booking.cancelled', { booking: exampleBooking(), reason: null });
    await eventually(async () => {
      expect(await service.messages(eventId)).toMatchObject([{ status: 'queued', attempts: 1 }]);
    });

    await service.mailbox.open();

    await settled(eventId, 'sent');
    expect(service.mailbox.mails).toHaveLength(1);
  });

  it('gives up at once when the recipient does not exist, and says so without naming the address', async () => {
    service.mailbox.refuse('recipient', 550);

    const eventId = await service.hear('booking.cancelled', { booking: exampleBooking(), reason: null });

    const [message] = await settled(eventId, 'failed');
    expect(message).toMatchObject({ attempts: 1, lastError: 'EENVELOPE 550 at RCPT TO' });
    expect(await service.told(message?.id ?? '')).toEqual(['email.queued', 'email.failed']);
  });

  it('gives up after a day', async () => {
    service.mailbox.refuse('message', 451);
    const eventId = await service.hear('booking.cancelled', { booking: exampleBooking(), reason: null });
    await eventually(async () => expect(await service.messages(eventId)).toMatchObject([{ attempts: 1 }]));

    await service.db.query(`UPDATE messages SET queued_at = now() - interval '24 hours' WHERE event_id = $1`, [
      eventId,
    ]);

    const [message] = await settled(eventId, 'failed');
    expect(message?.attempts).toBe(2);
  });

  it('takes up a mail whose sender was killed, when its lease is over', async () => {
    const eventId = await service.hear('booking.cancelled', { booking: exampleBooking(), reason: null });
    const [{ id } = { id: '' }] = await settled(eventId, 'sent');
    service.mailbox.mails.length = 0;

    await service.db.query(
      `UPDATE messages SET status = 'sending', due_at = now() + interval '1 second' WHERE id = $1`,
      [id],
    );

    await settled(eventId, 'sent');
    expect(service.mailbox.mails.map(({ messageId }) => messageId)).toEqual([`<${id}@farm.example>`]);
  });

  it('sends once what five workers want to send at the same time', async () => {
    service.mailbox.acceptAfter(300);
    const delivery = service.app.get(Delivery, { strict: false });
    const eventId = await service.hear('booking.cancelled', { booking: exampleBooking(), reason: null });
    const [{ id } = { id: '' }] = await eventually(async () => {
      const messages = await service.messages(eventId);
      expect(messages).toHaveLength(1);
      return messages;
    });

    await Promise.all(Array.from({ length: 5 }, () => delivery.deliver(id)));

    await settled(eventId, 'sent');
    expect(service.mailbox.tries).toBe(1);
    expect(service.mailbox.mails).toHaveLength(1);
  });
});
