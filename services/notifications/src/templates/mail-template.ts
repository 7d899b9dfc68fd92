import type { BookingSnapshot } from '@farmhouse/contracts/events/events';
import type { ReactElement } from 'react';
import type { Place } from './place.ts';

/** Who reads a mail: the guest of the booking, or the owner at the setting `booking_email`. */
export type Audience = 'guest' | 'owner';

/** What a mail tells of, as it was when its cause happened. */
export interface MailCause {
  booking: BookingSnapshot;
  /** The owner's words that came with the cause: a reason, or notes on a payment. */
  note: string | null;
}

/** Where a mail's buttons lead; a guest's links open the booking without another question. */
export interface MailLinks {
  payment: string;
  booking: string;
  /** The owner's screens. */
  confirmations: string;
  payments: string;
}

/** All that a template draws from. */
export interface Mail extends MailCause {
  place: Place;
  links: MailLinks;
  now: Date;
}

/** One kind of mail. Values of a guest may stand anywhere in it: headers are cleaned, the body escapes. */
export interface MailTemplate {
  audience: Audience;
  subject(mail: Mail): string;
  /** The line that mail programs show beside the subject. */
  preview(mail: Mail): string;
  Body(props: { mail: Mail }): ReactElement;
  /** Whether the stay comes along as a calendar file. */
  withCalendar?(mail: Mail): boolean;
}
