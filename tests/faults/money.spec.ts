import type { BankLineCounts, StatementImported } from '@farmhouse/contracts/bookings/payment/bank';
import type { BookingLedger } from '@farmhouse/contracts/bookings/payment/ledger';
import { accepted } from '../support/api/call.ts';
import type { Owner } from '../support/api/owner.ts';
import { freeNight, inDays } from '../support/dates.ts';
import { eventually } from '../support/eventually.ts';
import { aUtr, pay, requestStay, type Requested } from '../support/guests.ts';
import { rowsOf } from '../support/processes/database.ts';
import { kill, waitUntilHealthy, type ProcessName } from '../support/processes/processes.ts';
import { isLocal } from '../support/processes/stack.ts';
import { expect, test } from '../support/test.ts';

test.skip(!isLocal, 'needs the processes of this machine');
test.afterEach(() => waitUntilHealthy('bookings'));

const STAYS = 10;
const KILLED = ['bookings', 'postgres'] as const satisfies ProcessName[];

/** Repeats a call with the same key until it is accepted, as the dashboard does. */
const requestUntilAccepted = <T>(owner: Owner, path: string, body: object, key: string): Promise<T> =>
  eventually(
    async () => accepted(await owner.call<T>('POST', path, { body, headers: { 'Idempotency-Key': key } })),
    60_000,
  );

async function idsOf(owner: Owner, stays: Requested[]): Promise<number[]> {
  return Promise.all(stays.map(async ({ code }) => (await owner.booking(code)).id));
}

/** Requests for one night, of which at most one can be confirmed. */
async function requested(count: number): Promise<Requested[]> {
  const night = await freeNight();
  return Promise.all(Array.from({ length: count }, () => requestStay(night)));
}

/** Every receipt has one entry, and the numbers of each financial year have no gap. */
async function expectReceiptsComplete(): Promise<void> {
  const without = await rowsOf(
    `SELECT 1 FROM bookings.receipts receipt LEFT JOIN bookings.ledger_entries entry ON entry.id = receipt.entry_id
     WHERE entry.id IS NULL`,
    [],
  );
  const gaps = await rowsOf(
    `SELECT counter.financial_year FROM bookings.receipt_counters counter
     LEFT JOIN bookings.receipts receipt ON split_part(receipt.number, '/', 2) = counter.financial_year
     GROUP BY counter.financial_year, counter.last
     HAVING count(receipt.number) <> counter.last OR max(split_part(receipt.number, '/', 3)::int) <> counter.last`,
    [],
  );
  expect([without, gaps]).toEqual([[], []]);
}

for (const name of KILLED) {
  test(`accepted payments and refunds survive kill -9 of ${name} once each, and receipt numbers have no gap`, async ({
    owner,
  }) => {
    const ids = await idsOf(owner, await requested(STAYS));
    const run = `money-${name}-${Date.now()}`;
    const payments = Promise.all(
      ids.map((id) =>
        requestUntilAccepted(
          owner,
          `/api/admin/bookings/${id}/payments`,
          { amount: 1000, method: 'cash', verify: true },
          `${run}-${id}`,
        ),
      ),
    );
    await kill(name);
    await payments;
    const refunds = Promise.all(
      ids.map((id) =>
        requestUntilAccepted(
          owner,
          `/api/admin/bookings/${id}/refunds`,
          { amount: 400, method: 'upi' },
          `${run}-back-${id}`,
        ),
      ),
    );
    await kill(name);
    await refunds;
    await waitUntilHealthy('bookings');

    for (const id of ids) {
      const { entries, balance } = await owner.get<BookingLedger>(`/api/admin/bookings/${id}/ledger`);
      const moved = entries.filter(({ kind }) => kind !== 'charge');
      expect(moved.map(({ kind, amount, receipt }) => [kind, amount, receipt !== null])).toEqual([
        ['payment', 1000, true],
        ['refund', 400, true],
      ]);
      expect(balance.received).toBe(600);
    }
    await expectReceiptsComplete();
  });
}

test('a bank statement that is imported and accepted while bookings is killed is stored and verified once', async ({
  owner,
}) => {
  const stays = await requested(STAYS);
  const utrs = stays.map(() => aUtr());
  for (const [index, stay] of stays.entries()) await pay(stay, utrs[index]);
  const ids = await idsOf(owner, stays);
  const due = await Promise.all(stays.map(async ({ code }) => (await owner.booking(code)).finalTotal));
  const day = inDays(0).split('-').reverse().join('/');
  const text = [
    'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance',
    ...utrs.map((utr, index) => `${day},UPI-GUEST,${utr},${day},,${due[index]}.00,90000.00`),
    ...Array.from({ length: 3000 }, (_, index) => `${day},CASH ${utrs[0]} ${index},,${day},,${index + 1}.00,90000.00`),
  ].join('\n');

  const imports = Promise.all(
    [1, 2].map((attempt) =>
      requestUntilAccepted<StatementImported>(owner, '/api/admin/bank-statements', { text }, `${utrs[0]}-${attempt}`),
    ),
  );
  await kill('bookings');
  await imports;
  const stored = await rowsOf('SELECT 1 FROM bookings.bank_lines WHERE text LIKE $1 OR utr = ANY($2)', [
    ...[`%CASH ${utrs[0]} %`, utrs],
  ]);
  expect(stored).toHaveLength(3000 + STAYS);

  const accepting = Promise.all(
    [1, 2].map((attempt) =>
      requestUntilAccepted(owner, '/api/admin/bank-lines/accept-certain', {}, `${utrs[1]}-${attempt}`),
    ),
  );
  await kill('bookings');
  await accepting;
  await waitUntilHealthy('bookings');
  await eventually(async () => {
    await owner.call('POST', '/api/admin/bank-lines/accept-certain', { body: {} });
    expect((await owner.get<BankLineCounts>('/api/admin/bank-lines/counts')).certain).toBe(0);
  }, 60_000);

  for (const [index, id] of ids.entries()) {
    const { entries } = await owner.get<BookingLedger>(`/api/admin/bookings/${id}/ledger`);
    expect(
      entries.filter(({ kind }) => kind === 'payment').map(({ amount, reference }) => [amount, reference]),
    ).toEqual([[due[index], utrs[index]]]);
  }
  await expectReceiptsComplete();
});
