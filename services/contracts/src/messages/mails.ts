/** The types of subjects of mails. */
export type MailSubjectType = 'booking' | 'contact-message' | 'privacy-request' | 'chat' | 'house';

/**
 * The kind of a mail, such as `booking-confirmed`: defined by the registry of notifications, opaque to other services.
 */
export type MailKind = string;

/** What a mail is about. Read models of mails select their subjects by type. */
export interface MailSubject {
  type: MailSubjectType;
  /** The subject's id in the service that owns it. */
  id: string;
}

/** The progress of a mail, as `email.*` events carry it. */
export interface EmailProgress {
  messageId: string;
  subject: MailSubject;
  kind: MailKind;
  /** Empty while the owner has no address. */
  recipient: string;
}

/**
 * Why a mail was not sent: the mail server reports that the address does not exist; it accepted the mail at no attempt
 * of a whole day; the address has received too many mails (rule: mails that anyone can trigger); the mail's content was
 * outdated when it was to be sent; the owner has received so many that a digest replaces it; the owner has not entered
 * an address for such mails.
 */
export type MailFailure = 'unknown-address' | 'not-accepted' | 'too-many' | 'outdated' | 'in-digest' | 'no-address';

export interface EmailFailed extends EmailProgress {
  /** Absent in events that an earlier version has written. */
  failure?: MailFailure;
}

/** What became of a reminder before check-in, by whatever channel. */
export interface ReminderSettled {
  bookingId: number;
  /** ISO instant; as in the `booking.reminder-due` that has caused it. */
  requestedAt: string;
  /** False if it is switched off, withheld, or given up by every channel. */
  sent: boolean;
}

/** How many days a mail can be sent again: after that the data of the mail is deleted. */
export const MAIL_PAYLOAD_DAYS = 90;
