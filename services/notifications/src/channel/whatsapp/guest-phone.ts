import { internationalDigits, isPhone } from '@farmhouse/contracts/text/phone';
import { withLatinDigits } from '@farmhouse/contracts/text/digits';
import type { Message } from '../../mails/message.ts';
import type { BookingPayload } from '../../mails/mail-payloads.ts';

/** The number of the guest whom a message about a booking is for, as a plus and digits with the country's code. */
export function guestPhoneOf<P extends object>({ about, to }: Message<P>, payload: P): string | undefined {
  if (about.type !== 'booking' || to.audience !== 'guest') return undefined;
  const { contactNumber } = (payload as Partial<BookingPayload>).booking ?? {};
  return contactNumber && isPhone(contactNumber)
    ? `+${internationalDigits(withLatinDigits(contactNumber))}`
    : undefined;
}
