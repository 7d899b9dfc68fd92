import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { waitingMoney, type UndecidedMoney } from './waiting-money.ts';

type Paid = UndecidedMoney & Pick<BookingView, 'received'>;

/**
 * What happens to the guest's money on cancellation: to the amount received, and to payments pending verification;
 * undefined if no money was sent. Rule: the owner may override.
 */
export function moneyNotice(booking: Paid): string | undefined {
  return [verifiedNotice(booking), waitingNotice(booking)].filter(Boolean).join(' ') || undefined;
}

function verifiedNotice({ received }: Paid): string | undefined {
  if (received <= 0) return undefined;
  return `The payment of ${formatRupees(received)} is verified. Cancelling does not send it back: what is to be returned is listed under Payments, Refunds, until you have paid it.`;
}

function waitingNotice(booking: Paid): string | undefined {
  const money = waitingMoney(booking);
  if (!money) return undefined;
  const { from, amount, reference } = money;
  const unverified = {
    guest: `The guest says ${amount} has been paid${reference}, which is not verified yet.`,
    owner: `A payment of ${amount} was recorded${reference}, which is not verified yet.`,
    several: `Several payments, ${amount} altogether, are not verified yet.`,
  }[from];
  const verify = from === 'several' ? 'Verify those that arrived' : 'If it arrived, verify it';
  return `${unverified} ${verify}: what is to be returned is then listed under Payments, Refunds.`;
}
