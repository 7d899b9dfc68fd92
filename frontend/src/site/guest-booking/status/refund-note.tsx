import { PAYMENT_METHOD_NAMES } from '@farmhouse/contracts/bookings/payment/payment-method';
import type { RefundStanding } from '@farmhouse/contracts/bookings/payment/refund';
import { formatDay } from '@farmhouse/contracts/text/dates';
import { formatRupees } from '@farmhouse/contracts/text/rupees';

/** The refund of a cancelled booking, and whether it was sent. */
export function RefundNote({ refund: { amount, paid, lastPaid, refundTo, dueOn } }: { refund: RefundStanding }) {
  const left = amount - paid;
  const to = refundTo ? ` to ${refundTo}` : '';
  const how = lastPaid ? ` by ${PAYMENT_METHOD_NAMES[lastPaid.method]} on ${formatDay(lastPaid.on)}` : '';
  return (
    <p className="mt-2 wrap-anywhere">
      {paid > 0 && `We have sent you ${formatRupees(paid)} back${to}${how}. `}
      {left > 0 && `You get ${formatRupees(left)} back${to}, by ${formatDay(dueOn)}.`}
    </p>
  );
}
