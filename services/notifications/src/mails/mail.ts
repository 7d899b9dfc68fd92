import type { SettingValues } from '@farmhouse/contracts/content/setting';
import type { SendMailOptions } from 'nodemailer';
import type { ReactElement } from 'react';
import type { Place } from './parts/place.ts';

/** Who reads a mail: somebody outside the house, or the owner. */
export type Audience = 'guest' | 'owner';

export interface MailSite {
  PUBLIC_URL: string;
  /** The dashboard's address, when it has one of its own. */
  ADMIN_URL?: string;
  GUEST_TOKEN_SECRET: string;
}

/** What a mail is written from: its payload as stored with the event, and the settings as they are now. */
export type MailData<P extends object> = P & { place: Place; site: MailSite; now: Date };

export type Attachments = NonNullable<SendMailOptions['attachments']>;

/** The reader of a mail; one object for all mails that go to the same reader about the same type of subject. */
export interface Addressee<P extends object> {
  readonly audience: Audience;
  /** The address when the event happened. Without one plain address the mail is not sent. */
  address(payload: P, settings: SettingValues): string | null;
  /** The Reply-To address. */
  replyTo(data: MailData<P>): string | null | undefined;
  /** The mail's last sentence: why the reader gets it. */
  reason(data: MailData<P>): string;
  /** Prefilled text of a guest's WhatsApp message to the house. */
  whatsappText?(data: MailData<P>): string;
}

/** One kind of mail. Values that a guest typed may stand anywhere in it: headers are cleaned, the body escapes. */
export interface Mail<P extends object> {
  readonly to: Addressee<P>;
  subjectLine(data: MailData<P>): string;
  /** The preview text that mail programs show beside the subject line. */
  preview(data: MailData<P>): string;
  body(data: MailData<P>): ReactElement;
  /** True to show the picture of the house above the text. */
  readonly hasPicture?: boolean;
  attachments?(data: MailData<P>): Attachments | Promise<Attachments>;
}
