import { describe, expect, it } from '@jest/globals';
import type { LedgerPage } from '@farmhouse/contracts/bookings/payment/ledger';
import type { Problem } from '@farmhouse/contracts/errors';
import { addDays, istDate } from '@farmhouse/contracts/timing/ist';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { LedgerEntryEntity } from '../booking/ledger/ledger-entry.entity.ts';
import { ledgerOf } from '../testing/booking-calls.ts';
import { aBooking, dbOf, put, stayIn, stored } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();

const get = <T>(path: string) => callAsAdmin<T & Problem>(bookings, 'GET', path);
const post = (path: string, body: object) => callAsAdmin(bookings, 'POST', path, { body });
const listed = async (query = '') => (await get<LedgerPage>(`/api/admin/ledger${query}`)).body;

/** A booking whose 5,100 rupees came in cash and are verified. */
async function aPaidBooking(fullName = 'Asha Rao') {
  const booking = await aBooking(bookings, { fullName });
  await post(`/api/admin/bookings/${booking.id}/record-payment`, { method: 'cash', reference: 'slip 7', verify: true });
  return booking;
}

const addEntry = (entry: Partial<LedgerEntryEntity>) =>
  dbOf(bookings).manager.insert(LedgerEntryEntity, { by: 'owner', at: new Date(), ...entry } as LedgerEntryEntity);

describe('GET /api/admin/bookings/:id/ledger', () => {
  it('returns the charge of a new booking, of which nothing is due before it is confirmed', async () => {
    const { id } = await aBooking(bookings);

    const { entries, balance } = await ledgerOf(bookings, id);

    expect(entries).toEqual([
      {
        ...{ id: expect.any(Number), kind: 'charge', amount: 5100, method: null, reference: null, note: null },
        ...{ at: expect.any(String), by: 'guest', corrects: null, receipt: null, pictures: [] },
      },
    ]);
    expect(balance).toEqual({
      ...{ total: 5100, received: 0, submitted: 0, dueNow: 0, dueLater: 0, dueOn: null },
      ...{ payable: 5100, credit: 0, deposit: 0 },
    });
  });

  it('returns the entries of a submission, its verification and a change of the stay', async () => {
    const { id, code, cookie } = await aBooking(bookings);
    await post(`/api/bookings/${id}/confirm`, {});
    expect((await ledgerOf(bookings, id)).balance).toMatchObject({ dueNow: 5100, payable: 5100 });

    await call(bookings, 'POST', `/api/bookings/${code}/payment`, {
      body: { upiTransactionId: '123456789012' },
      headers: cookie,
    });
    expect((await ledgerOf(bookings, id)).balance).toMatchObject({
      received: 0,
      submitted: 5100,
      dueNow: 5100,
      payable: 0,
    });

    await post(`/api/admin/bookings/${id}/verify-payment`, { verified: true });
    const { version } = await stored(bookings, id);
    await callAsAdmin(bookings, 'PATCH', `/api/admin/bookings/${id}`, {
      body: { version, pricing: 'booked', guestCount: 2 },
    });

    const { entries, balance } = await ledgerOf(bookings, id);
    expect(entries).toMatchObject([
      { kind: 'charge', amount: 5100, by: 'guest' },
      { kind: 'payment', amount: 5100, method: 'upi', reference: '123456789012', by: 'owner' },
      { kind: 'charge', amount: -2300, by: 'owner' },
    ]);
    expect(balance).toMatchObject({ total: 2800, received: 5100, dueNow: 0, payable: 0, credit: 2300 });
  });

  it('has nothing due for a cancelled booking', async () => {
    const { id } = await aBooking(bookings);
    await post(`/api/bookings/${id}/cancel`, {});

    expect((await ledgerOf(bookings, id)).balance).toMatchObject({ total: 5100, dueNow: 0, payable: 0 });
  });

  it('returns 404 for an unknown booking', async () => {
    expect((await get('/api/admin/bookings/999/ledger')).status).toBe(404);
  });
});

