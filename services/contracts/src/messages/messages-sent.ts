import type { SortBy } from '../text/sort.ts';
import type { MailFailure, MailKind, MailSubjectType } from './mails.ts';

/** The channels by which a message is sent to its recipient. */
export const MESSAGE_CHANNELS = ['mail', 'whatsapp'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/**
 * Why a message was not sent by WhatsApp: the number has no WhatsApp; the template is missing, paused or does not fit;
 * the account or its keys are not accepted; free text outside the 24 hours after the guest's last message; the guest
 * has answered STOP; the owner has switched WhatsApp off; it was accepted and could not be delivered; it is refused for
 * another reason.
 */
export type WhatsappFailure =
  | 'not-on-whatsapp'
  | 'template-refused'
  | 'account-refused'
  | 'outside-window'
  | 'opted-out'
  | 'switched-off'
  | 'not-delivered'
  | 'refused';

export type MessageFailure = MailFailure | WhatsappFailure;

/** `sent`: accepted by the mail server or by WhatsApp. Only WhatsApp reports `delivered` and `read`. */
export const SENT_STATUSES = ['queued', 'sending', 'sent', 'delivered', 'read', 'failed', 'withheld'] as const;
export type SentStatus = (typeof SENT_STATUSES)[number];

/** A further filter of the list: all messages that have not reached their recipients and are not retried. */
export const STATUS_FILTERS = [...SENT_STATUSES, 'not-delivered'] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

export const MESSAGES_SENT_SORTS = ['queuedAt'] as const;
export type MessagesSentSort = SortBy<(typeof MESSAGES_SENT_SORTS)[number]>;

export interface MessagesSentQuery {
  /** A booking's id, or its confirmation code while the data of one of its messages is stored. */
  booking?: number | string;
  /** Part of the recipient, of the kind or its name, or the beginning of the booking's code; in any case. */
  q?: string;
  status?: StatusFilter;
  channel?: MessageChannel;
  /** The newest first by default. */
  sort?: MessagesSentSort;
  page?: number;
  pageSize?: number;
}

/** One message to one recipient by one channel. */
export interface MessageSentView {
  id: string;
  /** What it is about. */
  subjectType: MailSubjectType;
  /** The booking that it is about, null when it is about something else. */
  bookingId: number | null;
  /** The booking's code, while the data of the message is stored. */
  confirmationCode: string | null;
  kind: MailKind;
  /** The name of the kind. */
  name: string;
  channel: MessageChannel;
  /** Empty for a message that is not sent because the owner has no address. */
  recipient: string;
  audience: 'guest' | 'owner';
  status: SentStatus;
  queuedAt: string;
  sentAt: string | null;
  deliveredAt: string | null;
  failure: MessageFailure | null;
  /** Why it was not delivered, as a text. */
  reason: string | null;
  canSendAgain: boolean;
  /** True if it can also be sent by WhatsApp, by the product. */
  canSendByWhatsapp: boolean;
  /** True if WhatsApp can be opened with its text, for the owner to send: it has a guest's number, and a text. */
  canOpenInWhatsapp: boolean;
}

export interface WhatsappDraft {
  /** Opens WhatsApp with the message's text. */
  link: string;
}

export interface SendMessageAgain {
  /** By default the channel it was sent by. */
  channel?: MessageChannel;
}
