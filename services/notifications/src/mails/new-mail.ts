import type { MailSubject } from '@farmhouse/contracts/messages/mails';
import type { Mail } from './mail.ts';
import { MAILS, type MailKind, type PayloadOf } from './mails.ts';

/** A mail to send: its kind, subject and payload. */
export interface NewMail {
  kind: MailKind;
  subject: MailSubject;
  payload: object;
}

export function newMail<K extends MailKind>(kind: K, payload: PayloadOf<K>): NewMail {
  const { about }: Mail<object> = MAILS[kind];
  return { kind, subject: { type: about.type, id: about.id(payload) }, payload };
}
