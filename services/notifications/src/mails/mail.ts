import type { SendMailOptions } from 'nodemailer';
import type { ReactElement } from 'react';
import type { Message } from './message.ts';
import type { Place } from './parts/place.ts';
import type { MailTemplate } from './template/mail-template.ts';

export interface MailSite {
  PUBLIC_URL: string;
  /** The dashboard's address, when it has one of its own. */
  ADMIN_URL?: string;
  GUEST_TOKEN_SECRET: string;
}

/** What a mail is written from: its payload as stored with the event, and the settings as they are now. */
export type MailData<P extends object> = P & { place: Place; site: MailSite; now: Date };

export type Attachments = NonNullable<SendMailOptions['attachments']>;

/** A message as a mail. Values that a guest typed may stand anywhere in it: headers are cleaned, the body escapes. */
export interface Mail<P extends object> extends Message<P> {
  subjectLine(data: MailData<P>): string;
  /** The preview text that mail programs show beside the subject line. */
  preview(data: MailData<P>): string;
  body(data: MailData<P>): ReactElement;
  /** True to show the picture of the house above the text. */
  readonly hasPicture?: boolean;
  attachments?(data: MailData<P>): Attachments | Promise<Attachments>;
  /** Its words as the owner may write them; every mail to guests has them. */
  readonly template?: MailTemplate<P>;
}
