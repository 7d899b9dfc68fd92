import { randomUUID } from 'node:crypto';
import type { TemplateDraft, TemplateTestSent } from '@farmhouse/contracts/messages/message-template';
import { settingText } from '@farmhouse/contracts/content/setting';
import { SettingsReadModel } from '@farmhouse/platform/read-models/settings.read-model';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DeliveryWorker } from '../delivery/delivery.worker.ts';
import { newMail } from '../mails/new-mail.ts';
import { plainEmailAddress } from '../mails/text/email-address.ts';
import { MessagesService } from '../messages/messages.service.ts';
import { BookingEmailMissing } from './message-template.errors.ts';
import type { StoredTemplate } from './message-templates.service.ts';
import { MailPreviews } from './mail-previews.ts';

/** Test messages that the owner sends to their own address to see how guests get them. */
@Injectable()
export class TemplateTestsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settingsReadModel: SettingsReadModel,
    private readonly messagesService: MessagesService,
    private readonly deliveryWorker: DeliveryWorker,
    private readonly mailPreviews: MailPreviews,
  ) {}

  /** Throws BookingEmailMissing, InvalidInput for an unknown field, and NotFound for a booking. */
  async send(stored: StoredTemplate, draft: TemplateDraft): Promise<TemplateTestSent> {
    const settings = await this.settingsReadModel.values(this.dataSource.manager);
    const sentTo = plainEmailAddress(settingText(settings, 'booking_email'));
    if (!sentTo) throw new BookingEmailMissing();
    const { text, payload } = await this.mailPreviews.shown(stored, draft);
    const mail = newMail('template-test-owner', { ...payload, test: { kind: stored.kind, text } });
    await this.dataSource.transaction((tx) => this.messagesService.queueTo(tx, randomUUID(), sentTo, mail));
    this.deliveryWorker.wake();
    return { sentTo };
  }
}
