import { AWAITING_VERIFICATION } from '@farmhouse/contracts/bookings/booking/booking';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { PAYMENT_METHOD_NAMES } from '@farmhouse/contracts/bookings/payment/payment-method';
import type { RefundStatus } from '@farmhouse/contracts/bookings/payment/refund';
import { formatDay } from '@farmhouse/contracts/text/dates';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { serverNow } from '../../../shared/api/server-clock.ts';

/** The refund of a cancelled booking, and whether it was sent. */
export function RefundNote({ refund: { amount, paid, lastPaid, refundTo, dueOn } }: { refund: RefundStatus }) {
  const left = amount - paid;
  const to = refundTo ? ` to ${refundTo}` : '';
  const how = lastPaid ? ` by ${PAYMENT_METHOD_NAMES[lastPaid.method]} on ${formatDay(lastPaid.on)}` : '';
  const due = formatDay(dueOn);
  const rest =
    dueOn < istDate(serverNow())
      ? `${formatRupees(left)} was to reach you${refundTo ? ` at ${refundTo}` : ''} by ${due}. If it has not arrived, please call us.`
      : `You get ${formatRupees(left)} back${to}, by ${due}.`;
  return (
    <p className="mt-2 wrap-anywhere">
      {paid > 0 && <span>{`We have sent you ${formatRupees(paid)} back${to}${how}. `}</span>}
      {left > 0 && <span>{rest}</span>}
    </p>
  );
}

/** Says that a payment of a cancelled booking is still being checked; nothing when none is. */
export function CheckedPaymentNote({ booking }: { booking: GuestBooking }) {
  const { status, paymentStatus, paymentAmount } = booking;
  if (status !== 'cancelled' || !AWAITING_VERIFICATION.includes(paymentStatus) || paymentAmount === null) return null;
  return (
    <p className="mt-2">
      We are still checking your payment of {formatRupees(paymentAmount)}. Once it is verified, you read here what you
      get back and by when.
    </p>
  );
}
