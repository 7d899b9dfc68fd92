import { describe, expect, it } from '@jest/globals';
import type { ContactMessageView, ContactSummary } from '@farmhouse/contracts/content/contact-message';
import type { Problem } from '@farmhouse/contracts/errors';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { DataSource } from 'typeorm';
import { useContent } from '../testing/use-content.ts';
import { ContactMessagesService } from './contact-messages.service.ts';

const ADMIN = '/api/admin/contact-messages';
const message = { name: 'Asha', email: 'asha@example.com', message: 'Is the pool\nheated?' };
const content = useContent();
let caller = 0;

const send = (fields: object = {}, address = `203.0.113.${(caller += 1)}`) =>
  call<Problem>(content(), 'POST', '/api/contact', {
    body: { ...message, ...fields },
    headers: { 'x-real-ip': address },
  });
const inbox = (query = '') => callAsAdmin<ContactMessageView[]>(content(), 'GET', `${ADMIN}${query}`);
const reply = (id: number, replyMessage: string) =>
  callAsAdmin<ContactMessageView & Problem>(content(), 'POST', `${ADMIN}/${id}/reply`, { body: { replyMessage } });

describe('POST /api/contact', () => {
  it('returns 201, stores the message as new and publishes contact-message.received', async () => {
    const { status, body } = await send({ phone: '+91 90000 11500', subject: ' Pool ', status: 'archived' });

    expect({ status, body }).toEqual({ status: 201, body: { received: true } });
    const stored = {
      id: 1,
      ...message,
      phone: '+91 90000 11500',
      subject: 'Pool',
      createdAt: expect.any(String),
    };
    expect((await inbox()).body).toEqual([
      { ...stored, status: 'new', replied: false, replyMessage: null, repliedAt: null, repliedBy: null },
    ]);
    expect(await eventsOf(content(), 'contact-message.received')).toEqual([{ message: stored }]);
  });

  it('returns 400 for a name that Postgres finds too long because of the variation selectors of its emojis', async () => {
    const { status, body } = await send({ name: '❤️'.repeat(60) });

    const errors = [{ path: 'name', message: 'Name can have at most 100 characters' }];
    expect({ status, body }).toMatchObject({ status: 400, body: { errors } });
    expect(await send({ name: '❤️'.repeat(50) })).toMatchObject({ status: 201 });
  });

  it('returns 201 when the hidden field is filled in, and stores nothing', async () => {
    const { status, body } = await send({ website: 'https://spam.example' });

    expect({ status, body }).toEqual({ status: 201, body: { received: true } });
    expect((await inbox()).body).toEqual([]);
    expect(await eventsOf(content(), 'contact-message.received')).toEqual([]);
  });

  it('stores one message for calls repeated with one Idempotency-Key, and returns 409 for another message', async () => {
    const headers = { 'idempotency-key': 'one-message-of-asha' };
    const repeat = (text: string) =>
      call<Problem>(content(), 'POST', '/api/contact', { body: { ...message, message: text }, headers });

    const responses = await Promise.all([repeat('Hello'), repeat('Hello')]);
    const other = await repeat('Goodbye');

    for (const response of responses) expect(response).toMatchObject({ status: 201, body: { received: true } });
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotency-key-reused' } });
    expect((await inbox()).body).toMatchObject([{ message: 'Hello' }]);
    expect(await eventsOf(content(), 'contact-message.received')).toHaveLength(1);
  });

  it('stores values for mail headers as one line, and hostile text unchanged', async () => {
    await send({ name: 'A\r\nBcc: b@example.com', subject: 'S\nX: y', message: '<script>alert(1)</script>' });

    expect((await inbox()).body).toMatchObject([
      { name: 'A Bcc: b@example.com', subject: 'S X: y', message: '<script>alert(1)</script>' },
    ]);
  });

  it('stores text without bidirectional control characters', async () => {
    await send({ subject: '\u202eegap ruoy\u202c', message: 'Is the pool\n\u2067heated\u2069?\u200f' });

    expect((await inbox()).body).toMatchObject([{ subject: 'egap ruoy', message: 'Is the pool\nheated?' }]);
  });

  it.each<[string, object, string]>([
    ['no name', { name: undefined }, 'name'],
    ['a name of 101 characters', { name: 'n'.repeat(101) }, 'name'],
    ['a name of which nothing can be seen', { name: '\u200d\u3164 \u2800' }, 'name'],
    ['a message of which nothing can be seen', { message: '\u200b\n\u2060' }, 'message'],
    ['no email', { email: undefined }, 'email'],
    ['an email with a zero-width character', { email: 'a\u200bb@example.com' }, 'email'],
    ['an email that is none', { email: 'asha' }, 'email'],
    ['an email with a line break', { email: '"a\nBcc: b"@example.com' }, 'email'],
    ['an email with an encoded word', { email: '=?utf-8?q?a?=@b.example' }, 'email'],
    ['an email that a program reads as an option', { email: '-oQ/tmp/x@b.example' }, 'email'],
    ['an email at a host that looks like another', { email: 'asha@ex\u0430mple.com' }, 'email'],
    ['an email of 256 characters', { email: `${'a'.repeat(60)}@${'b'.repeat(191)}.com` }, 'email'],
    ['a phone of 21 characters', { phone: '1'.repeat(21) }, 'phone'],
    ['a phone that is none', { phone: 'call me' }, 'phone'],
    ['a subject of 201 characters', { subject: 's'.repeat(201) }, 'subject'],
    ['a blank message', { message: ' \n ' }, 'message'],
    ['a message of 5,001 characters', { message: 'm'.repeat(5001) }, 'message'],
    ['a NUL character', { message: 'a\0b' }, 'message'],
  ])('returns 400 for %s', async (_what, fields, path) => {
    const { status, body } = await send(fields);

    expect([status, body.errors?.map((error) => error.path)]).toEqual([400, [path]]);
    expect((await inbox()).body).toEqual([]);
  });

  it('returns 429 for the sixth message of an address within ten minutes', async () => {
    const responses = [];
    for (let index = 0; index < 6; index += 1) responses.push(await send({}, '198.51.100.1'));

    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429]);
    expect(Number(responses.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send({}, '198.51.100.2')).status).toBe(201);
  });
});

