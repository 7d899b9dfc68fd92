import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { balanceSentence } from '@farmhouse/contracts/bookings/terms/booking-terms';
import { whenToPay } from '@farmhouse/contracts/bookings/terms/when-to-pay';
import { formatClock, formatDay } from '@farmhouse/contracts/text/dates';
import { serverNow } from '../../shared/api/server-clock.ts';
import { isGuest, type VisibleBooking } from '../guest-booking/access/guest-booking.api.ts';
import {
  dueAfterStay,
  hasNoSubmissionsLeft,
  isStaying,
  partlyPaid,
  stateOf,
  type GuestState,
} from '../guest-booking/status/guest-state.ts';
import {
  afterVerified,
  BOOKING_CANCELLED,
  CHECKING_PAYMENT,
  LOOKING_FORWARD,
  PAYMENT_NOT_FOUND,
  PAYMENT_VERIFIED,
  TAKEN_MEANWHILE,
  TEAM_CALLS,
  THANKS_FOR_STAYING,
} from '../guest-booking/status/state-texts.ts';
import { buttonClass } from '../ui/button.ts';
import { DatesTakenNotice } from '../guest-booking/status/dates-taken-notice.tsx';
import { NearestFreeDates } from '../guest-booking/status/nearest-free-dates.tsx';
import { afterRefusal, lacksReference, PLEASE_CALL, refusalNotes } from '../guest-booking/status/after-refusal.ts';
import { RefusedBalanceNote } from '../guest-booking/status/refused-balance-note.tsx';
import { CheckedPaymentNote, RefundNote } from '../guest-booking/status/refund-note.tsx';

interface Step {
  title: string;
  text: (booking: VisibleBooking) => ReactNode;
  /** Label of the button to the payment page, if payment is the next step. */
  pay?: (booking: VisibleBooking) => string;
}

const STEPS: Record<GuestState, Step> = {
  'dates-taken': {
    title: 'What you can do now',
    text: () => `Please do not pay: your dates ${TAKEN_MEANWHILE} Nothing is owed.`,
  },
  'to-pay': {
    title: 'What happens next',
    text: (booking) =>
      dueAfterStay(booking) ??
      [whatHappens(booking), partlyPaid(booking), whenToPay(booking, serverNow())].filter(Boolean).join(' '),
    pay: () => 'Go to payment',
  },
  'payment-failed': {
    title: PAYMENT_NOT_FOUND,
    text: (booking) => refusalNotes(booking) ?? afterRefusal(booking),
    pay: (booking) => (lacksReference(booking) ? 'See your payment' : 'Send the reference again'),
  },
  checking: {
    title: CHECKING_PAYMENT,
    text: () =>
      'This usually takes a few hours during the day. The page updates automatically; there is no need to wait here.',
  },
  paid: {
    title: PAYMENT_VERIFIED,
    text: afterVerified,
  },
  free: { title: 'What happens next', text: (booking) => `${whatHappens(booking)} There is nothing to pay.` },
  confirmed: {
    title: `All set. ${LOOKING_FORWARD}`,
    text: ({ checkinDate, checkinTime }) => `Arrive on ${formatDay(checkinDate)} from ${formatClock(checkinTime)}.`,
  },
  completed: { title: THANKS_FOR_STAYING, text: () => 'We hope to see you again.' },
  cancelled: {
    title: BOOKING_CANCELLED,
    text: (booking) =>
      (isGuest(booking) && booking.cancellationReason) || 'If you did not ask for this, please call us.',
  },
};

/** Of a confirmed stay, once it has begun. */
const STAYING: Step = {
  title: 'Enjoy your stay',
  text: ({ checkoutDate, checkoutTime }) =>
    `Check-out is on ${formatDay(checkoutDate)} by ${formatClock(checkoutTime)}.`,
};

/** Before the payment; a pending booking that is due already was entered by the owner, and so counts as agreed. */
function whatHappens({ status, paymentDeadline }: VisibleBooking): string {
  if (status === 'confirmed') return 'Your dates are confirmed.';
  return paymentDeadline === null ? TEAM_CALLS : 'We confirm your stay once your payment has arrived.';
}

/** The balance of a stay whose advance is verified. Rule: advance and balance. */
function PayBalance({ booking }: { booking: VisibleBooking }) {
  return (
    <>
      <p className="mt-2">{balanceSentence(booking)}</p>
      {isGuest(booking) && <RefusedBalanceNote booking={booking} />}
      {hasNoSubmissionsLeft(booking) ? (
        <p className="mt-2">{PLEASE_CALL}</p>
      ) : (
        <Link to={`/payment?booking=${booking.confirmationCode}`} className={buttonClass('outline', 'mt-4')}>
          Pay the balance
        </Link>
      )}
    </>
  );
}

/** The next step for the guest. */
export function NextStep({ booking }: { booking: VisibleBooking }) {
  const state = stateOf(booking);
  const { title, text: textOf, pay } = isStaying(booking) ? STAYING : STEPS[state];
  const text = textOf(booking);
  const overdue = dueAfterStay(booking);
  const noneLeft = hasNoSubmissionsLeft(booking);
  const bad = state === 'cancelled' || state === 'payment-failed' || state === 'dates-taken';
  return (
    <section
      aria-labelledby="next-title"
      aria-live="polite"
      className={`rounded-card p-5 sm:p-6 ${bad ? 'bg-danger-soft' : 'bg-garden-soft'}`}
    >
      <h2 id="next-title" className="text-xl">
        {title}
      </h2>
      <p className="mt-2 whitespace-pre-line">{text}</p>
      {state === 'payment-failed' && overdue && <p className="mt-2">{overdue}</p>}
      {pay && noneLeft && text !== PLEASE_CALL && <p className="mt-2">{PLEASE_CALL}</p>}
      {pay && !noneLeft && (
        <Link to={`/payment?booking=${booking.confirmationCode}`} className={buttonClass('primary', 'mt-5')}>
          {pay(booking)}
        </Link>
      )}
      {isGuest(booking) && booking.refund && <RefundNote refund={booking.refund} />}
      {isGuest(booking) && <CheckedPaymentNote booking={booking} />}
      {state === 'confirmed' && booking.due > 0 && <PayBalance booking={booking} />}
      <DatesTakenNotice booking={booking} />
      {state === 'dates-taken' && (
        <div className="mt-5">
          <NearestFreeDates booking={booking} />
          {booking.finalTotal > 0 && (
            <p className="mt-5">
              <Link to={`/payment?booking=${booking.confirmationCode}`}>I have already paid</Link>
            </p>
          )}
        </div>
      )}
      {(state === 'cancelled' || state === 'completed') && (
        <Link to="/booking" className={buttonClass('outline', 'mt-5')}>
          Book again
        </Link>
      )}
    </section>
  );
}
