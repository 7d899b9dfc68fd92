import type { MailKind } from '@farmhouse/contracts/events/events';
import { bookingCancelled } from './booking-cancelled.tsx';
import { bookingConfirmed } from './booking-confirmed.tsx';
import { checkinReminder } from './checkin-reminder.tsx';
import type { MailTemplate } from './mail-template.ts';
import { paymentFailed } from './payment-failed.tsx';
import { paymentInstructions } from './payment-instructions.tsx';
import { paymentReceivedOwner } from './payment-received-owner.tsx';
import { paymentReceived } from './payment-received.tsx';
import { paymentVerified } from './payment-verified.tsx';
import { requestReceivedOwner } from './request-received-owner.tsx';
import { requestReceived } from './request-received.tsx';

/** What each kind of mail looks like; a new kind is a file beside the others and a line here. */
export const TEMPLATES: Record<MailKind, MailTemplate> = {
  'request-received': requestReceived,
  'request-received-owner': requestReceivedOwner,
  'payment-instructions': paymentInstructions,
  'payment-received': paymentReceived,
  'payment-received-owner': paymentReceivedOwner,
  'payment-verified': paymentVerified,
  'payment-failed': paymentFailed,
  'booking-confirmed': bookingConfirmed,
  'booking-cancelled': bookingCancelled,
  'checkin-reminder': checkinReminder,
};