describe('GET /api/admin/contact-messages', () => {
  it('returns a page of the matching messages, newest first, with the total', async () => {
    for (const name of ['Asha', 'Bala', 'Chitra']) await send({ name });
    await callAsAdmin(content(), 'PATCH', `${ADMIN}/2`, { body: { status: 'read' } });

    const names = async (query: string) => {
      const { body, headers } = await inbox(query);
      return [body.map(({ name }) => name), headers['x-total-count']];
    };

    expect(await names('')).toEqual([['Chitra', 'Bala', 'Asha'], '3']);
    expect(await names('?status=new&page=1&pageSize=1')).toEqual([['Chitra'], '2']);
    expect(await names('?q=BALA')).toEqual([['Bala'], '1']);
    expect(await names('?q=_')).toEqual([[], '0']);
    expect(await names('?sort=name')).toEqual([['Asha', 'Bala', 'Chitra'], '3']);
    expect(await names('?sort=-status')).toEqual([['Bala', 'Chitra', 'Asha'], '3']);
    expect(await names('?sort=createdAt&page=1&pageSize=1')).toEqual([['Asha'], '3']);
    expect((await inbox('?status=lost')).status).toBe(400);
    expect((await inbox('?sort=message')).status).toBe(400);
  });
});

describe('GET /api/admin/contact-messages/summary', () => {
  it('counts every status, also those without messages', async () => {
    for (let index = 0; index < 3; index += 1) await send();
    await callAsAdmin(content(), 'PATCH', `${ADMIN}/2`, { body: { status: 'archived' } });

    const { body } = await callAsAdmin<ContactSummary>(content(), 'GET', `${ADMIN}/summary`);

    expect(body).toEqual({ byStatus: { new: 2, read: 0, replied: 0, archived: 1 } });
  });

  it('counts the messages that match a search', async () => {
    for (const name of ['Asha', 'Ravi', 'Ravindra']) await send({ name });
    await callAsAdmin(content(), 'PATCH', `${ADMIN}/2`, { body: { status: 'archived' } });

    const { body } = await callAsAdmin<ContactSummary>(content(), 'GET', `${ADMIN}/summary?q=ravi`);

    expect(body).toEqual({ byStatus: { new: 1, read: 0, replied: 0, archived: 1 } });
  });
});

