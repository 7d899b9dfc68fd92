import { randomUUID } from 'node:crypto';
import type { PrivacyRequestView } from '@farmhouse/contracts/content/privacy-request';
import type { Problem } from '@farmhouse/contracts/errors';
import type { EventEnvelope, EventType, Events } from '@farmhouse/contracts/events/events';
import {
  personOf,
  type ErasureBlocker,
  type PersonalData,
  type PersonalDataService,
} from '@farmhouse/contracts/privacy/personal-data';
import type { Undoable } from '@farmhouse/contracts/undo/undo';
import { Inbox } from '@farmhouse/platform/events/consumer';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { plansOf } from '@farmhouse/platform/testing/query-plans';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { answerAs, NOTHING } from '../../testing/other-services.ts';
import { useContent } from '../../testing/use-content.ts';
import { ContentPersonalData } from './content-personal-data.ts';

const ADMIN = '/api/admin/privacy-requests';
const ASHA = { name: 'Asha Rao', email: 'asha@example.com', phone: '+91 98480 12345' };
const OTHERS = ['chat', 'notifications', 'analytics'] as const;
const STAY: ErasureBlocker = {
  confirmationCode: 'FH-7K3M9QXZ',
  reason: 'stay-to-come',
  text: 'FH-7K3M9QXZ is a stay',
};

const content = useContent();
let caller = 0;

const send = (path: string, body: object) =>
  call(content(), 'POST', path, { body, headers: { 'x-real-ip': `203.0.113.${(caller += 1) % 250}` } });
const file = (fields: object = {}) => send('/api/privacy-requests', { type: 'delete', ...ASHA, ...fields });
const write = (fields: object) => send('/api/contact', { ...ASHA, message: 'Hello', ...fields });
const data = (id = 1) => callAsAdmin<PersonalData & Problem>(content(), 'GET', `${ADMIN}/${id}/data`);
const erase = (id = 1) =>
  callAsAdmin<PrivacyRequestView & Problem & { obstacles: object[] }>(content(), 'POST', `${ADMIN}/${id}/erase`);
const request = async (id = 1) =>
  (await callAsAdmin<PrivacyRequestView[]>(content(), 'GET', ADMIN)).body.find((one) => one.id === id);
const change = (body: object, id = 1) => callAsAdmin<Problem>(content(), 'PATCH', `${ADMIN}/${id}`, { body });
const changeUndoably = (body: object, id = 1) =>
  callAsAdmin(content(), 'PATCH', `${ADMIN}/${id}`, { body, headers: { 'Undo-Seconds': '10' } });
const openUndo = async () => (await callAsAdmin<Undoable[]>(content(), 'GET', '/api/admin/undo/messages')).body[0]?.id;
const undo = (id: number | undefined) => callAsAdmin<Problem>(content(), 'POST', `/api/admin/undo/messages/${id}`);
const rows = (sql: string) => content().app.get(DataSource).query<object[]>(sql);

const handle = <T extends EventType>(type: T, payload: Events[T], id: string = randomUUID()) =>
  content()
    .app.get(Inbox)
    .handle({ id, type, occurredAt: new Date().toISOString(), payload } as EventEnvelope);
const run = async () => (await eventsOf(content(), 'erasure.started')).at(-1)?.run ?? '';
const report = async (service: PersonalDataService, erased = {}, requestId = 1) =>
  handle('erasure.part-done', { requestId, run: await run(), service, erased, keepsPayments: service === 'bookings' });

beforeEach(
  () => void answerAs(content(), { bookings: NOTHING, chat: NOTHING, notifications: NOTHING, analytics: NOTHING }),
);

