import type { SettingValues } from '@farmhouse/contracts/content/setting';
import { oneLine } from '@farmhouse/contracts/text/one-line';
import { render, toPlainText } from '@react-email/components';
import { createElement } from 'react';
import type { SendMailOptions } from 'nodemailer';
import type { Attachments, Mail } from './mail.ts';
import type { MailData, MailSite } from './mail-data.ts';
import { housePicture, showsPicture } from './components/house-picture.tsx';
import { MailLayout } from './components/layout.tsx';
import { plainEmailAddress } from './text/email-address.ts';
import { houseInfoOf } from './text/house-info.ts';
import { plainTextOptions } from './text/plain-text.ts';
import { payloadWithoutLinks } from './typed-fields.ts';

/** A mail without its sender and recipient. */
export interface ComposedMail extends Required<Pick<SendMailOptions, 'subject' | 'html' | 'text'>> {
  attachments: Attachments;
  replyTo?: SendMailOptions['replyTo'];
}

const MAX_HEADER_LENGTH = 200;

/** A text that is safe in a header: one line, no control characters, of limited length. */
export function headerText(text: string): string {
  return oneLine(text, MAX_HEADER_LENGTH);
}

/** The data of a mail. Web addresses that a guest typed do not become links in it. */
export function mailDataOf<P extends object>(
  payload: P,
  settings: SettingValues,
  site: MailSite,
  now = new Date(),
): MailData<P> {
  return { ...payloadWithoutLinks(payload), house: houseInfoOf(settings), site, now };
}

/** Renders a mail with the current settings. Web addresses that a guest typed do not become links in it. */
export async function composeMail<P extends object>(
  mail: Mail<P>,
  payload: P,
  settings: SettingValues,
  site: MailSite,
  now = new Date(),
): Promise<ComposedMail> {
  const data = mailDataOf(payload, settings, site, now);
  const html = await render(createElement(MailLayout, { mail, data }));
  const replyTo = plainEmailAddress(mail.to.replyTo(data));
  return {
    subject: headerText(mail.subjectLine(data)),
    html,
    text: toPlainText(html, plainTextOptions),
    attachments: [...(showsPicture(mail, data) ? [housePicture] : []), ...((await mail.attachments?.(data)) ?? [])],
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
  };
}