describe('PATCH /api/admin/contact-messages/{id}', () => {
  it('changes only the status', async () => {
    await send();

    const { status, body } = await callAsAdmin(content(), 'PATCH', `${ADMIN}/1`, {
      body: { status: 'archived', name: 'Other' },
    });

    expect({ status, body }).toMatchObject({ status: 200, body: { status: 'archived', name: 'Asha' } });
  });

  it('changes nothing when the status is not the one that the call asks for', async () => {
    await send();
    await callAsAdmin(content(), 'PATCH', `${ADMIN}/1`, { body: { status: 'archived' } });

    const { status, body } = await callAsAdmin(content(), 'PATCH', `${ADMIN}/1`, {
      body: { status: 'read', onlyFrom: 'new' },
    });

    expect({ status, body }).toMatchObject({ status: 200, body: { status: 'archived' } });
  });

  it.each([
    ['1', { status: 'lost' }, 400],
    ['1', { status: 'read', onlyFrom: 'lost' }, 400],
    ['abc', { status: 'read' }, 400],
    ['4711', { status: 'read' }, 404],
  ])('for id %s with %j returns %i', async (id, body, status) => {
    await send();

    expect((await callAsAdmin(content(), 'PATCH', `${ADMIN}/${id}`, { body })).status).toBe(status);
  });
});

describe('POST /api/admin/contact-messages/{id}/reply', () => {
  it('stores the reply, its author and time, and publishes contact-message.replied', async () => {
    await send();

    const { status, body } = await reply(1, 'It is, from November.');

    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'replied',
      replied: true,
      replyMessage: 'It is, from November.',
      repliedBy: 'owner',
      repliedAt: expect.any(String),
    });
    expect(await eventsOf(content(), 'contact-message.replied')).toEqual([
      {
        message: { id: 1, ...message, phone: null, subject: null, createdAt: body.createdAt },
        reply: { replyMessage: 'It is, from November.', repliedBy: 'owner' },
      },
    ]);
  });

  it('accepts a repeated reply, refuses a different one, and publishes one event', async () => {
    await send();
    const first = await reply(1, 'Yes.');

    const responses = await Promise.all([reply(1, 'Yes.'), reply(1, 'No.')]);

    expect(responses[0]).toMatchObject({ status: 200, body: first.body });
    expect(responses[1]).toMatchObject({ status: 409, body: { code: 'already-replied' } });
    expect(await eventsOf(content(), 'contact-message.replied')).toHaveLength(1);
  });

  it.each([' ', 'r'.repeat(5001), 5])('returns 400 for the reply %j', async (replyMessage) => {
    await send();

    expect((await reply(1, replyMessage as string)).status).toBe(400);
  });
});

it('ContactMessagesService deletes messages after the 24 months that the privacy policy names', async () => {
  await send({ name: 'Old' });
  await send({ name: 'New' });
  await content()
    .app.get(DataSource)
    .query(`UPDATE contact_messages SET created_at = now() - interval '24 months 1 day' WHERE id = 1`);

  await content().app.get(ContactMessagesService).prune();

  expect((await inbox()).body.map(({ name }) => name)).toEqual(['New']);
});

it.each([
  ['GET', ADMIN],
  ['PATCH', `${ADMIN}/1`],
  ['POST', `${ADMIN}/1/reply`],
] as const)('%s %s returns 401 without a token, before it reads the body', async (method, url) => {
  for (const raw of method === 'GET' ? [undefined] : ['{', 'x'.repeat(10_000_000)]) {
    expect(await call(content(), method, url, { raw })).toMatchObject({ status: 401 });
  }
});
