import type { FeedFailing } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import type { NamedKind } from '@farmhouse/contracts/messages/kind-names';
import type { ErasureCompleted } from '@farmhouse/contracts/privacy/erasure-events';
import type { SecurityChanged } from '@farmhouse/contracts/security/security-change';
import { ArrivalDayMail } from './booking/arrival-day.mail.tsx';
import { BalanceDueMail } from './booking/money/balance-due.mail.tsx';
import { BookingCancelledMail } from './booking/changes/booking-cancelled.mail.tsx';
import { BookingCancelledOwnerMail } from './booking/changes/booking-cancelled-owner.mail.tsx';
import { BookingConfirmedMail } from './booking/booking-confirmed.mail.tsx';
import { ChangeDeclinedMail } from './booking/changes/change-declined.mail.tsx';
import { ChangeRequestedOwnerMail } from './booking/changes/change-requested-owner.mail.tsx';
import { CheckinReminderMail } from './booking/checkin-reminder.mail.tsx';
import { DepositKeptMail } from './booking/money/deposit-kept.mail.tsx';
import { PaymentFailedMail } from './booking/money/payment-failed.mail.tsx';
import { PaymentInstructionsMail } from './booking/money/payment-instructions.mail.tsx';
import { PaymentReceivedMail } from './booking/money/payment-received.mail.tsx';
import { PaymentReceivedOwnerMail } from './booking/money/payment-received-owner.mail.tsx';
import { PaymentVerifiedMail } from './booking/money/payment-verified.mail.tsx';
import { ReceiptMail } from './booking/money/receipt.mail.tsx';
import { RefundPaidMail } from './booking/money/refund-paid.mail.tsx';
import { RequestReceivedMail } from './booking/request-received.mail.tsx';
import { RequestReceivedOwnerMail } from './booking/request-received-owner.mail.tsx';
import { RequestUnansweredOwnerMail } from './booking/request-unanswered-owner.mail.tsx';
import { StayChangedMail } from './booking/changes/stay-changed.mail.tsx';
import { StayChangedOwnerMail } from './booking/changes/stay-changed-owner.mail.tsx';
import { ThankYouMail } from './booking/thank-you.mail.tsx';
import { CalendarClashOwnerMail } from './calendar/calendar-clash-owner.mail.tsx';
import { FeedFailingOwnerMail } from './calendar/feed-failing-owner.mail.tsx';
import { ChatUntakenOwnerMail } from './chat/chat-untaken-owner.mail.tsx';
import { ContactReceivedOwnerMail } from './contact-message/contact-received-owner.mail.tsx';
import { ContactReplyMail } from './contact-message/contact-reply.mail.tsx';
import { OwnerDigestMail } from './owner-digest/owner-digest.mail.tsx';
import type { Mail } from './mail.ts';
import type {
  BalanceDuePayload,
  BookingCancelledPayload,
  CalendarClashPayload,
  DepositKeptPayload,
  ReceiptPayload,
  RefundPaidPayload,
  BookingPayload,
  ChangeRequestPayload,
  ChatPayload,
  ContactMessagePayload,
  ContactReplyPayload,
  OwnerDigestPayload,
  PaymentDecidedPayload,
  PaymentReceivedPayload,
  PrivacyRequestClosedPayload,
  PrivacyRequestDuePayload,
  PrivacyRequestPayload,
  ReminderPayload,
  StayChangedPayload,
} from './mail-payloads.ts';
import { OperationAlertOwnerMail, type OperationAlertPayload } from './operation/operation-alert-owner.mail.tsx';
import { DataErasedMail } from './privacy-request/data-erased.mail.tsx';
import { PrivacyRequestClosedMail } from './privacy-request/privacy-request-closed.mail.tsx';
import { PrivacyRequestDueOwnerMail } from './privacy-request/privacy-request-due-owner.mail.tsx';
import { PrivacyRequestReceivedMail } from './privacy-request/privacy-request-received.mail.tsx';
import { PrivacyRequestReceivedOwnerMail } from './privacy-request/privacy-request-received-owner.mail.tsx';
import { PasswordResetOwnerMail, type PasswordResetPayload } from './security/password-reset-owner.mail.tsx';
import { SecurityChangeOwnerMail } from './security/security-change-owner.mail.tsx';
import { SignInLockedOwnerMail, type SignInLockedPayload } from './security/sign-in-locked-owner.mail.tsx';
import { TemplateTestOwnerMail, type TemplateTestPayload } from './template-test/template-test-owner.mail.tsx';

