import type { WhatsappTemplate } from '@farmhouse/contracts/messages/whatsapp';
import { SettingsReadModel } from '@farmhouse/platform/read-models/settings.read-model';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type NotificationsConfig } from '../../config.ts';
import type { BookingPayload } from '../../mails/mail-payloads.ts';
import type { Outcome } from '../channel.ts';
import { CloudApi, type Sender } from './cloud-api.ts';
import { templateValues } from './template-values.ts';

/** The input of an approved template, and its recipient. */
interface FilledFrom {
  /** International digits. */
  to: string;
  payload: BookingPayload;
  /** Returned in the reports about the message. */
  callback: string;
}

/** Sends messages by templates, with the values of a booking in their fields. */
@Injectable()
export class TemplateSender {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settingsReadModel: SettingsReadModel,
    private readonly cloudApi: CloudApi,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  async send(
    sender: Sender,
    { name, language, fields }: WhatsappTemplate,
    { to, payload, callback }: FilledFrom,
    signal: AbortSignal,
  ): Promise<Outcome> {
    const settings = await this.settingsReadModel.values(this.dataSource.manager);
    const values = templateValues(fields, payload, settings, this.config);
    return this.cloudApi.send(sender, { to, template: name, language, values, callback }, signal);
  }
}
