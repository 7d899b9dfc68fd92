/** The types of what mails are about. */
export type MailSubjectType = 'booking' | 'contact-message' | 'privacy-request' | 'chat' | 'house';

/** The kind of a mail, such as `booking-confirmed`: the registry of notifications names them, others keep the text. */
export type MailKind = string;

/** What a mail is about. A service with a read model of mails picks its own subjects by their type. */
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
 * day; the address has had too many mails (rule: mails that strangers cause); what the mail says was no longer true
 * when its turn came; the owner has had so many that a digest takes its place.
 */
export type MailFailure = 'unknown-address' | 'not-accepted' | 'too-many' | 'outdated' | 'in-digest';

export interface EmailFailed extends EmailProgress {
  /** Absent in events that an earlier version has written. */
  failure?: MailFailure;
}

/** How many days a mail can be sent again: then what it was written from is deleted. */
export const MAIL_PAYLOAD_DAYS = 90;
