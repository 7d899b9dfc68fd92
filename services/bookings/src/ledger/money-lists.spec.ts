import type { DepositRow, DueRow } from '@farmhouse/contracts/bookings/payment/money-lists';
import { addDays, istDate } from '@farmhouse/contracts/timing/ist';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { describe, expect, it } from '@jest/globals';
import { HOUR_MS } from '@farmhouse/contracts/timing/durations';
import { rangeText } from '../booking/dates/stay-range.ts';
import { aBooking, put, stayIn, stored, today } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();

const get = <T>(list: string) => callAsAdmin<T[]>(bookings, 'GET', `/api/admin/money/${list}`);
const post = (path: string, body: object) => callAsAdmin(bookings, 'POST', `/api/admin/bookings/${path}`, { body });

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
/** A stay between these hours from now, as its column has it. */
const rangeOf = (from: number, to: number) => rangeText({ from: hoursFromNow(from), to: hoursFromNow(to) });

describe('GET /api/admin/money/due', () => {
  it('lists what confirmed stays owe now and later, earliest first, and no other bookings', async () => {
    const [later, now, paid, cancelled] = [
      ...[await aBooking(bookings, stayIn(30)), await aBooking(bookings, stayIn(20))],
      ...[await aBooking(bookings, stayIn(10)), await aBooking(bookings, stayIn(40)), await aBooking(bookings)],
    ];
    const terms = { advancePercent: 50, balanceDays: 7, securityDeposit: 0, cancellation: [] };
    await put(bookings, later?.id ?? 0, { terms, balanceDueOn: addDays(today(), 23) });
    for (const stay of [later, now, paid, cancelled])
      await callAsAdmin(bookings, 'POST', `/api/bookings/${stay?.id}/confirm`);
    await post(`${later?.id}/payments`, { amount: 2550, method: 'cash', verify: true });
    await post(`${now?.id}/payments`, { amount: 100, method: 'cash', verify: true });
    await post(`${paid?.id}/payments`, { amount: 5100, method: 'cash', verify: true });
    await callAsAdmin(bookings, 'POST', `/api/bookings/${cancelled?.id}/cancel`);

    const { status, body, headers } = await get<DueRow>('due');

    expect([status, headers['x-total-count']]).toEqual([200, '2']);
    expect(body).toMatchObject([
      { confirmationCode: now?.code, dueNow: 5000, dueLater: 0, dueOn: expect.any(String) },
      { confirmationCode: later?.code, dueNow: 0, dueLater: 2550, dueOn: addDays(today(), 23) },
    ]);
    const { paymentDeadline } = await stored(bookings, now?.id ?? 0);
    expect(body[0]?.dueOn).toBe(istDate(paymentDeadline ?? new Date(0)));
  });

  it('counts refunded amounts as due again, here and in the awaited money', async () => {
    const { id } = await aBooking(bookings);
    await post(`${id}/payments`, { amount: 5100, method: 'cash', verify: true });
    await post(`${id}/refunds`, { amount: 600, method: 'cash' });

    expect((await get<DueRow>('due')).body).toMatchObject([{ bookingId: id, dueNow: 600 }]);
    const summary = await callAsAdmin<{ awaitingMoney: number }>(bookings, 'GET', '/api/admin/bookings/summary');
    expect(summary.body.awaitingMoney).toBe(600);
  });
});

describe('GET /api/admin/money/deposits', () => {
  it('lists the deposits held, and which of them are to be returned', async () => {
    const here = await aBooking(bookings, stayIn(20));
    const over = await aBooking(bookings, stayIn(3));
    const returned = await aBooking(bookings, stayIn(9));
    for (const { id } of [here, over, returned]) await post(`${id}/deposit`, { action: 'take', amount: 5000 });
    await post(`${over.id}/deposit`, { action: 'keep', amount: 1000, reason: 'A lamp' });
    await post(`${returned.id}/deposit`, { action: 'return', amount: 5000 });
    await put(bookings, over.id, { ...stayIn(-3, 2), stay: rangeOf(-72, -24) });

    const { body, headers } = await get<DepositRow>('deposits');

    expect(headers['x-total-count']).toBe('2');
    expect(body).toMatchObject([
      { confirmationCode: over.code, deposit: 4000, isToReturn: true },
      { confirmationCode: here.code, deposit: 5000, isToReturn: false },
    ]);
  });
});

it.each([
  ['whose stay has ended', 'confirmed', -1, true],
  ['who is still there', 'confirmed', 1, false],
  ['whose stay was completed early', 'completed', 1, true],
  ['whose stay was cancelled', 'cancelled', 1, true],
] as const)('the deposit of a guest %s is to be returned, or held', async (_case, status, ends, isToReturn) => {
  const { id } = await aBooking(bookings, stayIn(3));
  await post(`${id}/deposit`, { action: 'take', amount: 5000 });
  await put(bookings, id, { ...stayIn(0, 0), status, stay: rangeOf(-5, ends) });

  expect((await get<DepositRow>('deposits')).body).toMatchObject([{ deposit: 5000, isToReturn }]);
});

it.each(['due', 'deposits'])(
  'GET /api/admin/money/%s returns 401 without a token and 400 for a wrong page',
  async (list) => {
    expect((await call(bookings, 'GET', `/api/admin/money/${list}`)).status).toBe(401);
    expect((await get(`${list}?page=0`)).status).toBe(400);
  },
);
