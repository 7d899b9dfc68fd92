import type { MailKind } from '@farmhouse/contracts/mails/mails';
import { BookingCancelledMail } from './booking/booking-cancelled.mail.tsx';
import { BookingConfirmedMail } from './booking/booking-confirmed.mail.tsx';
import { CheckinReminderMail } from './booking/checkin-reminder.mail.tsx';
import { PaymentFailedMail } from './booking/payment-failed.mail.tsx';
import { PaymentInstructionsMail } from './booking/payment-instructions.mail.tsx';
import { PaymentReceivedMail } from './booking/payment-received.mail.tsx';
import { PaymentReceivedOwnerMail } from './booking/payment-received-owner.mail.tsx';
import { PaymentVerifiedMail } from './booking/payment-verified.mail.tsx';
import { RequestReceivedMail } from './booking/request-received.mail.tsx';
import { RequestReceivedOwnerMail } from './booking/request-received-owner.mail.tsx';
import { ChatUntakenOwnerMail } from './chat/chat-untaken-owner.mail.tsx';
import { ContactReceivedOwnerMail } from './contact-message/contact-received-owner.mail.tsx';
import { ContactReplyMail } from './contact-message/contact-reply.mail.tsx';
import { OwnerDigestMail } from './owner-digest/owner-digest.mail.tsx';
import type { Mail } from './mail.ts';
import type { MailPayloads } from './mail-payloads.ts';
import { PrivacyRequestClosedMail } from './privacy-request/privacy-request-closed.mail.tsx';
import { PrivacyRequestDueOwnerMail } from './privacy-request/privacy-request-due-owner.mail.tsx';
import { PrivacyRequestReceivedMail } from './privacy-request/privacy-request-received.mail.tsx';
import { PrivacyRequestReceivedOwnerMail } from './privacy-request/privacy-request-received-owner.mail.tsx';
import { SecurityChangeOwnerMail } from './security/security-change-owner.mail.tsx';

/** Every mail by its kind; a kind without a class does not compile. */
export const MAILS: { readonly [K in MailKind]: Mail<MailPayloads[K]> } = {
  'request-received': new RequestReceivedMail(),
  'request-received-owner': new RequestReceivedOwnerMail(),
  'payment-instructions': new PaymentInstructionsMail(),
  'payment-received': new PaymentReceivedMail(),
  'payment-received-owner': new PaymentReceivedOwnerMail(),
  'payment-verified': new PaymentVerifiedMail(),
  'payment-failed': new PaymentFailedMail(),
  'booking-confirmed': new BookingConfirmedMail(),
  'booking-cancelled': new BookingCancelledMail(),
  'checkin-reminder': new CheckinReminderMail(),
  'contact-received-owner': new ContactReceivedOwnerMail(),
  'contact-reply': new ContactReplyMail(),
  'privacy-request-received': new PrivacyRequestReceivedMail(),
  'privacy-request-received-owner': new PrivacyRequestReceivedOwnerMail(),
  'privacy-request-due-owner': new PrivacyRequestDueOwnerMail(),
  'privacy-request-closed': new PrivacyRequestClosedMail(),
  'chat-untaken-owner': new ChatUntakenOwnerMail(),
  'owner-digest': new OwnerDigestMail(),
  'security-change-owner': new SecurityChangeOwnerMail(),
};
