import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { isFree } from '@farmhouse/contracts/bookings/payment/payment';
import { PAYMENT_METHOD_NAMES, type PaymentMethod } from '@farmhouse/contracts/bookings/payment/payment-method';
import { afterRefusal, refusalNotes } from '../guest-booking/status/after-refusal.ts';
import { dueAfterStay, isStaying, partlyPaid, stateOf, type GuestState } from '../guest-booking/status/guest-state.ts';
import {
  afterVerified,
  BOOKING_CANCELLED,
  CHECKING_PAYMENT,
  LOOKING_FORWARD,
  NOTHING_TO_PAY,
  PAYMENT_NOT_FOUND,
  TAKEN_MEANWHILE,
  TEAM_CALLS,
  THANKS_FOR_STAYING,
} from '../guest-booking/status/state-texts.ts';
import { isGuest, type VisibleBooking } from '../guest-booking/access/guest-booking.api.ts';
import { Notice } from '../ui/notice.tsx';
import { DatesTakenNotice } from '../guest-booking/status/dates-taken-notice.tsx';
import { RefundNote } from '../guest-booking/status/refund-note.tsx';

interface StateNotice {
  tone: 'info' | 'success' | 'warning' | 'danger';
  title: string;
  text: (booking: VisibleBooking) => string;
}

const REFERENCE_ARRIVED = 'Your reference has reached us. This page updates automatically';

const NOTICES: Record<GuestState, StateNotice> = {
  'dates-taken': {
    tone: 'warning',
    title: 'Please do not pay',
    text: () => `Your dates ${TAKEN_MEANWHILE} Nothing is owed.`,
  },
  'to-pay': {
    tone: 'warning',
    title: 'No payment yet',
    text: (booking) => dueAfterStay(booking) ?? 'We have not received a reference for this booking.',
  },
  'payment-failed': {
    tone: 'danger',
    title: PAYMENT_NOT_FOUND,
    text: (booking) => refusalNotes(booking) ?? afterRefusal(booking),
  },
  checking: {
    tone: 'info',
    title: CHECKING_PAYMENT,
    text: (booking) => (isGuest(booking) ? checkingText(booking) : `${REFERENCE_ARRIVED}.`),
  },
  paid: { tone: 'success', title: 'Payment verified', text: (booking) => `Thank you. ${afterVerified(booking)}` },
  free: { tone: 'info', title: NOTHING_TO_PAY, text: () => TEAM_CALLS },
  confirmed: {
    tone: 'success',
    title: 'Payment verified, stay confirmed',
    text: (booking) => `Thank you. ${isStaying(booking) ? 'Enjoy your stay' : LOOKING_FORWARD}.`,
  },
  completed: { tone: 'success', title: 'Paid', text: () => `${THANKS_FOR_STAYING}.` },
  cancelled: {
    tone: 'danger',
    title: BOOKING_CANCELLED,
    text: () => 'Please do not pay. If you have questions about a payment, call us.',
  },
};

/** Of bookings that cost nothing, so that no payment is verified. Rule: nothing is due before confirmation. */
const FREE_NOTICES: Partial<Record<GuestState, StateNotice>> = {
  confirmed: {
    tone: 'success',
    title: 'Stay confirmed',
    text: (booking) => `${NOTHING_TO_PAY}.${isStaying(booking) ? '' : ' See you soon.'}`,
  },
  completed: { ...NOTICES.completed, title: 'There was nothing to pay' },
};

function noticeOf(booking: VisibleBooking, state: GuestState): StateNotice {
  const partly = state === 'to-pay' ? partlyPaid(booking) : undefined;
  if (partly)
    return { tone: 'warning', title: 'Not everything is paid yet', text: () => dueAfterStay(booking) ?? partly };
  return (isFree(booking) && FREE_NOTICES[state]) || NOTICES[state];
}

/** The state of the payment, announced to screen readers when it changes. */
export function PaymentState({ booking }: { booking: VisibleBooking }) {
  const state = stateOf(booking);
  const { tone, title, text } = noticeOf(booking, state);
  const overdue = dueAfterStay(booking);
  return (
    <div role="status">
      <Notice tone={tone} title={title}>
        <p className="whitespace-pre-line">{text(booking)}</p>
        {state === 'payment-failed' && overdue && <p className="mt-2">{overdue}</p>}
        {isGuest(booking) && booking.refund && <RefundNote refund={booking.refund} />}
      </Notice>
      <DatesTakenNotice booking={booking} />
    </div>
  );
}

/** A method within a sentence: `bank transfer`, but `UPI`. */
const methodInSentence = (method: PaymentMethod): string =>
  method === 'upi' ? PAYMENT_METHOD_NAMES.upi : PAYMENT_METHOD_NAMES[method].toLowerCase();

/** Rules: recorded payments, guests without email. */
function checkingText({ paymentMethod, upiTransactionId, email }: GuestBooking): string {
  // a payment without a reference of the guest's own, which the owner has recorded
  if (paymentMethod !== null && upiTransactionId === null)
    return `We have noted your payment (${methodInSentence(paymentMethod)}). This page updates automatically.`;
  return `${REFERENCE_ARRIVED}${email ? '; an email follows when we are done' : ''}.`;
}
