import type { SettingValues } from '@farmhouse/contracts/content/setting';
import { render, toPlainText } from '@react-email/components';
import { createElement, Fragment } from 'react';
import { mailDataOf } from '../mails/compose.ts';
import type { Mail } from '../mails/mail.ts';
import type { MailSite } from '../mails/mail-data.ts';
import { plainTextOptions } from '../mails/text/plain-text.ts';

/** A message's text as it is sent by hand: its mail's, without the footer. */
export async function messageText<P extends object>(
  mail: Mail<P>,
  payload: P,
  settings: SettingValues,
  site: MailSite,
  now = new Date(),
): Promise<string> {
  const body = mail.body(mailDataOf(payload, settings, site, now));
  const html = await render(createElement(Fragment, null, body));
  return toPlainText(html, plainTextOptions).trim();
}
