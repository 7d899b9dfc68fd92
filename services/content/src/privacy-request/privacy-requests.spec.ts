import { describe, expect, it } from '@jest/globals';
import { addDays, istDate, istInstant } from '@farmhouse/contracts/timing/ist';
import {
  type PrivacyRequestFiled,
  type PrivacyRequestSummary,
  type PrivacyRequestView,
} from '@farmhouse/contracts/content/privacy-request';
import type { Problem } from '@farmhouse/contracts/errors';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { useContent } from '../testing/use-content.ts';
import { PrivacyRemindersService } from './privacy-reminders.service.ts';

const ADMIN = '/api/admin/privacy-requests';
const submitted = { type: 'delete', name: 'Asha', email: 'asha@example.com' };
const today = istDate(new Date());
const content = useContent();
let caller = 0;

const file = (fields: object = {}, address = `203.0.113.${(caller += 1)}`) =>
  call<PrivacyRequestFiled & Problem>(content(), 'POST', '/api/privacy-requests', {
    body: { ...submitted, ...fields },
    headers: { 'x-real-ip': address },
  });
const list = (query = '') => callAsAdmin<PrivacyRequestView[]>(content(), 'GET', `${ADMIN}${query}`);
const change = (id: number | string, body: object) =>
  callAsAdmin<PrivacyRequestView>(content(), 'PATCH', `${ADMIN}/${id}`, { body });

describe('POST /api/privacy-requests', () => {
  it('returns 201 with a reference and a due date in 30 days, and publishes privacy-request.filed', async () => {
    const { status, body } = await file({ details: 'Everything', status: 'completed', dueDate: '2000-01-01' });

    expect(status).toBe(201);
    expect(body).toEqual({
      reference: expect.stringMatching(/^PR-[0-9A-HJKMNP-TV-Z]{8}$/),
      dueDate: addDays(today, 30),
    });
    const stored = { id: 1, ...body, ...submitted, phone: null, details: 'Everything', createdAt: expect.any(String) };
    expect((await list()).body).toEqual([{ ...stored, status: 'new', note: null, closedAt: null, erasure: null }]);
    expect(await eventsOf(content(), 'privacy-request.filed')).toEqual([{ request: { ...stored, status: 'new' } }]);
  });

  it.each<[string, object, string]>([
    ['no type', { type: undefined }, 'type'],
    ['an unknown type', { type: 'sell' }, 'type'],
    ['no name', { name: '' }, 'name'],
    ['an email that is none', { email: 'asha' }, 'email'],
    ['a phone of 21 characters', { phone: '1'.repeat(21) }, 'phone'],
    ['details of 2,001 characters', { details: 'd'.repeat(2001) }, 'details'],
  ])('returns 400 for %s', async (_what, fields, path) => {
    const { status, body } = await file(fields);

    expect([status, body.errors?.map((error) => error.path)]).toEqual([400, [path]]);
  });

  it('files one request for calls repeated with one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'one-request-of-asha' };
    const repeat = () =>
      call<PrivacyRequestFiled>(content(), 'POST', '/api/privacy-requests', { body: submitted, headers });

    const [first, second] = [await repeat(), await repeat()];

    expect(second).toMatchObject({ status: 201, body: first.body });
    expect((await list()).body).toHaveLength(1);
  });

  it('returns 429 for the sixth request of an address within ten minutes', async () => {
    const answers = [];
    for (let index = 0; index < 6; index += 1) answers.push((await file({}, '198.51.100.1')).status);

    expect(answers).toEqual([201, 201, 201, 201, 201, 429]);
  });
});

describe('GET /api/admin/privacy-requests', () => {
  it('returns a page of the matching requests, newest first, with the total', async () => {
    const { body: first } = await file();
    await file({ type: 'copy', name: 'Bala' });

    const { body, headers } = await list('?page=1&pageSize=1');
    expect([body.map(({ name }) => name), headers['x-total-count']]).toEqual([['Bala'], '2']);
    expect((await list(`?q=${first.reference.toLowerCase()}`)).body.map(({ name }) => name)).toEqual(['Asha']);
    expect((await list('?sort=name')).body.map(({ name }) => name)).toEqual(['Asha', 'Bala']);
    expect((await list('?sort=details')).status).toBe(400);
    expect((await list('?status=completed')).body).toEqual([]);
    expect((await list('?status=lost')).status).toBe(400);
  });
});

