import type { Problem } from '@farmhouse/contracts/errors';
import type { MessageSentView, WhatsappDraft } from '@farmhouse/contracts/messages/messages-sent';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { emptyTables } from '@farmhouse/platform/testing/empty-tables';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MessageClaims } from '../delivery/message-claims.ts';
import { exampleBooking, exampleMessage, examplePasswordReset } from '../testing/example-mails.ts';
import { startTestWhatsapp, wholeAccount, type TestWhatsapp } from '../testing/test-whatsapp.ts';

const PATH = '/api/admin/messages-sent';
let service: TestWhatsapp;
beforeAll(async () => {
  service = await startTestWhatsapp();
});
afterAll(() => service.close());
beforeEach(async () => {
  await emptyTables(service.db, ['messages', 'outbox']);
  service.mailbox.refuse('recipient');
  service.mailbox.mails.length = 0;
  await service.enter(wholeAccount({ mode: 'off' }));
});

const list = async (query = '') => callAsAdmin<MessageSentView[] & Problem>(service, 'GET', `${PATH}${query}`);
const draft = (id: string) => callAsAdmin<WhatsappDraft & Problem>(service, 'GET', `${PATH}/${id}/whatsapp-draft`);
const again = (id: string, body: object = {}) =>
  callAsAdmin<MessageSentView & Problem>(service, 'POST', `${PATH}/${id}/send-again`, { body });

/** One message of that event, once it has that status. */
async function one(id: number, status: string): Promise<MessageSentView> {
  await service.publish('booking.confirmed', { booking: exampleBooking({ id }) });
  return eventually(async () => {
    const [message] = (await list(`?booking=${id}`)).body;
    expect(message?.status).toBe(status);
    return message as MessageSentView;
  }, 20_000);
}
async function refused(id: number): Promise<MessageSentView> {
  service.mailbox.refuse('recipient', 550, '5.1.1 no such user');
  const message = await one(id, 'failed');
  service.mailbox.refuse('recipient');
  return message;
}

