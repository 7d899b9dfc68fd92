import type { SendMailOptions } from 'nodemailer';
import type { ReactElement } from 'react';
import type { MailData } from './mail-data.ts';
import type { Message } from './message.ts';
import type { MailTemplate } from './template/mail-template.ts';

export type Attachments = NonNullable<SendMailOptions['attachments']>;

/**
 * A message as a mail. Values that a guest typed may appear anywhere in it: headers are sanitised, the body is escaped.
 */
export interface Mail<P extends object> extends Message<P> {
  subjectLine(data: MailData<P>): string;
  /** The preview text that mail programs show beside the subject line. */
  preview(data: MailData<P>): string;
  body(data: MailData<P>): ReactElement;
  /** True to show the picture of the house above the text, if the owner has chosen one. */
  readonly hasPicture?: boolean;
  attachments?(data: MailData<P>): Attachments | Promise<Attachments>;
  /** Its text as the owner may write it; every mail to guests has one. */
  readonly template?: MailTemplate<P>;
}

/** False where a text that stands in a template, the owner's or WhatsApp's, would be wrong now. */
export const fitsTemplate = <P extends object>({ template }: Mail<P>, payload: P, now: Date): boolean =>
  template?.fits?.(payload, now) ?? true;
