import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { isFree } from '@farmhouse/contracts/bookings/payment/payment';
import { hasBegun } from '@farmhouse/contracts/bookings/stay/has-begun';
import { PAYMENT_METHOD_NAMES, type PaymentMethod } from '@farmhouse/contracts/bookings/payment/payment-method';
import { serverNow } from '../../shared/api/server-clock.ts';
import { afterRefusal } from '../guest-booking/status/after-refusal.ts';
import { dueAfterStay, partlyPaid, stateOf, type GuestState } from '../guest-booking/status/guest-state.ts';
import { isGuest, type VisibleBooking } from '../guest-booking/access/guest-booking.api.ts';
import { Notice } from '../ui/notice.tsx';
import { DatesTakenNotice } from '../guest-booking/status/dates-taken-notice.tsx';
import { RefundNote } from '../guest-booking/status/refund-note.tsx';

type StateText = { tone: 'info' | 'success' | 'warning' | 'danger'; title: string; text: string };

const STATE_TEXTS: Record<Exclude<GuestState, 'payment-failed'>, StateText> = {
  'dates-taken': {
    tone: 'warning',
    title: 'Please do not pay',
    text: 'Your dates have been taken in the meantime, so we cannot confirm them. Nothing is owed.',
  },
  'to-pay': { tone: 'warning', title: 'No payment yet', text: 'We have not received a reference for this booking.' },
  checking: {
    tone: 'info',
    title: 'We are checking your payment',
    text: 'Your reference has reached us. This page updates automatically.',
  },
  paid: {
    tone: 'success',
    title: 'Payment verified',
    text: 'Thank you. We are settling your dates and will call you to confirm them.',
  },
  free: {
    tone: 'info',
    title: 'There is nothing to pay',
    text: 'Our team calls you within 24 hours of your request to confirm your dates.',
  },
  confirmed: {
    tone: 'success',
    title: 'Payment verified, stay confirmed',
    text: 'Thank you. We look forward to seeing you.',
  },
  completed: { tone: 'success', title: 'Paid', text: 'Thank you for staying with us.' },
  cancelled: {
    tone: 'danger',
    title: 'This booking is cancelled',
    text: 'Please do not pay. If you have questions about a payment, call us.',
  },
};

/**
 * The texts of a booking that costs nothing, so that no payment is verified. Rule: nothing is due before confirmation.
 */
function freeText(state: Exclude<GuestState, 'payment-failed'>, isStaying: boolean): StateText {
  const text = STATE_TEXTS[state];
  if (state === 'confirmed')
    return { ...text, title: 'Stay confirmed', text: `There is nothing to pay.${isStaying ? '' : ' See you soon.'}` };
  return state === 'completed' ? { ...text, title: 'There was nothing to pay' } : text;
}

function textOf(booking: VisibleBooking, state: GuestState): StateText {
  if (state === 'payment-failed') {
    return { tone: 'danger', title: 'We could not find your payment', text: afterRefusal(booking) };
  }
  const isStaying = state === 'confirmed' && hasBegun(booking, serverNow());
  if (isFree(booking)) return freeText(state, isStaying);
  if (isStaying) return { ...STATE_TEXTS.confirmed, text: 'Thank you. Enjoy your stay.' };
  const partly = state === 'to-pay' ? partlyPaid(booking) : undefined;
  return partly ? { tone: 'warning', title: 'Not everything is paid yet', text: partly } : STATE_TEXTS[state];
}

/** Only for a guest with an e-mail address. Rule: guests without e-mail. */
const MAIL_FOLLOWS =
  'Your reference has reached us. This page updates automatically; an e-mail follows when we are done.';

/** The state of the payment, announced to screen readers when it changes. */
export function PaymentState({ booking }: { booking: VisibleBooking }) {
  const state = stateOf(booking);
  const { tone, title, text } = textOf(booking, state);
  const refusalNotes = state === 'payment-failed' && isGuest(booking) ? booking.paymentNotes : null;
  const checking = state === 'checking' && isGuest(booking) ? checkingText(booking) : null;
  const overdue = dueAfterStay(booking);
  const paidText = state === 'paid' && booking.datesTaken ? 'Thank you. Your money has arrived.' : null;
  return (
    <div role="status">
      <Notice tone={tone} title={title}>
        <p className="whitespace-pre-line">
          {refusalNotes || checking || paidText || (state === 'to-pay' && overdue) || text}
        </p>
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

/**
 * The texts of a payment without a reference of the guest's own, which the owner has recorded. Rules: recorded
 * payments, guests without e-mail.
 */
function checkingText({ paymentMethod, upiTransactionId, email }: GuestBooking): string | null {
  if (paymentMethod === null || upiTransactionId !== null) return email ? MAIL_FOLLOWS : null;
  return `We have noted your payment (${methodInSentence(paymentMethod)}). This page updates automatically.`;
}
