import type { MailSubjectType } from '@farmhouse/contracts/messages/mails';
import type { WhatsappDraft } from '@farmhouse/contracts/messages/messages-sent';
import { NotFound } from '@farmhouse/platform/errors/domain-error';
import { SettingsReadModel } from '@farmhouse/platform/read-models/settings.read-model';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { CONFIG, type NotificationsConfig } from '../config.ts';
import { OptOuts } from '../channel/whatsapp/opt-out/opt-outs.ts';
import { MailRegistry } from '../mails/mail-registry.ts';
import { CURRENT_STATE, type CurrentState } from '../mails/message.ts';
import { MessageEntity } from '../messages/message.entity.ts';
import { OwnersTexts } from '../message-template/owners-texts.ts';
import { phoneOf } from './message-phone.ts';
import { messageText } from './message-text.ts';
import { whatsappDraft } from './whatsapp-draft.ts';

/**
 * Messages' texts for WhatsApp, to be sent by the owner. Each is rendered on request: rendering those of a whole page
 * would take ten times as long as reading the list.
 */
@Injectable()
export class WhatsappDraftsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mailRegistry: MailRegistry,
    private readonly ownersTexts: OwnersTexts,
    private readonly settingsReadModel: SettingsReadModel,
    private readonly optOuts: OptOuts,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
    @Inject(CURRENT_STATE) private readonly currentState: CurrentState,
  ) {}

  /**
   * Throws NotFound for a message that does not exist among those about the subjects, that has no number or text, or
   * whose recipient has opted out of WhatsApp.
   */
  async draft(subjects: readonly MailSubjectType[], messageId: string): Promise<WhatsappDraft> {
    const { manager } = this.dataSource;
    const message = await manager.findOneBy(MessageEntity, { id: messageId, subjectType: In([...subjects]) });
    const phone = message && phoneOf(this.mailRegistry, message);
    if (!phone || !message.payload || (await this.optOuts.has(manager, phone))) throw new NotFound('Message');
    const { kind, payload } = message;
    const mail = await this.ownersTexts.mailOf(kind);
    const current = (await this.mailRegistry.get(kind).withChanges?.(payload, this.currentState)) ?? payload;
    const settings = await this.settingsReadModel.values(manager);
    return { link: whatsappDraft(phone, await messageText(mail, current, settings, this.config)) };
  }
}
