import type { BankLine } from '@farmhouse/contracts/bookings/payment/bank';
import { callAsAdmin } from '@farmhouse/platform/testing/call';
import { expect, it } from '@jest/globals';
import { aBooking, dbOf, stayIn } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';
import {
  AddEntriesOfLines1790000003104,
  AddLineOfEntry1790000003201,
  IdentifyLinesByUtr1790000003305,
} from './bank-lines.migrations.ts';

const bookings = useBookings();

const post = (path: string, body: object = {}) => callAsAdmin(bookings, 'POST', `/api/admin/${path}`, { body });

it('the migration of bank lines finds the payments of lines that were accepted before, with a UTR and without', async () => {
  const waiting = await aBooking(bookings, { ...stayIn(10), upiTransactionId: '412345678901' });
  const chosen = await aBooking(bookings, stayIn(20));
  await post(`bookings/${chosen.id}/payments`, { amount: 100, method: 'cash', verify: true });
  const text = 'Date,Narration,Deposit\n01/11/2026,UPI 412345678901,5100\n01/11/2026,NEFT,100\n01/11/2026,CASH,7';
  await post('bank-statements', { text, columns: { date: 'Date', text: 'Narration', credit: 'Deposit' } });
  const { body: lines } = await callAsAdmin<BankLine[]>(bookings, 'GET', '/api/admin/bank-lines');
  for (const { id, amount } of lines) {
    if (amount === 5100) await post(`bank-lines/${id}/accept`, { bookingId: waiting.id });
    if (amount === 100) await post(`bank-lines/${id}/accept`, { bookingId: chosen.id });
  }
  const payments = () =>
    dbOf(bookings).query<object[]>(
      `SELECT line.state, entry.payment_id AS payment
       FROM bank_lines line LEFT JOIN ledger_entries entry ON entry.id = line.entry_id ORDER BY line.paise DESC`,
    );
  const before = await payments();
  await dbOf(bookings).query('ALTER TABLE bank_lines DROP COLUMN entry_id');

  const runner = dbOf(bookings).createQueryRunner();
  await new AddEntriesOfLines1790000003104().up(runner);
  await new AddLineOfEntry1790000003201().up(runner);
  await runner.release();

  expect(await payments()).toEqual(before);
  expect(before).toEqual([
    { state: 'accepted', payment: 1 },
    { state: 'accepted', payment: 3 },
    { state: 'open', payment: null },
  ]);
});

it('the migration of bank lines identifies stored lines by their UTR as imports do, and keeps lines of one transfer that were stored twice', async () => {
  const text = 'Date,Narration,Deposit\n01/11/2026,UPI 412345678901,5100\n01/11/2026,CASH,7';
  const columns = { date: 'Date', text: 'Narration', credit: 'Deposit' };
  await post('bank-statements', { text, columns });
  const keys = () =>
    dbOf(bookings).query<object[]>('SELECT key FROM bank_lines WHERE bank <> $1 ORDER BY id', ['twice']);
  const before = await keys();
  await dbOf(bookings).query(`UPDATE bank_lines SET key = md5(key) WHERE utr IS NOT NULL`);
  await dbOf(bookings).query(
    `INSERT INTO bank_lines (key, bank, day, paise, text, utr, imported_at)
     SELECT 'old', 'twice', day, paise, text, utr, imported_at FROM bank_lines WHERE utr IS NOT NULL`,
  );

  const runner = dbOf(bookings).createQueryRunner();
  await new IdentifyLinesByUtr1790000003305().up(runner);
  await runner.release();

  expect(await keys()).toEqual(before);
  expect(await post('bank-statements', { text, columns })).toMatchObject({ body: { added: 0, known: 2 } });
});