describe('GET /api/admin/privacy-requests/summary', () => {
  it('counts every status, also those without requests', async () => {
    for (let index = 0; index < 3; index += 1) await file();
    await change(2, { status: 'completed' });

    const { body } = await callAsAdmin<PrivacyRequestSummary>(content(), 'GET', `${ADMIN}/summary`);

    expect(body).toEqual({ byStatus: { new: 2, in_progress: 0, completed: 1, rejected: 0 } });
  });

  it('counts the requests that match a search', async () => {
    for (const name of ['Asha', 'Ravi', 'Ravindra']) await file({ name });
    await change(2, { status: 'completed' });

    const { body } = await callAsAdmin<PrivacyRequestSummary>(content(), 'GET', `${ADMIN}/summary?q=ravi`);

    expect(body).toEqual({ byStatus: { new: 1, in_progress: 0, completed: 1, rejected: 0 } });
  });
});

describe('PATCH /api/admin/privacy-requests/{id}', () => {
  it('keeps the fields that are left out', async () => {
    await file();
    await change(1, { note: 'Asked for a copy of the ID' });

    const { body } = await change(1, { status: 'in_progress' });

    expect(body).toMatchObject({ status: 'in_progress', note: 'Asked for a copy of the ID', closedAt: null });
  });

  it('publishes privacy-request.closed once when the request is completed, and none when it is reopened', async () => {
    await file();

    const closed = await change(1, { status: 'completed', note: 'Deleted' });
    await change(1, { status: 'completed', note: 'Deleted, and told' });
    const reopened = await change(1, { status: 'in_progress' });

    expect(closed.body.closedAt).toEqual(expect.any(String));
    expect(reopened.body.closedAt).toBeNull();
    expect(await eventsOf(content(), 'privacy-request.closed')).toMatchObject([
      { request: { id: 1, status: 'completed' }, note: 'Deleted' },
    ]);
  });

  it.each([
    [1, { status: 'lost' }, 400],
    [1, { note: 'n'.repeat(2001) }, 400],
    ['abc', {}, 400],
    [4711, {}, 404],
  ])('for id %s with %j returns %i', async (id, body, status) => {
    await file();

    expect((await change(id, body)).status).toBe(status);
  });
});

describe('PrivacyRemindersService.remindDue', () => {
  const remind = (daysFromNow: number) =>
    content()
      .app.get(PrivacyRemindersService)
      .remindDue(istInstant(addDays(today, daysFromNow), '09:00'));
  const daysLeft = async () => (await eventsOf(content(), 'privacy-request.due-soon')).map((event) => event.daysLeft);

  it('sends one reminder a week before and one the day before an open request is due', async () => {
    await file();

    for (const day of [22, 23, 24, 28, 29, 30, 35]) await remind(day);

    expect(await daysLeft()).toEqual([7, 1]);
    expect(await eventsOf(content(), 'privacy-request.due-soon')).toMatchObject([
      { request: { id: 1, dueDate: addDays(today, 30) } },
      { request: { id: 1 } },
    ]);
  });

  it('sends one reminder for a request that is found late', async () => {
    await file();

    await remind(31);
    await remind(32);

    expect(await daysLeft()).toEqual([-1]);
  });

  it('sends no reminder for closed requests', async () => {
    await file();
    await change(1, { status: 'rejected' });

    await remind(29);

    expect(await daysLeft()).toEqual([]);
  });

  it('sends one reminder when several replicas run at the same time', async () => {
    await file();

    const counts = await Promise.all([remind(23), remind(23), remind(23)]);

    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    expect(await daysLeft()).toEqual([7]);
  });
});

it.each([
  ['GET', ADMIN],
  ['PATCH', `${ADMIN}/1`],
] as const)('%s %s returns 401 without a token', async (method, url) => {
  expect(await call(content(), method, url)).toMatchObject({ status: 401 });
});
