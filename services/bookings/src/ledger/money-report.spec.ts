import type { LedgerPage } from '@farmhouse/contracts/bookings/payment/ledger';
import type { MoneyReport } from '@farmhouse/contracts/bookings/payment/money-report';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { describe, expect, it } from '@jest/globals';
import { LedgerEntryEntity } from '../booking/ledger/ledger-entry.entity.ts';
import { aBooking, dbOf, put, stayIn } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';
import { lastDayOf } from '@farmhouse/contracts/timing/months';

const bookings = useBookings();

const THIS_MONTH = istDate(new Date()).slice(0, 7);

const get = <T>(path: string) => callAsAdmin<T>(bookings, 'GET', `/api/admin/${path}`);
const post = (path: string, body: object = {}) => callAsAdmin(bookings, 'POST', path, { body });
const reportOf = async (month: string) => (await get<MoneyReport>(`money/reports?month=${month}`)).body;

type Entry = Pick<LedgerEntryEntity, 'kind' | 'amount'> & Partial<LedgerEntryEntity>;

/** Adds ledger entries at different times, in the order given. Returns their ids. */
async function addEntries(bookingId: number, ...entries: (Entry & { at: Date })[]): Promise<number[]> {
  const { identifiers } = await dbOf(bookings).manager.insert(
    LedgerEntryEntity,
    entries.map((entry) => ({ bookingId, by: 'owner', ...entry })),
  );
  return identifiers.map(({ id }) => id as number);
}

const pay = (id: number, amount: number, method: string) =>
  post(`/api/admin/bookings/${id}/payments`, { amount, method, verify: true });

