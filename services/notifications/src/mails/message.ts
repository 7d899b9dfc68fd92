import type { SettingValues } from '@farmhouse/contracts/content/setting';
import type { MailSubjectType } from '@farmhouse/contracts/messages/mails';
import type { CurrentBookings } from './current-bookings.ts';
import type { MailData } from './mail-data.ts';
import type { LinkedSection } from './text/dashboard-link.ts';

/** What is true now, for messages that have waited. */
export type CurrentState = CurrentBookings;

/** Provides the CurrentState. */
export const CURRENT_STATE = Symbol('CURRENT_STATE');

/** Who reads a message: a guest or visitor, or the owner. */
export type Audience = 'guest' | 'owner';

/** What messages of a type are about, as their rows and the events about them name it. */
export interface Subject<P extends object> {
  readonly type: MailSubjectType;
  /** The subject's id in the service that owns it. */
  id(payload: P): string;
}

/** What messages about the house itself are about. */
export const HOUSE: Subject<object> = { type: 'house', id: () => 'house' };

/** The recipient of a message; one object for all messages to the same recipient about the same type of subject. */
export interface Recipient<P extends object> {
  readonly audience: Audience;
  /** The mail address when the event happened. Without one plain address no mail is sent. */
  address(payload: P, settings: SettingValues): string | null;
  /** The Reply-To address. */
  replyTo(data: MailData<P>): string | null | undefined;
  /** The mail's last sentence: why the recipient gets it. */
  reason(data: MailData<P>): string;
  /** Prefilled text of a guest's WhatsApp message to the house. */
  whatsappText?(data: MailData<P>): string;
}

/** How a digest counts a kind of message, and where in the dashboard the owner finds what it is about. */
export interface DigestTexts {
  one: string;
  many: string;
  section: LinkedSection;
}

/** What another message was written from, and whether its recipient knows it. */
export interface OtherMessage<P extends object = object> {
  payload: P;
  wasSent: boolean;
}

/** What defines a kind of message on every channel: its recipient, its limits, when it is sent. */
export interface Message<P extends object> {
  readonly about: Subject<P>;
  readonly to: Recipient<P>;
  /**
   * For a message that anyone can trigger with another person's address: true if MailboxLimit limits this one, as in
   * `request-received.mail.tsx`.
   */
  isLimitedByMailbox?(payload: P): boolean;
  /** True if it shows that the owner knows whose address it is: then MailboxLimit no longer limits that address. */
  readonly liftsMailboxLimit?: boolean;
  /** True if its recipient was erased: the address and the payload are deleted once it is sent or given up. */
  readonly isErasedOnceSent?: boolean;
  /**
   * For a message to the owner that anyone can trigger: above OwnerMailLimit a digest counts it in these words, as in
   * `request-received-owner.mail.tsx`.
   */
  readonly digest?: DigestTexts;
  /**
   * True if it is scheduled, not caused by a person: at night it waits for the morning, and it is withheld while the
   * owner has paused the booking, as in `thank-you.mail.tsx`.
   */
  isScheduled?(payload: P): boolean;
  /** True if the owner has asked for this very message, who then gets it sent although its kind is switched off. */
  isRequested?(payload: P): boolean;
  /**
   * True if it says the same as `earlier`, a message of this kind about the same subject that was stored before and is
   * not withheld as outdated; then it is not stored. As in `arrival-day.mail.tsx`.
   */
  repeats?(payload: P, earlier: P): boolean;
  /** False if the settings leave nothing to say; then it is not stored at all. */
  hasContent?(settings: SettingValues): boolean;
  /**
   * True if what it says or asks for no longer holds, as can happen after a day of retries; then it is not sent. As in
   * `checkin-reminder.mail.tsx`.
   */
  isOutdated?(payload: P, state: CurrentState, now: Date): Promise<boolean>;
  /** The payload with what has changed since; then it is still sent. As in `payment-verified.mail.tsx`. */
  withChanges?(payload: P, state: CurrentState): Promise<object>;
  /**
   * The payload together with what those of `others` that came before it and were not sent would have said: all other
   * messages of this kind about the same subject, in any order. Undefined if together they say nothing, so that it is
   * not sent either. As in `stay-changed.mail.tsx`.
   */
  withUnsent?(payload: P, others: readonly OtherMessage<P>[]): object | undefined;
}
