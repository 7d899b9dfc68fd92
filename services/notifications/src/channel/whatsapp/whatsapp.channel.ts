import type { SettingValues } from '@farmhouse/contracts/content/setting';
import { internationalDigits } from '@farmhouse/contracts/text/phone';
import { SettingsReadModel } from '@farmhouse/platform/read-models/settings.read-model';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type NotificationsConfig } from '../../config.ts';
import type { BookingPayload } from '../../mails/mail-payloads.ts';
import type { Message } from '../../mails/message.ts';
import { WhatsappAccounts } from './account/whatsapp-accounts.ts';
import { OptOuts } from './opt-out/opt-outs.ts';
import type { Channel, Outcome, OutgoingMessage } from '../channel.ts';
import { CloudApi } from './cloud-api.ts';
import { guestPhoneOf } from './guest-phone.ts';
import { templateValues } from './template-values.ts';

/** Messages to guests by templates of the owner's WhatsApp Business account. */
@Injectable()
export class WhatsappChannel implements Channel {
  constructor(
    @Inject(CONFIG) private readonly config: NotificationsConfig,
    private readonly dataSource: DataSource,
    private readonly settingsReadModel: SettingsReadModel,
    private readonly accounts: WhatsappAccounts,
    private readonly optOuts: OptOuts,
    private readonly cloudApi: CloudApi,
  ) {}

  addressOf<P extends object>(message: Message<P>, payload: P): string | undefined {
    return guestPhoneOf(message, payload);
  }

  countedAs(address: string): string {
    return internationalDigits(address);
  }

  /** As at the time of sending: a guest may have answered STOP since, and the owner may have changed a template. */
  async send({ id, kind, recipient, payload }: OutgoingMessage, signal: AbortSignal): Promise<Outcome> {
    const { manager } = this.dataSource;
    if (await this.optOuts.has(manager, recipient))
      return { result: 'refused', failure: 'opted-out', reason: 'The number has answered STOP' };
    const { phoneNumberId, keys, templates } = await this.accounts.read();
    if (!phoneNumberId || !keys.accessToken)
      return { result: 'refused', failure: 'account-refused', reason: 'No WhatsApp keys' };
    const template = templates.find((known) => known.kind === kind);
    if (!template) return { result: 'refused', failure: 'template-refused', reason: `No template for ${kind}` };
    const settings: SettingValues = await this.settingsReadModel.values(manager);
    const values = templateValues(template.fields, payload as BookingPayload, settings, this.config);
    return this.cloudApi.send(
      { phoneNumberId, accessToken: keys.accessToken },
      { to: recipient, template: template.name, language: template.language, values, callback: id },
      signal,
    );
  }
}
