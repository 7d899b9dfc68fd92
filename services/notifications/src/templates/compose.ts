import type { SettingValues } from '@farmhouse/contracts/content/setting';
import type { MailKind } from '@farmhouse/contracts/events/events';
import { guestLink } from '@farmhouse/platform/auth/guest-token';
import { render, toPlainText } from '@react-email/components';
import { createElement } from 'react';
import type { SendMailOptions } from 'nodemailer';
import { MailLayout } from './layout.tsx';
import { mailAddress } from './mail-address.ts';
import type { Mail, MailCause, MailLinks, MailTemplate } from './mail-template.ts';
import { plainTextOptions } from './plain-text.ts';
import { placeOf } from './place.ts';
import { stayCalendar } from './stay-calendar.ts';
import { TEMPLATES } from './templates.ts';
import { UPI_QR_ID, upiQrPng } from './upi-qr.ts';

/** A mail ready to be sent, but for who sends it to whom. */
export type ComposedMail = Required<Pick<SendMailOptions, 'subject' | 'html' | 'text' | 'attachments'>> &
  Pick<SendMailOptions, 'replyTo'>;

export interface MailSite {
  PUBLIC_URL: string;
  GUEST_TOKEN_SECRET: string;
}

type Attachments = ComposedMail['attachments'];

const LONGEST_HEADER = 200;

/** A text that may stand in a header: one line, no control characters, not endless. */
export function headerText(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_HEADER);
}

function linksOf(code: string, { PUBLIC_URL, GUEST_TOKEN_SECRET }: MailSite): MailLinks {
  return {
    payment: guestLink(PUBLIC_URL, 'payment', code, GUEST_TOKEN_SECRET),
    booking: guestLink(PUBLIC_URL, 'booking-confirmation', code, GUEST_TOKEN_SECRET),
    confirmations: `${PUBLIC_URL}/admin/dashboard/confirmations`,
    payments: `${PUBLIC_URL}/admin/dashboard/payments`,
  };
}

/** The pictures that the body shows. */
async function pictures(mail: Mail, html: string): Promise<Attachments> {
  const content = html.includes(`src="cid:${UPI_QR_ID}"`) ? await upiQrPng(mail) : undefined;
  if (!content) return [];
  const filename = `pay-${mail.booking.confirmationCode}.png`;
  return [{ cid: UPI_QR_ID, filename, content, contentType: 'image/png', contentDisposition: 'inline' }];
}

function calendarFile(mail: Mail, template: MailTemplate): Attachments {
  if (!template.withCalendar?.(mail)) return [];
  const filename = `stay-${mail.booking.confirmationCode}.ics`;
  return [{ filename, content: stayCalendar(mail), contentType: 'text/calendar; charset=utf-8; method=PUBLISH' }];
}

/** An answer to a guest's mail goes to the house, an answer to the owner's goes to the guest. */
function replyAddress({ booking, place }: Mail, { audience }: MailTemplate): string | undefined {
  return audience === 'owner' ? mailAddress(booking.email) : place.email;
}

/** Writes a mail with the settings as they are now. */
export async function composeMail(
  kind: MailKind,
  cause: MailCause,
  settings: SettingValues,
  site: MailSite,
  now = new Date(),
): Promise<ComposedMail> {
  const template = TEMPLATES[kind];
  const links = linksOf(cause.booking.confirmationCode, site);
  const mail: Mail = { ...cause, links, place: placeOf(settings), now };
  const html = await render(createElement(MailLayout, { mail, template }));
  const reply = replyAddress(mail, template);
  return {
    subject: headerText(template.subject(mail)),
    html,
    text: toPlainText(html, plainTextOptions),
    attachments: [...(await pictures(mail, html)), ...calendarFile(mail, template)],
    ...(reply && { replyTo: { name: '', address: reply } }),
  };
}
