import type { PaymentState } from '@farmhouse/contracts/bookings/payment/payment';
import { expect, it } from '@jest/globals';
import { aBooking, dbOf } from '../../testing/test-bookings.ts';
import { useBookings } from '../../testing/use-bookings.ts';
import { bookingById } from '../booking.repository.ts';
import { dueOf, receivedOf } from './balance.sql.ts';
import { PaymentEntity } from './payment.entity.ts';
import { balanceOfBooking } from './payment.repository.ts';

const bookings = useBookings();

type Paid = [state: PaymentState, amount: number];

it.each<[total: number, refunded: number, payments: Paid[]]>([
  [5100, 0, []],
  [5100, 0, [['submitted', 5100]]],
  [5100, 0, [['verified', 5100]]],
  [5100, 0, [['verified', 2000]]],
  [5100, 0, [['verified', 6000]]],
  [
    5100,
    0,
    [
      ['failed', 5100],
      ['superseded', 5100],
      ['verified', 2000],
      ['recorded', 100],
      ['verified', 1000],
    ],
  ],
  [5100, 2000, [['verified', 5100]]],
  [5100, 900, [['verified', 6000]]],
  [5100, 5100, [['verified', 5100]]],
  [0, 0, []],
  [0, 0, [['verified', 100]]],
])('the database computes the balance as TypeScript does: %i due, %i refunded, payments %j', async (...given) => {
  const [total, refunded, payments] = given;
  const { manager } = dbOf(bookings);
  const { id } = await aBooking(bookings);
  await manager.query('UPDATE bookings SET final_total = $2, refunded = $3 WHERE id = $1', [id, total, refunded]);
  for (const [state, amount] of payments) {
    await manager.insert(PaymentEntity, { bookingId: id, amount, method: 'cash', state, at: new Date() });
  }

  const { received, due } = await balanceOfBooking(manager, await bookingById(manager, id));

  const [inSql] = await manager.query<object[]>(
    `SELECT ${receivedOf('b')} AS received, ${dueOf('b')} AS due FROM bookings b WHERE id = $1`,
    [id],
  );
  expect(inSql).toEqual({ received, due });
});
