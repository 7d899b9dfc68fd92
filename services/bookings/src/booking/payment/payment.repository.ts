import { balanceOf, type Balance, type Payment } from '@farmhouse/contracts/bookings/payment/payment';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking.entity.ts';
import { owedBy, type BookingAmounts } from './owed.ts';
import { PaymentEntity, paymentOf } from './payment.entity.ts';

/** The payments of bookings by the bookings' ids, oldest first; one query for all. */
export async function paymentsOf(manager: EntityManager, ids: readonly number[]): Promise<Map<number, Payment[]>> {
  const found = new Map<number, Payment[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return found;
  const rows = await manager
    .createQueryBuilder(PaymentEntity, 'payment')
    .where('payment.bookingId = ANY(:ids)', { ids })
    .orderBy('payment.id')
    .getMany();
  for (const row of rows) found.get(row.bookingId)?.push(paymentOf(row));
  return found;
}

/** The payments of one booking, oldest first. */
export async function paymentsOfBooking(manager: EntityManager, id: number): Promise<Payment[]> {
  return (await paymentsOf(manager, [id])).get(id) ?? [];
}

type Payable = BookingAmounts & Pick<BookingEntity, 'id'>;

/** The balances of the bookings; one query for all. */
export async function balancesOf(
  manager: EntityManager,
  bookings: readonly Payable[],
): Promise<(booking: Payable) => Balance> {
  const payments = await paymentsOf(
    manager,
    bookings.map(({ id }) => id),
  );
  return (booking) => balanceOf(payments.get(booking.id) ?? [], owedBy(booking));
}

export async function balanceOfBooking(manager: EntityManager, booking: Payable): Promise<Balance> {
  return (await balancesOf(manager, [booking]))(booking);
}