describe('GET /api/admin/ledger', () => {
  it('lists the entries of all bookings, newest first, with the totals of all that match', async () => {
    const { id, code } = await aPaidBooking();
    await aBooking(bookings, { fullName: 'Other Guest', ...stayIn(20) });

    const { entries, count, totals } = await listed('?page=1&pageSize=2');

    expect(entries).toMatchObject([
      { kind: 'charge', amount: 5100, fullName: 'Other Guest' },
      { kind: 'payment', amount: 5100, bookingId: id, confirmationCode: code, fullName: 'Asha Rao' },
    ]);
    expect(count).toBe(3);
    expect(totals).toEqual([
      { kind: 'charge', method: null, amount: 10_200 },
      { kind: 'payment', method: 'cash', amount: 5100 },
    ]);
  });

  it('filters by kind, method and days in India', async () => {
    const { id } = await aPaidBooking();
    const today = istDate(new Date());
    await addEntry({
      bookingId: id,
      kind: 'payment',
      amount: 7,
      at: new Date(`${today}T00:00:00+05:30`),
      method: 'upi',
    });
    await addEntry({
      ...{ bookingId: id, kind: 'payment', amount: 9, method: 'upi' },
      at: new Date(`${addDays(today, -1)}T23:59:59+05:30`),
    });

    const amounts = async (query: string) => (await listed(query)).entries.map(({ amount }) => amount);

    expect(await amounts('?kind=payment&method=upi')).toEqual([9, 7]);
    expect(await amounts(`?kind=payment&method=upi&from=${today}&to=${today}`)).toEqual([7]);
    expect(await amounts(`?kind=payment&method=upi&to=${addDays(today, -1)}`)).toEqual([9]);
    expect(await amounts('?kind=refund')).toEqual([]);
  });

  it('counts a correction under the entry that it undoes', async () => {
    const { id } = await aPaidBooking();
    const [payment] = (await listed('?kind=payment')).entries;
    await addEntry({ bookingId: id, kind: 'correction', amount: 5100, corrects: payment?.id });

    const { totals, count } = await listed();

    expect(totals).toEqual([
      { kind: 'charge', method: null, amount: 5100 },
      { kind: 'payment', method: 'cash', amount: 0 },
    ]);
    expect(count).toBe(3);
  });

  it('lists the corrections of a kind with it, so that the totals are those without the filter', async () => {
    const { id } = await aPaidBooking();
    const [payment] = (await listed('?kind=payment')).entries;
    await addEntry({ bookingId: id, kind: 'payment', amount: 900, method: 'cash' });
    await post(`/api/admin/ledger/${payment?.id}/correct`, { note: 'Wrong booking' });

    const { entries, count, totals } = await listed('?kind=payment&method=cash');
    const charges = await listed('?kind=charge');
    const corrections = await listed('?kind=correction');

    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['correction', 5100],
      ['payment', 900],
      ['payment', 5100],
    ]);
    expect([count, totals]).toEqual([3, [{ kind: 'payment', method: 'cash', amount: 900 }]]);
    expect(charges.entries.map(({ kind }) => kind)).toEqual(['charge']);
    expect(corrections.entries.map(({ kind }) => kind)).toEqual(['correction']);
  });

  it('ignores filters that are empty', async () => {
    await aPaidBooking();

    const { entries } = await listed('?from=&to=&method=&kind=&page=&pageSize=');

    expect(entries).toEqual((await listed()).entries);
    expect(entries).toHaveLength(2);
  });

  it.each(['?kind=gift', '?method=gold', '?from=yesterday', '?to=2026-13-01', '?page=0', '?pageSize=201'])(
    'refuses %s',
    async (query) => {
      expect((await get(`/api/admin/ledger${query}`)).status).toBe(400);
    },
  );
});