describe('GET /api/admin/privacy-requests/{id}/data', () => {
  it('asks every service for the person’s data in one format, and adds messages and requests', async () => {
    const chats = { name: 'Chats', fate: 'erased' as const, records: [{ id: 1 }] };
    const questions = answerAs(content(), {
      bookings: { ...NOTHING, obstacles: [STAY], otherContacts: ['b@example.com'] },
      chat: { ...NOTHING, groups: [chats], otherContacts: ['b@example.com'] },
      notifications: NOTHING,
      analytics: NOTHING,
    });
    await file({ visit: 'a-visit' });
    await write({ email: 'ASHA@example.com', phone: '' });
    await write({ email: 'someone@example.com', phone: '9848012345' });
    await write({ email: 'n.asha@example.com', phone: '+91 98480 123456' });

    const { status, body, headers } = await data();

    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(questions[0]?.person).toEqual({ email: 'asha@example.com', phone: '919848012345', visit: 'a-visit' });
    expect(body).toMatchObject({ ...ASHA, missing: [], obstacles: [STAY] });
    expect(body.otherContacts).toEqual(['b@example.com', 'someone@example.com']);
    const groups = body.services.flatMap(({ service, groups: own }) =>
      own.map(({ name, records }) => [service, name, records.length]),
    );
    expect(groups).toEqual([
      ['content', 'Contact messages', 2],
      ['content', 'Privacy requests', 1],
      ['chat', 'Chats', 1],
    ]);
  });

  it('changes nothing', async () => {
    await file();
    const before = await rows('SELECT * FROM privacy_requests');

    await data();

    expect(await rows('SELECT * FROM privacy_requests')).toEqual(before);
    expect(await rows(`SELECT 1 FROM outbox WHERE type LIKE 'erasure%'`)).toEqual([]);
  });

  it('names the services that do not answer', async () => {
    answerAs(content(), { bookings: NOTHING, notifications: NOTHING });
    await file();

    expect((await data()).body.missing).toEqual(['chat', 'analytics']);
  });

  it('returns 404 for a request that does not exist', async () => {
    expect((await data(4711)).status).toBe(404);
  });
});

