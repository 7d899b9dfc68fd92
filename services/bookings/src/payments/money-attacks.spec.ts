import type { BookingLedger } from '@farmhouse/contracts/bookings/payment/ledger';
import type { Problem } from '@farmhouse/contracts/errors';
import { guestToken } from '@farmhouse/platform/auth/guest-token';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { describe, expect, it } from '@jest/globals';
import { ledgerOf } from '../testing/booking-calls.ts';
import { aBooking, rowsOf, SECRET } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();

const post = (path: string, body: unknown) =>
  callAsAdmin<BookingLedger & Problem>(bookings, 'POST', `/api/admin/${path}`, { body });

const CALLS = (id: number) =>
  [
    ['GET', `bookings/${id}/ledger`],
    ['POST', `bookings/${id}/payments`],
    ['POST', `bookings/${id}/record-payment`],
    ['POST', `bookings/${id}/verify-payment`],
    ['POST', `bookings/${id}/refunds`],
    ['POST', `bookings/${id}/deposit`],
    ['GET', `bookings/${id}/cancel-quote`],
    ['POST', 'ledger/1/correct'],
    ['GET', 'ledger'],
    ['GET', 'ledger/export?month=2026-01'],
    ['GET', 'ledger/tax-export?month=2026-01'],
    ['GET', 'ledger/receipts/R-2026-27-0001'],
    ['POST', 'ledger/receipts/R-2026-27-0001/send'],
    ['GET', 'money/due'],
    ['GET', 'money/deposits'],
    ['GET', 'money/refunds'],
    ['GET', 'money/reports?month=2026-01'],
    ['POST', 'bank-statements'],
    ['GET', 'bank-lines'],
    ['GET', 'bank-lines/counts'],
    ['GET', 'bank-lines/payments-without-line'],
    ['POST', 'bank-lines/accept-certain'],
    ['POST', 'bank-lines/1/accept'],
    ['POST', 'bank-lines/1/ignore'],
  ] as const;

it('every call about money returns 401 to the guest of the booking, with the cookie or the token as a bearer', async () => {
  const { id, code, cookie } = await aBooking(bookings);
  const token = guestToken(SECRET, code);
  const before = await rowsOf(bookings, 'ledger_entries');

  for (const [method, path] of CALLS(id)) {
    for (const headers of [{}, cookie, { ...cookie, authorization: `Bearer ${token}` }]) {
      const { status } = await call(bookings, method, `/api/admin/${path}`, {
        headers,
        ...(method === 'POST' ? { body: { amount: 1, method: 'cash', action: 'take' } } : {}),
      });
      expect([path, status]).toEqual([path, 401]);
    }
  }
  expect(await rowsOf(bookings, 'ledger_entries')).toBe(before);
});

const AMOUNTS = [0, -1, -0.5, 0.5, 1e15, 10_000_001, '0', '-5', '1.5', '1e3', '₹5', '99999999999', true, [5], {}];

describe.each<[string, object]>([
  ['payments', { method: 'cash' }],
  ['payments', { method: 'cash', verify: true }],
  ['refunds', { method: 'cash' }],
  ['deposit', { action: 'take' }],
  ['deposit', { action: 'return' }],
  ['deposit', { action: 'keep', reason: 'A lamp' }],
  ['verify-payment', { verified: true }],
])('POST /api/admin/bookings/:id/%s with %j', (path, body) => {
  it('returns 400 for every invalid amount, and writes nothing', async () => {
    const { id } = await aBooking(bookings);
    await post(`bookings/${id}/payments`, { amount: 3000, method: 'cash', verify: true });
    await post(`bookings/${id}/payments`, { amount: 1000, method: 'cash' });
    await post(`bookings/${id}/deposit`, { action: 'take', amount: 5000 });
    const stored = async () => ({
      ledger: await ledgerOf(bookings, id),
      rows: await Promise.all(
        ['payments', 'ledger_entries', 'receipts', 'outbox', 'audit_entries'].map((table) => rowsOf(bookings, table)),
      ),
    });
    const before = await stored();
    // without an amount a verification uses that of the payment
    const wrong = path === 'verify-payment' ? AMOUNTS : [...AMOUNTS, null, '', undefined];

    for (const amount of wrong) {
      const { status } = await post(`bookings/${id}/${path}`, { ...body, amount });
      expect([amount, status]).toEqual([amount, 400]);
    }

    expect(await stored()).toEqual(before);
  });
});

it('two concurrent refunds that together exceed what was received result in one entry and one 409', async () => {
  const { id } = await aBooking(bookings);
  await post(`bookings/${id}/payments`, { amount: 5100, method: 'cash', verify: true });

  const responses = await Promise.all(
    [1, 2].map(() => post(`bookings/${id}/refunds`, { amount: 5100, method: 'upi' })),
  );

  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await ledgerOf(bookings, id)).entries.filter(({ kind }) => kind === 'refund')).toHaveLength(1);
});

it('two concurrent verifications of one payment add one entry', async () => {
  const { id } = await aBooking(bookings);
  await post(`bookings/${id}/payments`, { amount: 5100, method: 'cash' });

  const responses = await Promise.all([1, 2].map(() => post(`bookings/${id}/verify-payment`, { verified: true })));

  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { entries, balance } = await ledgerOf(bookings, id);
  expect(entries.filter(({ kind }) => kind === 'payment')).toHaveLength(1);
  expect(balance).toMatchObject({ received: 5100, submitted: 0 });
});

it('one UTR recorded concurrently for two bookings results in one payment and a 409 utr-used', async () => {
  const stays = [await aBooking(bookings), await aBooking(bookings)];
  const body = { amount: 100, method: 'upi', reference: '412345678901', verify: true };

  const responses = await Promise.all(stays.map(({ id }) => post(`bookings/${id}/payments`, body)));

  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(responses.find(({ status }) => status === 409)?.body.code).toBe('utr-used');
  expect(await rowsOf(bookings, 'payments')).toBe(1);
});

it('references, notes and reasons are plain text: no formula in the month’s file, no control characters', async () => {
  const { id } = await aBooking(bookings);
  await post(`bookings/${id}/payments`, { amount: 5100, method: 'bank', reference: '=1+1', verify: true });
  await post(`bookings/${id}/refunds`, { amount: 5, method: 'bank', reference: '@SUM(A1)', note: '-2+3\u202e' });
  const { at } = (await ledgerOf(bookings, id)).entries[0] ?? { at: '' };

  const month = new Date(Date.parse(at) + 5.5 * 3_600_000).toISOString().slice(0, 7);
  const { payload } = await bookings.app.inject({
    url: `/api/admin/ledger/export?month=${month}`,
    headers: { authorization: bookings.identity.bearer() },
  });

  for (const text of [`"'=1+1"`, `"'@SUM(A1)"`, `"'-2+3"`]) expect(payload).toContain(text);
});