/** A mail and its payload, which the events that cause it must supply. */
const mail = <P extends object>(written: Mail<P>): Mail<P> => written;

const MAILS_OF_EVENTS = {
  'request-received': mail<BookingPayload>(new RequestReceivedMail()),
  'request-received-owner': mail<BookingPayload>(new RequestReceivedOwnerMail()),
  'payment-instructions': mail<BookingPayload>(new PaymentInstructionsMail()),
  'request-unanswered-owner': mail<BookingPayload>(new RequestUnansweredOwnerMail()),
  'payment-received': mail<PaymentReceivedPayload>(new PaymentReceivedMail()),
  'payment-received-owner': mail<BookingPayload>(new PaymentReceivedOwnerMail()),
  'payment-verified': mail<PaymentDecidedPayload>(new PaymentVerifiedMail()),
  'refund-paid': mail<RefundPaidPayload>(new RefundPaidMail()),
  receipt: mail<ReceiptPayload>(new ReceiptMail()),
  'deposit-kept': mail<DepositKeptPayload>(new DepositKeptMail()),
  'balance-due': mail<BalanceDuePayload>(new BalanceDueMail()),
  'payment-failed': mail<PaymentDecidedPayload>(new PaymentFailedMail()),
  'booking-confirmed': mail<BookingPayload>(new BookingConfirmedMail()),
  'booking-cancelled': mail<BookingCancelledPayload>(new BookingCancelledMail()),
  'booking-cancelled-owner': mail<BookingCancelledPayload>(new BookingCancelledOwnerMail()),
  'stay-changed': mail<StayChangedPayload>(new StayChangedMail()),
  'stay-changed-owner': mail<StayChangedPayload>(new StayChangedOwnerMail()),
  'change-requested-owner': mail<ChangeRequestPayload>(new ChangeRequestedOwnerMail()),
  'change-declined': mail<ChangeRequestPayload>(new ChangeDeclinedMail()),
  'checkin-reminder': mail<ReminderPayload>(new CheckinReminderMail()),
  'arrival-day': mail<BookingPayload>(new ArrivalDayMail()),
  'thank-you': mail<BookingPayload>(new ThankYouMail()),
  'calendar-clash-owner': mail<CalendarClashPayload>(new CalendarClashOwnerMail()),
  'feed-failing-owner': mail<FeedFailing>(new FeedFailingOwnerMail()),
  'contact-received-owner': mail<ContactMessagePayload>(new ContactReceivedOwnerMail()),
  'contact-reply': mail<ContactReplyPayload>(new ContactReplyMail()),
  'privacy-request-received': mail<PrivacyRequestPayload>(new PrivacyRequestReceivedMail()),
  'privacy-request-received-owner': mail<PrivacyRequestPayload>(new PrivacyRequestReceivedOwnerMail()),
  'privacy-request-due-owner': mail<PrivacyRequestDuePayload>(new PrivacyRequestDueOwnerMail()),
  'privacy-request-closed': mail<PrivacyRequestClosedPayload>(new PrivacyRequestClosedMail()),
  'data-erased': mail<ErasureCompleted>(new DataErasedMail()),
  'chat-untaken-owner': mail<ChatPayload>(new ChatUntakenOwnerMail()),
  'security-change-owner': mail<SecurityChanged>(new SecurityChangeOwnerMail()),
  'password-reset-owner': mail<PasswordResetPayload>(new PasswordResetOwnerMail()),
  'sign-in-locked-owner': mail<SignInLockedPayload>(new SignInLockedOwnerMail()),
} satisfies Partial<Record<NamedKind, unknown>>;

/** Every mail by its kind, which has a name in the contracts. Never rename a kind: stored messages name it. */
export const MAILS = {
  ...MAILS_OF_EVENTS,
  'operation-alert-owner': mail<OperationAlertPayload>(new OperationAlertOwnerMail()),
  'owner-digest': mail<OwnerDigestPayload>(new OwnerDigestMail(MAILS_OF_EVENTS)),
  'template-test-owner': mail<TemplateTestPayload>(new TemplateTestOwnerMail(MAILS_OF_EVENTS)),
} satisfies Record<NamedKind, unknown>;

export type MailKind = keyof typeof MAILS;

/** The payload of a mail of that kind. */
export type PayloadOf<K extends MailKind> = (typeof MAILS)[K] extends Mail<infer P> ? P : never;
