import { Link } from 'react-router-dom';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { PAYMENT_METHOD_NAMES } from '@farmhouse/contracts/bookings/payment/payment-method';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { buttonClass } from '../ui/button.ts';
import { PayBalance } from './pay-now.tsx';
import { RefusedBalanceNote } from '../guest-booking/status/refused-balance-note.tsx';
import { PaymentState } from './payment-state.tsx';
import { PleaseCall } from '../ui/contact/please-call.tsx';
import { UtrForm } from './utr-form.tsx';

/**
 * The amount being checked, else the amount paid, whole rupees; 0 if none. A refund does not reduce what was paid for a
 * cancelled booking: its refund is shown apart.
 */
const amountOf = ({ paymentAmount, received, finalTotal, due }: GuestBooking): number =>
  paymentAmount ?? Math.max(received, finalTotal - due);

/** The payment page when nothing is due: shows the state of the payment. */
export function PaymentOutcome({ booking }: { booking: GuestBooking }) {
  const amount = amountOf(booking);
  return (
    <div className="mt-8 max-w-2xl">
      <PaymentState booking={booking} />
      <dl className="mt-6 grid gap-4 empty:hidden sm:grid-cols-2">
        {amount > 0 && (
          <div>
            <dt className="text-sm text-quiet">Amount</dt>
            <dd className="font-semibold tabular-nums">{formatRupees(amount)}</dd>
          </div>
        )}
        {booking.paymentMethod && (
          <div>
            <dt className="text-sm text-quiet">Paid by</dt>
            <dd className="font-semibold">{PAYMENT_METHOD_NAMES[booking.paymentMethod]}</dd>
          </div>
        )}
        {booking.upiTransactionId && (
          <div>
            <dt className="text-sm text-quiet">Reference (UTR)</dt>
            <dd className="font-semibold tabular-nums">{booking.upiTransactionId}</dd>
          </div>
        )}
      </dl>
      <Link to={`/booking-confirmation?booking=${booking.confirmationCode}`} className={buttonClass('primary', 'mt-8')}>
        See your booking
      </Link>
      {booking.paymentStatus === 'verified' && booking.due > 0 && (
        <div className="mt-8">
          <RefusedBalanceNote booking={booking} />
          <PayBalance booking={booking} />
        </div>
      )}
      {isOwnReference(booking) && <WrongReference booking={booking} />}
    </div>
  );
}

/** True while a reference that the guest has sent is being checked, not one that the owner has recorded. */
const isOwnReference = ({ paymentStatus, upiTransactionId }: GuestBooking): boolean =>
  paymentStatus === 'pending_verification' && upiTransactionId !== null;

/** A form that corrects the reference, as long as the booking takes one. */
function WrongReference({ booking }: { booking: GuestBooking }) {
  const { status, due, finalTotal, submissionsLeft } = booking;
  const isCorrectable = status !== 'cancelled' && due > 0 && finalTotal > 0 && submissionsLeft > 0;
  return (
    <details className="mt-8 rounded-card border border-line bg-surface p-5">
      <summary className="-my-2.5 py-2.5 font-semibold">Sent the wrong reference?</summary>
      <div className="mt-5">
        {isCorrectable ? <UtrForm booking={booking} /> : <PleaseCall> with the right one.</PleaseCall>}
      </div>
    </details>
  );
}
