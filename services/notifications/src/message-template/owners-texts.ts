import type { TemplateText } from '@farmhouse/contracts/messages/message-template';
import type { SettingValues } from '@farmhouse/contracts/content/setting';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Mail } from '../mails/mail.ts';
import { MailRegistry } from '../mails/mail-registry.ts';
import type { NewMail } from '../mails/new-mail.ts';
import { withOwnersText } from '../mails/template/with-owners-text.tsx';
import { MessageTemplateEntity } from './message-template.entity.ts';

/** The owner's own text of a message; undefined while it is the original one. */
export function ownText(row: Pick<MessageTemplateEntity, 'subject' | 'body'> | null): TemplateText | undefined {
  if (row?.subject == null || row.body === null) return undefined;
  return { subject: row.subject, body: row.body };
}

/** The owner's current versions of the messages, for those that are stored and sent. */
@Injectable()
export class OwnersTexts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mailRegistry: MailRegistry,
  ) {}

  /** A mail with the owner's text, if there is one. Throws for an unknown kind. */
  async mailOf(kind: string): Promise<Mail<object>> {
    const mail = this.mailRegistry.get(kind);
    if (!mail.template) return mail;
    return withOwnersText(mail, ownText(await this.dataSource.manager.findOneBy(MessageTemplateEntity, { kind })));
  }

  /** The mails that are to be stored: not switched off, unless mandatory or requested, and with something to say. */
  async toSend(manager: EntityManager, mails: readonly NewMail[], settings: SettingValues): Promise<NewMail[]> {
    const canBeOff = mails.some(({ kind }) => {
      const { template } = this.mailRegistry.get(kind);
      return template && !template.isMandatory;
    });
    const rows = canBeOff
      ? await manager.find(MessageTemplateEntity, { select: { kind: true }, where: { enabled: false } })
      : [];
    const off = new Set(rows.map(({ kind }) => kind));
    return mails.filter(({ kind, payload }) => {
      const mail = this.mailRegistry.get(kind);
      const isOn = mail.template?.isMandatory || mail.isRequested?.(payload) || !off.has(kind);
      return isOn && mail.hasContent?.(settings) !== false;
    });
  }
}