describe('the log of messages', () => {
  it('shows which message was sent, by which channel, to whom and when', async () => {
    const message = await one(41, 'sent');

    expect(message).toMatchObject({
      ...{ subjectType: 'booking', bookingId: 41, confirmationCode: 'FH-7K3M9QXZ', kind: 'booking-confirmed' },
      ...{ name: 'Booking confirmed', channel: 'mail', recipient: 'asha@example.com', audience: 'guest' },
      ...{ failure: null, reason: null, deliveredAt: null, canSendAgain: true, canSendByWhatsapp: true },
    });
    expect(Date.parse(message.sentAt ?? '')).toBeGreaterThanOrEqual(Date.parse(message.queuedAt));
  });

  it('has a link that opens WhatsApp with the mail’s text, without its footer', async () => {
    const { id, canOpenInWhatsapp } = await one(41, 'sent');

    const { link } = (await draft(id)).body;

    const text = new URL(link).searchParams.get('text');
    expect(canOpenInWhatsapp).toBe(true);
    expect(link).toMatch(/^https:\/\/wa\.me\/919848012345\?text=/);
    expect(text).toContain('Hello Asha, Mango Grove Farmhouse is yours.');
    expect(text).not.toContain('You are receiving this email');
  });

  it('offers no text of messages to the owner, or about anything but a booking', async () => {
    await service.publish('contact-message.received', { message: exampleMessage() });
    await service.publish('booking.requested', { booking: exampleBooking({ id: 43 }) });

    await eventually(async () => {
      const { body } = await list();
      expect(body).toHaveLength(3);
      expect(body.filter((message) => message.canOpenInWhatsapp).map(({ kind }) => kind)).toEqual(['request-received']);
      for (const { id, canOpenInWhatsapp } of body)
        expect((await draft(id)).status).toBe(canOpenInWhatsapp ? 200 : 404);
    }, 15_000);
  });

  it.each([
    ['00000000-0000-4000-8000-000000000000', 404],
    ['unknown', 400],
  ])('has no text of a message %s: %p', async (id, status) => {
    expect((await draft(id)).status).toBe(status);
  });

  it('offers no text for a guest who has answered STOP', async () => {
    const { id } = await one(45, 'sent');
    const insert = `INSERT INTO whatsapp_opt_outs (phone, is_stopped, said_at) VALUES ('919848012345', true, now())`;
    await service.db.query(insert);
    try {
      expect((await list('?booking=45')).body[0]?.canOpenInWhatsapp).toBe(false);
      expect((await draft(id)).status).toBe(404);
    } finally {
      await service.db.query('DELETE FROM whatsapp_opt_outs');
    }
  });

  it('returns every message of a booking without a page, and a page of them with one', async () => {
    await service.publish('booking.requested', { booking: exampleBooking({ id: 46 }) }, 1);
    await eventually(async () => expect((await list('?booking=46')).body).toHaveLength(2), 15_000);

    expect((await list('?booking=46&page=1&pageSize=1')).body).toHaveLength(1);
  });

  it('has no text once the payload of a message is deleted', async () => {
    const { id } = await one(44, 'sent');
    await service.db.query('UPDATE messages SET payload = NULL');

    expect((await draft(id)).status).toBe(404);
  });

  it('says why a mail bounced, and filters undelivered messages', async () => {
    await one(41, 'sent');
    const { id } = await refused(42);

    const { body } = await list('?status=not-delivered');

    expect(body).toMatchObject([
      {
        ...{ id, failure: 'unknown-address', canSendAgain: true },
        reason: 'The mail server says that this address does not exist.',
      },
    ]);
    expect((await list('?status=sent&channel=mail')).body).toHaveLength(1);
    expect((await list('?channel=whatsapp')).body).toEqual([]);
  });

  it('is paged, the newest first', async () => {
    for (const id of [51, 52, 53]) await one(id, 'sent');

    const { body, headers } = await list('?page=2&pageSize=2');

    expect([headers['x-total-count'], body.map(({ bookingId }) => bookingId)]).toEqual(['3', [51]]);
  });

  it('begins with the oldest when asked to', async () => {
    for (const id of [51, 52, 53]) await one(id, 'sent');

    const { body } = await list('?sort=queuedAt');

    expect(body.map(({ bookingId }) => bookingId)).toEqual([51, 52, 53]);
  });

  it('finds the messages of a booking by its code, in any case', async () => {
    await one(41, 'sent');
    await service.publish('booking.confirmed', {
      booking: exampleBooking({ id: 42, confirmationCode: 'FH-23456789' }),
    });
    await eventually(async () => expect((await list('?booking=42')).body).toHaveLength(1), 15_000);

    const found = async (query: string) => (await list(query)).body.map(({ bookingId }) => bookingId);

    expect(await found('?booking=FH-23456789')).toEqual([42]);
    expect(await found('?booking=fh-23456789')).toEqual([42]);
    expect(await found('?booking=FH-00000000')).toEqual([]);
    expect(await found('?q=fh-2345')).toEqual([42]);
  });

  it.each([
    ['a part of the recipient', 'ASHA@', 1],
    ['the kind', 'booking-confirmed', 1],
    ['the name of the kind', 'confirmed', 1],
    ['a wildcard', '%25', 0],
    ['another text', 'cancelled', 0],
  ])('is searched by text: %s', async (_what, text, count) => {
    await one(41, 'sent');

    expect((await list(`?q=${text}`)).body).toHaveLength(count);
  });

  it.each(['?status=lost', '?channel=pigeon', '?booking=x', '?booking=0', '?pageSize=201', '?page=0', '?sort=kind'])(
    'refuses %s',
    async (query) => {
      expect(await list(query)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    },
  );

  it.each(['GET', 'POST'] as const)('is only for admins: %s', async (method) => {
    const path = method === 'GET' ? PATH : `${PATH}/00000000-0000-4000-8000-000000000000/send-again`;
    const body = method === 'GET' ? undefined : {};
    const authorization = service.identity.bearer({ role: 'nobody' });

    expect((await call(service, method, path, { body })).status).toBe(401);
    expect((await call(service, method, path, { body, headers: { authorization } })).status).toBe(403);
  });
});

describe('sending again', () => {
  it('delivers a mail that was refused, once', async () => {
    const { id } = await refused(61);

    const responses = await Promise.all([again(id), again(id)]);

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    await eventually(() => expect(service.mailbox.recipients()).toEqual(['asha@example.com']), 15_000);
  });

  it('by WhatsApp sends a message once that had been sent by mail', async () => {
    const { id } = await one(62, 'sent');

    const responses = await Promise.all([again(id, { channel: 'whatsapp' }), again(id, { channel: 'whatsapp' })]);

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 200)?.body).toMatchObject({ channel: 'whatsapp' });
    await eventually(
      () => expect(service.cloudApi.sent.filter(({ to }) => to === '919848012345')).toHaveLength(1),
      15_000,
    );
  });

  it('sends a mail that was sent once more, with a Message-ID of its own', async () => {
    const { id } = await one(63, 'sent');

    const responses = await Promise.all([again(id), again(id)]);

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'status-conflict',
      message: 'This message is on its way.',
    });
    await eventually(() => expect(service.mailbox.mails).toHaveLength(2), 15_000);
    expect(new Set(service.mailbox.mails.map(({ messageId }) => messageId)).size).toBe(2);
    expect(new Set(service.mailbox.mails.map(({ subject }) => subject)).size).toBe(1);
  });

  it.each([
    ['sent', 81],
    ['withheld', 82],
  ])('is refused for a message that is out of date and was %s, by each channel', async (status, bookingId) => {
    const { id } = await one(bookingId, 'sent');
    await service.db.query('UPDATE messages SET status = $1 WHERE id = $2', [status, id]);
    await service.db.query(
      `INSERT INTO booking_facts (id, status, payment_status, version, deleted)
       VALUES ($1, 'cancelled', 'pending', 1, false)`,
      [bookingId],
    );

    const responses = [await again(id), await again(id, { channel: 'whatsapp' })];

    const message = 'This message is out of date: what it says is no longer true.';
    expect(responses).toMatchObject([409, 409].map((expected) => ({ status: expected, body: { message } })));
    expect((await list(`?booking=${bookingId}`)).body).toMatchObject([{ id, status }]);
  });

  it('is refused for a message that WhatsApp has sent', async () => {
    const { id } = await one(67, 'sent');
    await service.db.query(`UPDATE messages SET channel = 'whatsapp', recipient = '+919848012345' WHERE id = $1`, [id]);

    expect(await again(id)).toMatchObject({ status: 409, body: { code: 'status-conflict' } });
  });

  it('by WhatsApp is refused without keys, and for a guest who has answered STOP', async () => {
    const { id } = await one(64, 'sent');
    await service.db.query(
      `INSERT INTO whatsapp_opt_outs (phone, is_stopped, said_at) VALUES ('919848012345', true, now())`,
    );
    const stopped = await again(id, { channel: 'whatsapp' });
    await emptyTables(service.db, ['whatsapp_opt_outs']);
    await service.enter({ accessToken: null });

    expect([stopped.status, (await again(id, { channel: 'whatsapp' })).status]).toEqual([409, 409]);
  });

  it('is refused when the payload of the message is deleted', async () => {
    const { id } = await refused(65);
    await service.db.query('UPDATE messages SET payload = NULL');

    expect(await again(id)).toMatchObject({
      status: 409,
      body: { message: 'This message is too old to be sent again.' },
    });
  });

  it.each([
    ['00000000-0000-4000-8000-000000000000', 404, undefined],
    ['unknown', 400, [{ path: 'id', message: 'The id is not valid' }]],
  ])('of %s is a %p', async (id, status, errors) => {
    expect(await again(id)).toMatchObject({ status, body: errors ? { errors } : {} });
  });

  describe('of a message to the owner who had no address', () => {
    const setAddress = (address: string) =>
      service.db.query(`UPDATE setting_copies SET value = $1 WHERE key = 'booking_email'`, [address]);
    beforeEach(() => setAddress(''));
    afterEach(() => setAddress('owner@mangogrove.example'));

    const NOT_SENT = { recipient: '', audience: 'owner', status: 'withheld', failure: 'no-address' };
    const withheld = () =>
      eventually(async () => {
        const [message] = (await list('?status=not-delivered')).body;
        expect(message).toMatchObject(NOT_SENT);
        return message as MessageSentView;
      }, 15_000);

    it('delivers it to the address that is set by then; the guest’s mail was sent all the same', async () => {
      await service.publish('booking.requested', { booking: exampleBooking({ id: 68 }) });
      const { id, canSendAgain, reason } = await withheld();
      const tooEarly = await again(id);
      await setAddress('new@mangogrove.example');

      const responses = await Promise.all([again(id), again(id)]);

      expect({ canSendAgain, reason }).toEqual({
        canSendAgain: true,
        reason: 'Not sent: no email address for the owner is set in Site Settings (Booking email).',
      });
      expect(tooEarly).toMatchObject({
        status: 409,
        body: { message: 'Enter the booking email in Site Settings first.' },
      });
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(responses.find(({ status }) => status === 200)?.body.recipient).toBe('new@mangogrove.example');
      await eventually(
        // in either order: a busy server may still have the guest's mail to send
        () => expect(service.mailbox.recipients().sort()).toEqual(['asha@example.com', 'new@mangogrove.example']),
        15_000,
      );
    });

    it('reports it as not sent once more when the booking asks for it to be sent again while there is no address', async () => {
      await service.publish('booking.requested', { booking: exampleBooking({ id: 70 }) });
      const { id } = await withheld();

      await service.publish('email.resend-requested', { messageId: id });

      await eventually(async () => expect(await service.eventsOf(id)).toEqual(['email.failed', 'email.failed']));
      expect((await list('?status=not-delivered')).body).toMatchObject([NOT_SENT]);
    });

    it('counts it among neither the failed nor the waiting mails of the metrics', async () => {
      await service.publish('booking.requested', { booking: exampleBooking({ id: 69 }) });
      await withheld();
      await service.allSent();

      const claims = service.app.get(MessageClaims, { strict: false });
      expect([await claims.count('failed'), await claims.count('waiting')]).toEqual([0, 0]);
    });

    it('is refused for a link for a new password, which is stored without its token', async () => {
      const { username, ...reset } = examplePasswordReset();
      await service.publish('password-reset.requested', { username, ...reset });
      const { id, canSendAgain } = await withheld();
      await setAddress('owner@mangogrove.example');

      expect([canSendAgain, (await again(id)).status]).toEqual([false, 409]);
      const [row] = await service.db.query<{ payload: object }[]>('SELECT payload FROM messages WHERE id = $1', [id]);
      expect(row?.payload).toEqual({ username, ...reset });
      expect(service.mailbox.mails).toEqual([]);
    });
  });

  it('never sends a link for a new password a second time', async () => {
    const { id } = await refused(66);
    await service.db.query(`UPDATE messages SET subject_type = 'house', subject_id = 'house' WHERE id = $1`, [id]);

    expect((await again(id)).status).toBe(409);
    expect((await again(id, { channel: 'whatsapp' })).status).toBe(409);
  });
});
