import type { SortBy } from '../text/sort.ts';

export const CONTACT_STATUSES = ['new', 'read', 'replied', 'archived'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

export const CONTACT_NAME_MAX_LENGTH = 100;
export const CONTACT_EMAIL_MAX_LENGTH = 255;
export const CONTACT_SUBJECT_MAX_LENGTH = 200;
export const CONTACT_MESSAGE_MAX_LENGTH = 5000;

/** What a visitor sends from the contact form. */
export interface SendContactMessage {
  name: string;
  email: string;
  phone?: string | null;
  subject?: string | null;
  message: string;
  /** A honeypot hidden from people; a message that fills it in is dropped. */
  website?: string;
}

export interface ContactMessageReceived {
  received: true;
}

export interface ContactMessageView {
  id: number;
  name: string;
  email: string;
  phone: string | null;
  subject: string | null;
  message: string;
  status: ContactStatus;
  replied: boolean;
  replyMessage: string | null;
  repliedAt: string | null;
  /** User name of the admin who answered. */
  repliedBy: string | null;
  createdAt: string;
}

export interface ChangeContactStatus {
  status: ContactStatus;
  /** Changes nothing unless this is the message's status. */
  onlyFrom?: ContactStatus;
}

export interface ReplyToContact {
  replyMessage: string;
}

/** Counts over all messages, or those that match a search. */
export interface ContactSummary {
  byStatus: Record<ContactStatus, number>;
}

export const CONTACT_SORTS = ['createdAt', 'name', 'status'] as const;
export type ContactSort = SortBy<(typeof CONTACT_SORTS)[number]>;

/** Query of the inbox. Without parameters: the newest 1,000. */
export interface ContactListQuery {
  /** Part of the name, the e-mail, the subject or the message, in any case. */
  q?: string;
  status?: ContactStatus;
  sort?: ContactSort;
  page?: number;
  pageSize?: number;
}
