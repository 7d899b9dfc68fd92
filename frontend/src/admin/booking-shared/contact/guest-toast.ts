import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { ToastContent } from '../../../shared/toast/toast-store.ts';

interface Change {
  title: string;
  /** Description for a guest who is mailed. */
  mailed: string;
  /** What else was done, for a guest who is not. */
  done?: string;
}

/** Toast after something was to be sent to a guest: not of success for one without e-mail, who gets nothing. */
export const sentToast = (guest: { email: string | null }, shown: ToastContent): ToastContent =>
  guest.email ? shown : { ...shown, tone: 'neutral' };

/**
 * Toast after a change about which guests are mailed. For a guest without e-mail, the toast does not mention a mail and
 * offers WhatsApp instead, if the guest gave a number. Rule: guests without email.
 */
export function guestToast(
  { email, contactNumber }: Pick<BookingView, 'email' | 'contactNumber'>,
  { title, mailed, done = '' }: Change,
  chat: () => string,
): ToastContent {
  if (email) return { title, description: mailed };
  if (!contactNumber)
    return { title, description: `${done} The customer gave no email address and no phone number.`.trim() };
  const description = `${done} The customer gave no email address: tell them on WhatsApp.`.trim();
  return { title, description, action: { label: 'Open WhatsApp', href: chat() } };
}
