import type { TemplateDraft, TemplatePreview, TemplateText } from '@farmhouse/contracts/messages/message-template';
import type { SettingValues } from '@farmhouse/contracts/content/setting';
import { SettingsReadModel } from '@farmhouse/platform/read-models/settings.read-model';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type NotificationsConfig } from '../config.ts';
import { composeMail, mailDataOf, type ComposedMail } from '../mails/compose.ts';
import type { MailData } from '../mails/mail-data.ts';
import { valueOf } from '../mails/template/mail-template.ts';
import { withOwnersText, wordsOf } from '../mails/template/with-owners-text.tsx';
import { examplePayload } from './example-payloads.ts';
import { assertFields, type StoredTemplate } from './message-templates.service.ts';
import { PreviewBookings } from './preview-bookings.ts';
import { ownText } from '../message-template/owners-texts.ts';
import { smsOf } from './sms.rules.ts';

/** A message with the text and the values to be shown. */
export interface MailPreview {
  text: TemplateText | undefined;
  payload: object;
}

/** Messages as their guests would get them, without sending them. */
@Injectable()
export class MailPreviews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settingsReadModel: SettingsReadModel,
    private readonly previewBookings: PreviewBookings,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  /** Throws InvalidInput for an unknown field, and NoMessagesForBooking. */
  async shown(stored: StoredTemplate, draft: TemplateDraft, now = new Date()): Promise<MailPreview> {
    const { mail, template, row } = stored;
    const { subject, body, bookingId } = draft;
    assertFields(template, { subject, body });
    const current = ownText(row);
    const before = current ?? template;
    const own = { subject: subject ?? before.subject, body: body ?? before.body };
    const isOriginal = own.subject === template.subject && own.body === template.body;
    const booking = bookingId === undefined ? template.example : await this.previewBookings.get(bookingId);
    return { text: isOriginal ? undefined : own, payload: examplePayload(mail.about.type, booking ?? {}, now) };
  }

  /** Throws InvalidInput and NoMessagesForBooking. */
  async preview(stored: StoredTemplate, draft: TemplateDraft): Promise<TemplatePreview> {
    const { text, payload } = await this.shown(stored, draft);
    const settings = await this.settings();
    const composed = await composeMail(withOwnersText(stored.mail, text), payload, settings, this.config);
    const { subject, body } = wordsOf(stored.mail, text, mailDataOf(payload, settings, this.config));
    return {
      subject: String(composed.subject),
      html: withPictures(composed),
      text: String(composed.text),
      whatsapp: `*${subject}*\n\n${body}`,
      sms: smsOf(body),
    };
  }

  /** The example value of each field of the messages. */
  async examples(): Promise<(stored: StoredTemplate) => (field: string) => string> {
    const settings = await this.settings();
    const now = new Date();
    return ({ mail, template }) => {
      const payload = examplePayload(mail.about.type, template.example ?? {}, now);
      const data: MailData<object> = mailDataOf(payload, settings, this.config, now);
      return (field) => valueOf(template.fields, field, data);
    };
  }

  private settings(): Promise<SettingValues> {
    return this.settingsReadModel.values(this.dataSource.manager);
  }
}

/** The HTML with its attached pictures inlined, so that it needs no other files. */
function withPictures({ html, attachments }: ComposedMail): string {
  return attachments.reduce((page, { cid, content, contentType }) => {
    if (cid === undefined || !Buffer.isBuffer(content)) return page;
    return page.replaceAll(`cid:${cid}`, `data:${String(contentType)};base64,${content.toString('base64')}`);
  }, String(html));
}