describe('POST /api/admin/privacy-requests/{id}/erase', () => {
  it('begins with the bookings, then lets all others erase, and completes with one mail', async () => {
    await file({ details: 'Everything about Asha' });
    await write({});
    await write({ email: 'other@example.com', phone: '+91 98480 123456' });

    const { status, body } = await erase();

    expect(status).toBe(202);
    expect(body).toMatchObject({ status: 'in_progress', erasure: { state: 'running', parts: [] } });
    expect(body.erasure?.waitingFor).toEqual(['bookings', 'content', ...OTHERS]);
    expect(await eventsOf(content(), 'erasure.agreed')).toEqual([]);
    expect(await rows('SELECT 1 FROM contact_messages')).toHaveLength(2);

    await report('bookings', { Bookings: 2 });
    const [started] = await eventsOf(content(), 'erasure.started');
    expect(await eventsOf(content(), 'erasure.agreed')).toEqual([{ ...started, bookingIds: [] }]);
    expect(await rows('SELECT 1 FROM contact_messages')).toHaveLength(1);
    expect((await request())?.erasure?.waitingFor).toEqual(OTHERS);

    for (const service of OTHERS) await report(service, service === 'chat' ? { Chats: 1 } : {});
    expect(await request()).toMatchObject({
      ...{ name: 'Erased guest', email: null, phone: null, details: null, note: null, status: 'completed' },
      erasure: { state: 'done', waitingFor: [], doneAt: expect.any(String) },
    });
    expect(await eventsOf(content(), 'erasure.completed')).toMatchObject([
      {
        request: { id: 1, name: ASHA.name, email: ASHA.email },
        erased: { Bookings: 2, 'Contact messages': 1, 'Privacy requests': 0, Chats: 1 },
        keepsPayments: true,
      },
    ]);
    expect(await eventsOf(content(), 'privacy-request.closed')).toEqual([]);
  });

  it('erases once for two concurrent calls, and for a call after it is done', async () => {
    await file();

    const answers = await Promise.all([erase(), erase(), erase()]);

    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    for (const service of ['bookings', ...OTHERS] as const) await report(service);
    expect((await erase()).body.erasure?.state).toBe('done');
    expect(await eventsOf(content(), 'erasure.started')).toHaveLength(1);
    expect(await eventsOf(content(), 'erasure.completed')).toHaveLength(1);
  });

  it('counts a report that is delivered again once, and ignores one of another run', async () => {
    await file();
    await erase();
    const part = { requestId: 1, run: await run(), service: 'bookings', erased: {} } as const;

    await handle('erasure.part-done', part, '00000000-0000-4000-8000-000000000001');
    await handle('erasure.part-done', part, '00000000-0000-4000-8000-000000000001');
    await handle('erasure.part-done', part);
    await handle('erasure.part-done', { ...part, run: randomUUID(), service: 'chat' });

    expect((await request())?.erasure?.waitingFor).toEqual(OTHERS);
  });

  it('returns 409 with the reasons while a stay is to come or money is owed, and changes nothing', async () => {
    answerAs(content(), { bookings: { ...NOTHING, obstacles: [STAY] } });
    await file();

    const { status, body } = await erase();

    expect([status, body.code, body.obstacles]).toEqual([409, 'erasure-blocked', [STAY]]);
    expect(body.message).toContain(STAY.text);
    expect(await request()).toMatchObject({ status: 'new', erasure: null });
    expect(await eventsOf(content(), 'erasure.started')).toEqual([]);
  });

  it('shows why it was refused after its start, and may be retried', async () => {
    await file();
    await erase();
    await handle('erasure.refused', { requestId: 1, run: await run(), obstacles: [STAY] });

    expect((await request())?.erasure).toMatchObject({ state: 'refused', obstacles: [STAY], waitingFor: [] });
    expect((await erase()).body.erasure).toMatchObject({ state: 'running', obstacles: [] });
    expect(new Set((await eventsOf(content(), 'erasure.started')).map((event) => event.run)).size).toBe(2);
  });

  it('returns 503 and changes nothing while the bookings do not answer', async () => {
    answerAs(content(), {});
    await file();

    expect((await erase()).status).toBe(503);
    expect(await request()).toMatchObject({ status: 'new', erasure: null });
  });

  it.each<[string, object, object | undefined]>([
    ['for a copy', { type: 'copy' }, undefined],
    ['for a correction', { type: 'update' }, undefined],
    ['that was rejected', {}, { status: 'rejected' }],
    ['that was completed by hand', {}, { status: 'completed' }],
  ])('returns 409 for a request %s', async (_what, fields, changed) => {
    await file(fields);
    if (changed) await change(changed);

    expect(await erase()).toMatchObject({ status: 409, body: { code: 'erasure-not-asked' } });
    expect(await eventsOf(content(), 'erasure.started')).toEqual([]);
  });

  it('erases earlier requests of the same person, and none of others', async () => {
    await file({ type: 'copy', details: 'Of Asha' });
    await file({ type: 'copy', email: 'n.asha@example.com', phone: null });
    await file();
    await erase(3);

    await report('bookings', {}, 3);

    expect(await request(1)).toMatchObject({ name: 'Erased guest', email: null, details: null, status: 'completed' });
    expect(await request(2)).toMatchObject({ email: 'n.asha@example.com', status: 'new' });
    expect(await request(3)).toMatchObject({ email: ASHA.email });
  });

  it('locks the status of the request from then on', async () => {
    await file();
    await erase();

    expect(await change({ status: 'rejected' })).toMatchObject({ status: 409, body: { code: 'status-conflict' } });
    expect((await change({ note: 'Asked by phone' })).status).toBe(200);
    for (const service of ['bookings', ...OTHERS] as const) await report(service);

    expect(await change({ status: 'new' })).toMatchObject({ status: 409, body: { code: 'status-conflict' } });
  });

  it('ends the undo period of an earlier change of the request', async () => {
    await file();
    await changeUndoably({ note: 'Asked by phone' });
    const id = await openUndo();
    await erase();

    expect(await undo(id)).toMatchObject({ status: 409, body: { code: 'changed-since' } });
    expect(await request()).toMatchObject({ status: 'in_progress', note: 'Asked by phone' });
  });

  it('ends the undo period of changes of the person’s other requests', async () => {
    await file({ type: 'copy' });
    await changeUndoably({ note: 'Asked by phone' });
    const id = await openUndo();
    await file();
    await erase(2);
    await report('bookings', {}, 2);

    expect((await undo(id)).status).toBe(404);
    expect(await request()).toMatchObject({ status: 'completed', email: null });
  });

  it('forgets the undo texts and notes of the person’s messages and requests', async () => {
    await file({ type: 'copy' });
    await changeUndoably({ note: 'Asha asked by phone' });
    await changeUndoably({ note: 'And again' });
    await write({});
    await callAsAdmin(content(), 'PATCH', '/api/admin/contact-messages/1', {
      body: { status: 'archived' },
      headers: { 'Undo-Seconds': '10' },
    });
    await file();
    await changeUndoably({ note: 'Call Asha' }, 2);
    await erase(2);
    await changeUndoably({ note: 'Asha was called' }, 2);
    expect(await rows('SELECT 1 FROM undos')).toHaveLength(5);

    for (const service of ['bookings', ...OTHERS] as const) await report(service, {}, 2);

    expect(await rows('SELECT done, state FROM undos')).toEqual([]);
  });

  it('works for a person who gave only a phone number', async () => {
    await file({ email: null });
    await erase();
    for (const service of ['bookings', ...OTHERS] as const) await report(service);

    expect(await eventsOf(content(), 'erasure.completed')).toMatchObject([{ request: { email: null } }]);
  });

  it('returns 404 for a request that does not exist', async () => {
    expect((await erase(4711)).status).toBe(404);
  });
});

