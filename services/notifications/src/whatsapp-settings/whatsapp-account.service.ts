import { randomUUID } from 'node:crypto';
import {
  WHATSAPP_KEYS,
  type SaveWhatsappAccount,
  type SendWhatsappTest,
  type StoredKey,
  type WhatsappAccountView,
  type WhatsappKey,
  type WhatsappTestResult,
} from '@farmhouse/contracts/messages/whatsapp';
import type { ChangeOrigin } from '@farmhouse/contracts/security/security-change';
import { internationalDigits } from '@farmhouse/contracts/text/phone';
import { InvalidInput } from '@farmhouse/platform/errors/domain-error';
import { SecurityChanges } from '@farmhouse/platform/events/security-changes';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { TemplateSender } from '../channel/whatsapp/template-sender.ts';
import { CONFIG, type NotificationsConfig } from '../config.ts';
import { FAILURE_TEXTS } from '../messages-sent/failure-texts.ts';
import { examplePayload } from '../template-editing/example-payloads.ts';
import type { BookingPayload } from '../mails/mail-payloads.ts';
import { keyChanges } from './key-changes.ts';
import { WhatsappAccounts, type AccountChanges } from '../channel/whatsapp/account/whatsapp-accounts.ts';

/** A key of at least this length stays secret when four of its characters are shown. */
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
    private readonly templateSender: TemplateSender,
    private readonly securityChanges: SecurityChanges,
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

  /**
   * The owner is notified of changed keys. Throws InvalidInput for keys where there is no secret to encrypt them with.
   */
  async save(
    { mode, phoneNumberId, templates, ...keys }: SaveWhatsappAccount,
    by: ChangeOrigin,
  ): Promise<WhatsappAccountView> {
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
    await this.dataSource.transaction(async (tx) => {
      const before = await this.accounts.readLocked(tx);
      await this.accounts.change(tx, changes);
      const changed = keyChanges(before, await this.accounts.read(tx));
      if (changed.length > 0) await this.securityChanges.report(tx, { kind: 'whatsapp-keys', changed }, by);
    });
    return this.view();
  }

  /** Sends the template of that kind with an example's values, at once; says why when it was not accepted. */
  async test({ to, kind }: SendWhatsappTest): Promise<WhatsappTestResult> {
    const { phoneNumberId, keys, templates } = await this.accounts.read();
    const template = templates.find((known) => known.kind === kind);
    if (!phoneNumberId || !keys.accessToken)
      return { isSent: false, reason: 'Enter the phone number ID and the access token first.' };
    if (!template) return { isSent: false, reason: 'Enter the template of this message first.' };
    const example = examplePayload('booking', { status: 'confirmed' }, new Date()) as BookingPayload;
    const payload = { ...example, note: 'This is an example.' };
    const outcome = await this.templateSender.send(
      { phoneNumberId, accessToken: keys.accessToken },
      template,
      { to: internationalDigits(to), payload, callback: randomUUID() },
      AbortSignal.timeout(10_000),
    );
    if (outcome.result === 'accepted') return { isSent: true, reason: null };
    if (outcome.result === 'try-later')
      return { isSent: false, reason: `WhatsApp does not answer, or asks to wait: ${outcome.reason}` };
    return { isSent: false, reason: `${FAILURE_TEXTS[outcome.failure]} (${outcome.reason})` };
  }
}