describe('GET /api/admin/money/reports', () => {
  it('has what was received and refunded by method, and the deposits taken, returned and kept', async () => {
    const { id } = await aBooking(bookings);
    await pay(id, 3000, 'cash');
    await pay(id, 2100, 'bank');
    await post(`/api/admin/bookings/${id}/refunds`, { amount: 600, method: 'bank' });
    await post(`/api/admin/bookings/${id}/deposit`, { action: 'take', amount: 5000, method: 'upi' });
    await post(`/api/admin/bookings/${id}/deposit`, { action: 'keep', amount: 1000, reason: 'A lamp' });
    await post(`/api/admin/bookings/${id}/deposit`, { action: 'return', amount: 1500 });

    const report = await reportOf(THIS_MONTH);

    expect(report).toMatchObject({
      ...{ month: THIS_MONTH, received: 5100, refunded: 600 },
      methods: [
        { method: 'bank', received: 2100, refunded: 600 },
        { method: 'cash', received: 3000, refunded: 0 },
      ],
      deposits: { taken: 5000, returned: 1500, kept: 1000, held: 2500 },
    });
    expect(report.year.find(({ month }) => month === THIS_MONTH)).toEqual({
      ...{ month: THIS_MONTH, received: 5100, refunded: 600 },
    });
  });

  it('agrees with the totals of the ledger of the same month, corrections included', async () => {
    const { id } = await aBooking(bookings);
    const [december] = await addEntries(
      id,
      { kind: 'payment', amount: 900, method: 'upi', at: new Date('2025-12-31T18:29:59Z') },
      { kind: 'payment', amount: 700, method: 'card', at: new Date('2025-12-31T18:30:00Z') },
      { kind: 'payment', amount: 50, at: new Date('2026-01-15T12:00:00Z') },
      { kind: 'refund', amount: 40, method: 'card', at: new Date('2026-01-31T18:29:59Z') },
      { kind: 'refund', amount: 9, method: 'upi', at: new Date('2026-01-31T18:30:00Z') },
    );
    await addEntries(id, { kind: 'correction', amount: 900, corrects: december, at: new Date('2026-01-02T00:00:00Z') });

    const report = await reportOf('2026-01');

    expect(report).toMatchObject({ received: 700 + 50 - 900, refunded: 40 });
    expect(report.methods).toEqual([
      { method: 'card', received: 700, refunded: 40 },
      { method: 'upi', received: -900, refunded: 0 },
      { method: null, received: 50, refunded: 0 },
    ]);
    const { totals } = (await get<LedgerPage>(`ledger?from=2026-01-01&to=${lastDayOf('2026-01')}`)).body;
    for (const [kind, name] of [
      ['payment', 'received'],
      ['refund', 'refunded'],
    ] as const) {
      const listed = totals.filter((total) => total.kind === kind);
      expect(listed.reduce((sum, { amount }) => sum + amount, 0)).toBe(report[name]);
    }
    expect(report.year.map(({ month }) => month)).toEqual((await reportOf('2025-12')).year.map(({ month }) => month));
    expect(report.year.slice(-4)).toEqual([
      { month: '2025-12', received: 900, refunded: 0 },
      { month: '2026-01', received: -150, refunded: 40 },
      { month: '2026-02', received: 0, refunded: 9 },
      { month: '2026-03', received: 0, refunded: 0 },
    ]);
  });

  it('has the deposits held at the end of the month, regardless of later changes', async () => {
    const { id } = await aBooking(bookings);
    const [, taken] = await addEntries(
      id,
      { kind: 'deposit_taken', amount: 5000, method: 'cash', at: new Date('2026-01-10T06:00:00Z') },
      { kind: 'deposit_taken', amount: 300, method: 'cash', at: new Date('2026-01-11T06:00:00Z') },
      { kind: 'deposit_kept', amount: 2000, at: new Date('2026-02-10T06:00:00Z') },
      { kind: 'deposit_returned', amount: 3000, method: 'cash', at: new Date('2026-03-10T06:00:00Z') },
    );
    await addEntries(id, { kind: 'correction', amount: 300, corrects: taken, at: new Date('2026-02-01T00:00:00Z') });

    const held = async (month: string) => (await reportOf(month)).deposits.held;

    expect([await held('2025-12'), await held('2026-01'), await held('2026-02'), await held('2026-03')]).toEqual([
      ...[0, 5300, 3000, 0],
    ]);
    expect((await reportOf('2026-02')).deposits).toEqual({ taken: -300, returned: 0, kept: 2000, held: 3000 });
  });

  it('counts what stays owe, overpayments, and refunds to pay', async () => {
    const [owing, over, cancelled, requested] = [
      ...[await aBooking(bookings, stayIn(20)), await aBooking(bookings, stayIn(30))],
      ...[await aBooking(bookings, stayIn(40)), await aBooking(bookings, stayIn(50))],
    ];
    await post(`/api/bookings/${owing?.id}/confirm`);
    await pay(owing?.id ?? 0, 100, 'cash');
    await pay(over?.id ?? 0, 6000, 'cash');
    await pay(cancelled?.id ?? 0, 5100, 'cash');
    await post(`/api/bookings/${cancelled?.id}/cancel`);
    await put(bookings, requested?.id ?? 0, { archivedAt: new Date() });

    expect(await reportOf(THIS_MONTH)).toMatchObject({
      outstanding: { bookings: 1, amount: 5000 },
      credit: { bookings: 1, amount: 900 },
      refundsToPay: { bookings: 2, amount: 6000 },
    });
  });

  it('is empty for a month without entries, and of the current month by default', async () => {
    const empty = await reportOf('1970-01');

    expect(empty).toMatchObject({ received: 0, refunded: 0, methods: [], deposits: { taken: 0, held: 0 } });
    expect(empty.year.map(({ month }) => month).at(-1)).toBe('1970-03');
    expect((await get<MoneyReport>('money/reports')).body.month).toBe(THIS_MONTH);
    expect((await get<MoneyReport>('money/reports?month=')).body.month).toBe(THIS_MONTH);
  });

  it.each(['2026', '2026-1', '2026-13', '2026-00', '1969-12', '9999-12', '2026-01-01', "2026-01'--", '%00'])(
    'returns 400 for the month %j',
    async (month) => {
      expect((await get(`money/reports?month=${month}`)).status).toBe(400);
    },
  );

  it('returns 400 for a month given twice, and 401 without a token or with the guest cookie', async () => {
    const { cookie: headers } = await aBooking(bookings);

    expect((await get('money/reports?month=2026-01&month=2026-02')).status).toBe(400);
    expect((await call(bookings, 'GET', '/api/admin/money/reports')).status).toBe(401);
    expect((await call(bookings, 'GET', '/api/admin/money/reports', { headers })).status).toBe(401);
  });
});