describe.each([
  ['GET', `${ADMIN}/1/data`],
  ['POST', `${ADMIN}/1/erase`],
] as const)('%s %s', (method, url) => {
  it('returns 401 without a token, and 403 to a role without the permission', async () => {
    await file();
    const authorization = content().identity.bearer({ role: 'cleaner' });

    expect((await call(content(), method, url)).status).toBe(401);
    expect((await call(content(), method, url, { headers: { authorization } })).status).toBe(403);
    expect(await rows(`SELECT 1 FROM outbox WHERE type LIKE 'erasure%'`)).toEqual([]);
  });
});

describe('POST /api/privacy-requests by phone number', () => {
  it('returns 201 for a number instead of an address', async () => {
    expect((await file({ email: '' })).status).toBe(201);
    expect((await file({ email: undefined })).status).toBe(201);
    expect(await request()).toMatchObject({ email: null, phone: ASHA.phone });
  });

  it.each([
    ['neither address nor number', { email: '', phone: '' }, 'email'],
    ['a visit that is none', { visit: 'a visit; DROP' }, 'visit'],
  ])('returns 400 for %s', async (_what, fields, path) => {
    expect(await file(fields)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });
});

it('the messages of a person are found among 5,000 by indexes', async () => {
  const db = content().app.get(DataSource);
  await db.query(`
    INSERT INTO contact_messages (name, email, phone, message)
    SELECT 'Asha Rao', 'guest-' || n || '@example.com', '98480 ' || n + 20000, 'Hello' FROM generate_series(1, 5000) AS n`);
  await db.query('ANALYZE contact_messages');

  const plans = await plansOf(content(), () =>
    content().app.get(ContentPersonalData, { strict: false }).find(db.manager, personOf(ASHA)),
  );

  const [messages] = plans.filter(({ sql }) => sql.includes('FROM contact_messages'));
  expect({ ...messages, indexes: messages?.indexes.toSorted() }).toMatchObject({
    scanned: [],
    indexes: ['contact_messages_email', 'contact_messages_phone'],
  });
});
