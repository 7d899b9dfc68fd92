import { randomUUID } from 'node:crypto';
import {
  WHATSAPP_KEYS,
  type SaveWhatsappAccount,
  type SendWhatsappTest,
  type StoredKey,
  type WhatsappAccountView,
  type WhatsappKey,
  type WhatsappTestResult,
} from '@farmhouse/contracts/mails/whatsapp';
import { internationalDigits } from '@farmhouse/contracts/text/phone';
import { InvalidInput } from '@farmhouse/platform/errors/domain-error';
import { SettingsReadModel } from '@farmhouse/platform/read-models/settings.read-model';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CloudApi } from '../../channel/whatsapp/cloud-api.ts';
import { templateValues } from '../../channel/whatsapp/template-values.ts';
import { CONFIG, type NotificationsConfig } from '../../config.ts';
import { FAILURE_WORDS } from '../../messages-sent/failure-words.ts';
import { exampleStay } from './example-stay.ts';
import { WhatsappAccounts, type AccountChanges } from '../../channel/whatsapp/account/whatsapp-accounts.ts';

/** A key as long as that keeps its secret when four of its characters are shown. */
const SHOWN_FROM_LENGTH = 16;

function stored(key: string | undefined): StoredKey {
  if (key === undefined) return { isSet: false, last4: null };
  return { isSet: true, last4: key.length >= SHOWN_FROM_LENGTH ? key.slice(-4) : null };
}

/** The owner's settings for WhatsApp. */
@Injectable()
export class WhatsappAccountService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: WhatsappAccounts,
    private readonly settingsReadModel: SettingsReadModel,
    private readonly cloudApi: CloudApi,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  /** Never the keys themselves. */
  async view(): Promise<WhatsappAccountView> {
    const { mode, phoneNumberId, keys, templates } = await this.accounts.read();
    return {
      ...{ mode, phoneNumberId, templates },
      keys: Object.fromEntries(WHATSAPP_KEYS.map((name) => [name, stored(keys[name])])) as Record<
        WhatsappKey,
        StoredKey
      >,
      webhookUrl: `${this.config.PUBLIC_URL}/api/webhooks/whatsapp`,
      canStoreKeys: this.accounts.canStoreKeys,
    };
  }

  /** Throws InvalidInput for keys where there is no secret to encrypt them with. */
  async save({ mode, phoneNumberId, templates, ...keys }: SaveWhatsappAccount): Promise<WhatsappAccountView> {
    const named = Object.fromEntries(
      WHATSAPP_KEYS.flatMap((name) => (keys[name] === undefined ? [] : [[name, keys[name]] as const])),
    );
    const [first] = Object.entries(named).find(([, key]) => key !== null) ?? [];
    if (first && !this.accounts.canStoreKeys)
      throw new InvalidInput([{ path: first, message: 'Keys cannot be stored here yet: SEAL_SECRETS is not set' }]);
    const changes: AccountChanges = {
      ...(mode !== undefined && { mode }),
      ...(phoneNumberId !== undefined && { phoneNumberId }),
      ...(templates !== undefined && { templates }),
      keys: named,
    };
    await this.dataSource.transaction((tx) => this.accounts.change(tx, changes));
    return this.view();
  }

  /** Sends the template of that kind with an example's values, at once; says why when it was not accepted. */
  async test({ to, kind }: SendWhatsappTest): Promise<WhatsappTestResult> {
    const { phoneNumberId, keys, templates } = await this.accounts.read();
    const template = templates.find((known) => known.kind === kind);
    if (!phoneNumberId || !keys.accessToken)
      return { isSent: false, reason: 'Enter the phone number ID and the access token first.' };
    if (!template) return { isSent: false, reason: 'Enter the template of this message first.' };
    const settings = await this.settingsReadModel.values(this.dataSource.manager);
    const outcome = await this.cloudApi.send(
      { phoneNumberId, accessToken: keys.accessToken },
      {
        to: internationalDigits(to),
        template: template.name,
        language: template.language,
        values: templateValues(template.fields, exampleStay(), settings, this.config),
        callback: randomUUID(),
      },
      AbortSignal.timeout(10_000),
    );
    if (outcome.result === 'accepted') return { isSent: true, reason: null };
    if (outcome.result === 'try-later')
      return { isSent: false, reason: `WhatsApp does not answer, or asks to wait: ${outcome.reason}` };
    return { isSent: false, reason: `${FAILURE_WORDS[outcome.failure]} (${outcome.reason})` };
  }
}