describe('GET /api/admin/ledger/export', () => {
  const csvOf = async (query: string) => {
    const { statusCode, payload } = await bookings.app.inject({
      url: `/api/admin/ledger/export${query}`,
      headers: { authorization: bookings.identity.bearer() },
    });
    return { status: statusCode, lines: payload.trim().split(/\r?\n/).slice(1) };
  };

  it('has the entries of one month, oldest first, amounts as numbers and no field as a formula', async () => {
    const { id, code } = await aPaidBooking('=HYPERLINK("x")');
    await addEntry({ bookingId: id, kind: 'charge', amount: -300 });
    await addEntry({ bookingId: id, kind: 'charge', amount: 1, at: new Date('2020-01-31T18:29:59Z') });

    const { status, lines } = await csvOf(`?month=${istDate(new Date()).slice(0, 7)}`);

    expect(status).toBe(200);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain(`"${code}","'=HYPERLINK(""x"")","charge","","","5100","guest"`);
    expect(lines[1]).toContain('"payment","cash","slip 7","5100","owner"');
    expect(lines[2]).toContain('"charge","","","-300"');
    expect((await csvOf('?month=2020-01')).lines).toHaveLength(1);
    expect((await csvOf('?month=2020-02')).lines).toEqual([]);
  });

  it('has refunds and deposits, each as its own kind', async () => {
    const { id } = await aPaidBooking();
    await post(`/api/admin/bookings/${id}/refunds`, { amount: 100, method: 'cash' });
    await post(`/api/admin/bookings/${id}/deposit`, { action: 'take', amount: 5000, method: 'cash' });
    await post(`/api/admin/bookings/${id}/deposit`, { action: 'keep', amount: 2000, reason: 'A broken lamp' });
    await post(`/api/admin/bookings/${id}/deposit`, { action: 'return', amount: 3000, method: 'upi' });

    const { lines } = await csvOf(`?month=${istDate(new Date()).slice(0, 7)}`);

    expect(lines.slice(2)).toEqual([
      expect.stringMatching(/"refund","cash","","100",.*,"refund"$/),
      expect.stringMatching(/"deposit_taken","cash","","5000",.*,"deposit_taken"$/),
      expect.stringMatching(/"deposit_kept","","","2000",.*,"deposit_kept"$/),
      expect.stringMatching(/"deposit_returned","upi","","3000",.*,"deposit_returned"$/),
    ]);
  });

  it('has a corrected payment and its correction add up to nothing, under the kind and method of the payment', async () => {
    const { id } = await aPaidBooking();
    const payment = (await ledgerOf(bookings, id)).entries.find(({ kind }) => kind === 'payment');
    await post(`/api/admin/ledger/${payment?.id}/correct`, { note: 'Wrong booking' });

    const { lines } = await csvOf(`?month=${istDate(new Date()).slice(0, 7)}`);

    expect(lines[1]).toMatch(/"payment","cash","slip 7","5100","owner",.*,"payment"$/);
    expect(lines[2]).toMatch(/"correction","cash","slip 7","-5100","owner","Wrong booking",.*,"payment"$/);
  });

  it('is an error, and ends no process, when the entries cannot be read', async () => {
    await dbOf(bookings).query('ALTER TABLE ledger_entries RENAME TO unreadable');

    const { status } = await csvOf('?month=2026-11');

    await dbOf(bookings).query('ALTER TABLE unreadable RENAME TO ledger_entries');
    expect(status).toBe(500);
    expect((await csvOf('?month=2026-11')).status).toBe(200);
  });

  it('keeps entries whose booking is removed', async () => {
    const { id } = await aPaidBooking();
    await put(bookings, id, { archivedAt: new Date(0) });
    await dbOf(bookings).query('DELETE FROM bookings WHERE id = $1', [id]);

    expect((await listed()).entries).toMatchObject([
      { bookingId: id, confirmationCode: null, fullName: null, kind: 'payment' },
      { kind: 'charge' },
    ]);
  });

  it.each(['', '?month=2026', '?month=2026-13', '?month=2026-1'])('refuses %j', async (query) => {
    expect((await csvOf(query)).status).toBe(400);
  });
});
