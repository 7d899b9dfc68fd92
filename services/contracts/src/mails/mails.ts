/** Which mails exist, by the type of their subject: the thing they are about. Source: decisions D-27. */
export const MAIL_KINDS_BY_SUBJECT = {
  booking: [
    'request-received',
    'request-received-owner',
    'payment-instructions',
    'payment-received',
    'payment-received-owner',
    'payment-verified',
    'payment-failed',
    'booking-confirmed',
    'booking-cancelled',
    'checkin-reminder',
  ],
  'contact-message': ['contact-received-owner', 'contact-reply'],
  'privacy-request': [
    'privacy-request-received',
    'privacy-request-received-owner',
    'privacy-request-due-owner',
    'privacy-request-closed',
  ],
  chat: ['chat-untaken-owner'],
  house: ['owner-digest', 'security-change-owner'],
} as const satisfies Record<string, readonly string[]>;

export type MailSubjectType = keyof typeof MAIL_KINDS_BY_SUBJECT;

/** A kind of mail; `MailKind<'booking'>` is one about a booking. */
export type MailKind<S extends MailSubjectType = MailSubjectType> = (typeof MAIL_KINDS_BY_SUBJECT)[S][number];

/** Mails to the owner that anybody can cause. Those above a limit come in an `owner-digest`. */
export const PUBLIC_OWNER_MAIL_KINDS = [
  'request-received-owner',
  'payment-received-owner',
  'contact-received-owner',
  'privacy-request-received-owner',
  'chat-untaken-owner',
] as const satisfies readonly MailKind[];

/** What a mail is about. Whoever keeps a read model of mails picks its own subjects by their type. */
export interface MailSubject {
  type: MailSubjectType;
  /** The subject's id in the service that owns it. */
  id: string;
}

/** How far a mail has come, as `email.*` events carry it. */
export interface EmailProgress {
  messageId: string;
  subject: MailSubject;
  kind: MailKind;
  recipient: string;
}

/**
 * Why a mail was not sent: the mail server says that the address does not exist; it took the mail at no try of a whole
 * day; the address has had too many mails (decisions D-65); what the mail says was no longer true when its turn came;
 * the owner has had so many that a digest takes its place.
 */
export type MailFailure = 'unknown-address' | 'not-accepted' | 'too-many' | 'outdated' | 'in-digest';

export interface EmailFailed extends EmailProgress {
  /** Absent in events that an earlier version has written. */
  failure?: MailFailure;
}

/** How many days a mail can be sent again: then what it was written from is deleted. */
export const MAIL_PAYLOAD_DAYS = 90;
