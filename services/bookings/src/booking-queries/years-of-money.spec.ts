import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addDays } from '@farmhouse/contracts/timing/ist';
import { callAsAdmin } from '@farmhouse/platform/testing/call';
import { plansOf, type QueryPlan } from '@farmhouse/platform/testing/query-plans';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { BankLinesService } from '../bank-statement/bank-lines.service.ts';
import { guestsMoneyOf } from '../ledger/open-money.ts';
import { dbOf, resetDatabase, startBookings, today } from '../testing/test-bookings.ts';
import { seedYearsOfMoney } from '../testing/years-of-money.ts';

let bookings: TestService;

beforeAll(async () => {
  bookings = await startBookings();
  await resetDatabase(bookings);
  await seedYearsOfMoney(bookings);
}, 180_000);
afterAll(() => bookings.close());

const plansOfCall = (path: string): Promise<QueryPlan[]> =>
  plansOf(bookings, async () => expect((await callAsAdmin(bookings, 'GET', path)).status).toBe(200));

const scannedIn = (plans: readonly QueryPlan[]): string[] => plans.flatMap(({ scanned }) => scanned);
const indexesIn = (plans: readonly QueryPlan[]): string[] => plans.flatMap(({ indexes }) => indexes);

/** A month after all entries. */
const MONTH = addDays(today(), 62).slice(0, 7);

it.each([
  ['amounts due', '/api/admin/money/due', ['bookings', 'payments']],
  ['refunds to pay', '/api/admin/money/refunds', ['bookings', 'payments', 'ledger_entries']],
  ['deposits held', '/api/admin/money/deposits', ['bookings', 'ledger_entries']],
  ["a month's report", `/api/admin/money/reports?month=${MONTH}`, ['bookings', 'payments', 'ledger_entries']],
  ['the last pages of a ledger', '/api/admin/ledger?page=3800&pageSize=20', ['bookings', 'receipts']],
  ['accepted bank lines', '/api/admin/bank-lines?state=accepted&page=900&pageSize=20', ['bookings', 'payments']],
  ['all bank lines', '/api/admin/bank-lines?page=900&pageSize=20', ['bookings', 'payments']],
  ['change requests', '/api/admin/change-requests', ['bookings']],
  ['counts and sums', '/api/admin/bookings/summary', ['bookings']],
  ['a month of the calendar', `/api/admin/calendar?from=${today()}&to=${addDays(today(), 31)}`, ['bookings']],
])('a call among 30,000 bookings scans no table that grows with their number: %s', async (_what, path, growing) => {
  const plans = await plansOfCall(path);

  expect(plans.length).toBeGreaterThan(0);
  expect(scannedIn(plans).filter((table) => growing.includes(table))).toEqual([]);
});

it('the money of one booking is found by indexes alone, because its deletion waits for it with the row locked', async () => {
  const plans = await plansOf(bookings, () => guestsMoneyOf(dbOf(bookings).manager, [15_000]));

  expect(plans).toHaveLength(1);
  expect(scannedIn(plans)).toEqual([]);
});

it('bank lines that are accepted or ignored are listed without looking for proposals', async () => {
  for (const state of ['accepted', 'ignored']) {
    const plans = await plansOfCall(`/api/admin/bank-lines?state=${state}`);

    expect(indexesIn(plans).filter((index) => index.startsWith('payments_'))).toEqual([]);
  }
});

it('the proposal for one bank line is found without scanning bookings, payments or entries', async () => {
  const [line] = await dbOf(bookings).query<{ id: number }[]>(
    `SELECT id FROM bank_lines WHERE state = 'open' AND utr IS NOT NULL ORDER BY id LIMIT 1`,
  );
  const lines = bookings.app.get(BankLinesService);

  const plans = await plansOf(bookings, async () =>
    expect(await lines.proposedFor(dbOf(bookings).manager, line?.id ?? 0)).not.toBeNull(),
  );

  expect(scannedIn(plans)).toEqual([]);
  expect(indexesIn(plans)).toContain('payments_waiting');
});

it('verified payments without a bank line are found by reading the accepted lines once', async () => {
  const plans = await plansOfCall('/api/admin/bank-lines/payments-without-line');

  // looking for each payment's line takes the entry of each by this index
  expect(indexesIn(plans)).not.toContain('ledger_entries_payment');
});

it('the amounts of lists and of the deletion of bookings agree among 30,000 bookings', async () => {
  const { manager } = dbOf(bookings);
  const ids = await manager.query<{ id: number }[]>('SELECT id FROM bookings');
  const open = await guestsMoneyOf(
    manager,
    ids.map(({ id }) => id),
  );
  const sumOf = (wanted: string) =>
    open.filter(({ kind }) => kind === wanted).reduce((sum, { amount }) => sum + amount, 0);

  const { body } = await callAsAdmin<{ refundsToPay: { amount: number }; deposits: { held: number } }>(
    bookings,
    'GET',
    `/api/admin/money/reports?month=${MONTH}`,
  );

  expect(sumOf('refund')).toBeGreaterThan(0);
  expect(body.refundsToPay.amount).toBe(sumOf('refund'));
  // the report also has the deposits of deleted bookings
  const [archived] = await manager.query<{ held: number }[]>(
    `SELECT coalesce(sum(deposit_taken - deposit_returned - deposit_kept), 0)::int AS held
     FROM bookings CROSS JOIN LATERAL ledger_sums(id) WHERE archived_at IS NOT NULL`,
  );
  expect(body.deposits.held).toBe(sumOf('deposit') + (archived?.held ?? 0));
});
