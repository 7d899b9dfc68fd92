import { call } from '../../support/api/call.ts';
import { requestStay } from '../../support/guests.ts';
import { expectProblem } from '../../support/api/problem.ts';
import { test } from '../../support/test.ts';
import { addCalendarExport, addRate, addStayRule, blockDays, ADMIN_BODY_REQUESTS } from './admin-requests.ts';

const MALFORMED = [
  'abc',
  '1.5',
  '-1',
  '1e3',
  '0x10',
  '%27',
  '%00',
  '1%20OR%201=1',
  '99999999999999999999999',
  '%F0%9F%92%A9',
];
const UNKNOWN = ['2147483646', '2147483648'];

const CREATED: Partial<Record<string, unknown>> = {
  '/api/admin/rates/:id': addRate.body,
  '/api/admin/stay-rules/:id': addStayRule.body,
  '/api/admin/calendar-exports/:id': addCalendarExport.body,
  '/api/admin/calendar/blocks/:id': blockDays.body,
  '/api/admin/calendar/blocks/:id/free': blockDays.body,
};

const bodyOf = (method: string, path: string): unknown =>
  CREATED[path] ??
  ADMIN_BODY_REQUESTS.find((target) => target.method === method && target.path.replace(/\{\w+\}/, ':id') === path)
    ?.body;

const BY_ID = [
  ['PUT', '/api/admin/services/:id'],
  ['DELETE', '/api/admin/services/:id'],
  ['PATCH', '/api/admin/coupons/:id'],
  ['DELETE', '/api/admin/coupons/:id'],
  ['PUT', '/api/admin/rates/:id'],
  ['DELETE', '/api/admin/rates/:id'],
  ['PUT', '/api/admin/stay-rules/:id'],
  ['DELETE', '/api/admin/stay-rules/:id'],
  ['PATCH', '/api/admin/bookings/:id'],
  ['POST', '/api/admin/bookings/:id/change-quote'],
  ['POST', '/api/admin/bank-lines/:id/accept'],
  ['POST', '/api/admin/bank-lines/:id/ignore'],
  ['GET', '/api/admin/bookings/:id/cancel-quote'],
  ['POST', '/api/admin/change-requests/:id/accept'],
  ['POST', '/api/admin/change-requests/:id/decline'],
  ['PUT', '/api/admin/site-settings/:id'],
  ['GET', '/api/admin/bookings/:id'],
  ['GET', '/api/admin/bookings/:id/ledger'],
  ['GET', '/api/admin/bookings/:id/audit'],
  ['DELETE', '/api/admin/bookings/:id'],
  ['PATCH', '/api/admin/bookings/:id/status'],
  ['POST', '/api/admin/bookings/:id/verify-payment'],
  ['POST', '/api/bookings/:id/confirm'],
  ['POST', '/api/bookings/:id/cancel'],
  ['POST', '/api/bookings/:id/reminder'],
  ['PUT', '/api/admin/bookings/:id/messages-paused'],
  ['PUT', '/api/admin/calendar/blocks/:id'],
  ['DELETE', '/api/admin/calendar/blocks/:id'],
  ['POST', '/api/admin/calendar/blocks/:id/free'],
  ['PUT', '/api/admin/calendar-exports/:id'],
  ['POST', '/api/admin/undo/:id'],
  ['POST', '/api/admin/undo/messages/:id'],
  ['POST', '/api/admin/undo/chats/:id'],
  ['DELETE', '/api/admin/gallery/:id'],
  ['GET', '/api/admin/pictures/:id'],
  ['DELETE', '/api/admin/amenities/:id'],
  ['DELETE', '/api/blog-posts/:id'],
  ['DELETE', '/api/homepage-images/:id'],
  ['DELETE', '/api/admin/custom-scripts/:id'],
  ['DELETE', '/api/admin/content/:id'],
  ['PUT', '/api/admin/chat/:id/assign'],
  ['PUT', '/api/admin/chat/:id/close'],
  ['PUT', '/api/admin/chat/:id/read'],
  ['GET', '/api/chat/:id/messages'],
] as const;

for (const [method, path] of BY_ID) {
  test(`${method} ${path} returns 400 for a malformed id and 404 for an unknown one`, async ({ owner }) => {
    const ask = (id: string) => owner.call(method, path.replace(':id', id), { body: bodyOf(method, path) });

    for (const id of MALFORMED) await test.step(id, async () => expectProblem(await ask(id), 400));
    for (const id of UNKNOWN) await test.step(id, async () => expectProblem(await ask(id), 404, 'not-found'));
  });
}

const BY_TEXT_ID = [
  ['POST', '/api/admin/messages-sent/:id/send-again', '00000000-0000-4000-8000-000000000000'],
  ['GET', '/api/admin/messages-sent/:id/whatsapp-draft', '00000000-0000-4000-8000-000000000000'],
  ['GET', '/api/admin/private-pictures/:id', 'f'.repeat(32)],
] as const;

for (const [method, path, unknown] of BY_TEXT_ID) {
  test(`${method} ${path} returns 400 for a malformed id and 404 for an unknown one`, async ({ owner }) => {
    const ask = (id: string) =>
      owner.call(method, path.replace(':id', id), { body: method === 'POST' ? {} : undefined });

    for (const id of [...MALFORMED, ...UNKNOWN]) await test.step(id, async () => expectProblem(await ask(id), 400));
    expectProblem(await ask(unknown), 404, 'not-found');
  });
}

test('a malformed confirmation code returns 400 or 404, an unknown one 404', async () => {
  for (const code of ['abc', 'FH-1', 'FH-IIIIIIII', '%27%3B--', '%00', 'x'.repeat(200)]) {
    await test.step(code, async () => expectProblem(await call('GET', `/api/bookings/${code}`), [400, 404]));
  }
  expectProblem(await call('GET', '/api/bookings/FH-00000000'), 404, 'not-found');
  const body = { upiTransactionId: '123456789012' };
  expectProblem(await call('POST', '/api/bookings/FH-00000000/payment', { body }), [401, 404]);
  expectProblem(
    await call('POST', '/api/bookings/FH-00000000/session', { body: { token: 'a'.repeat(32) } }),
    [401, 404],
  );
});

test('/api/bookings/:code calls return an error for invalid bodies', async () => {
  const stay = await requestStay();
  const path = `/api/bookings/${stay.code}`;
  const { cookie } = stay;

  for (const upiTransactionId of [undefined, null, 123456789012, {}, '', '12345', '1234567890123', 'abcdefghijkl']) {
    await test.step(`UTR ${String(upiTransactionId)}`, async () =>
      expectProblem(await call('POST', `${path}/payment`, { body: { upiTransactionId }, cookie }), 400));
  }
  for (const token of [undefined, null, 42, {}, '', 'x'.repeat(10_000)]) {
    await test.step(`token ${String(token).slice(0, 20)}`, async () =>
      expectProblem(await call('POST', `${path}/session`, { body: { token } }), [400, 401]));
  }
});
