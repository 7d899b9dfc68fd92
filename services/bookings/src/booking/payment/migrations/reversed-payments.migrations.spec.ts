import type { BookingLedger } from '@farmhouse/contracts/bookings/payment/ledger';
import { callAsAdmin } from '@farmhouse/platform/testing/call';
import { expect, it } from '@jest/globals';
import { withoutTimeLimit } from '../../../testing/many-bookings.ts';
import { aBooking, dbOf, stayIn } from '../../../testing/test-bookings.ts';
import { useBookings } from '../../../testing/use-bookings.ts';
import { MarkReversedPayments1790000003101 } from './reversed-payments.migrations.ts';

const bookings = useBookings();

const post = (path: string, body: object) => callAsAdmin(bookings, 'POST', `/api/admin/${path}`, { body });

/** A stay whose payment was verified and taken back by a correction with this note. */
async function aCorrectedStay(days: number, note?: string): Promise<number> {
  const { id } = await aBooking(bookings, stayIn(days));
  await post(`bookings/${id}/payments`, { amount: 5100, method: 'cash', verify: true });
  const { body } = await callAsAdmin<BookingLedger>(bookings, 'GET', `/api/admin/bookings/${id}/ledger`);
  await post(`ledger/${body.entries.find(({ kind }) => kind === 'payment')?.id}/correct`, { note });
  return id;
}

it('the migration marks the payments that failed by a correction, and not those that were refused or verified since', async () => {
  const corrected = [await aCorrectedStay(10, 'Wrong booking'), await aCorrectedStay(20)];
  const [refused, verified] = [await aCorrectedStay(30, 'Wrong booking'), await aCorrectedStay(40, 'Wrong booking')];
  await post(`bookings/${refused}/verify-payment`, { verified: false, notes: 'Nothing has arrived' });
  await post(`bookings/${verified}/verify-payment`, { verified: true, notes: 'Wrong booking' });
  await dbOf(bookings).query('ALTER TABLE payments DROP COLUMN is_reversed');

  await withoutTimeLimit(bookings, (db) => new MarkReversedPayments1790000003101().up(db.createQueryRunner()));

  const marked = await dbOf(bookings).query('SELECT booking_id AS id FROM payments WHERE is_reversed ORDER BY id');
  expect(marked).toEqual(corrected.map((id) => ({ id })));
});
