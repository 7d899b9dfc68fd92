import {
  TEMPLATE_VERSIONS_KEPT,
  type SaveMessageTemplate,
  type TemplateText,
} from '@farmhouse/contracts/messages/message-template';
import type { ChangeOrigin } from '@farmhouse/contracts/security/security-change';
import { InvalidInput, NotFound } from '@farmhouse/platform/errors/domain-error';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { SecurityChanges } from '@farmhouse/platform/events/security-changes';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Mail } from '../mails/mail.ts';
import { MailRegistry } from '../mails/mail-registry.ts';
import { fieldProblem } from '../mails/template/filled-text.ts';
import type { MailTemplate } from '../mails/template/mail-template.ts';
import { MessageTemplateEntity, TemplateVersionEntity } from '../message-template/message-template.entity.ts';
import { MandatoryMessage } from './message-template.errors.ts';
import { ownText } from '../message-template/owners-texts.ts';

/** A message to guests with the owner's version of it. */
export interface StoredTemplate {
  kind: string;
  mail: Mail<object>;
  template: MailTemplate<object>;
  row: MessageTemplateEntity | null;
  versions: TemplateVersionEntity[];
}

type Changed = Partial<Pick<MessageTemplateEntity, 'subject' | 'body' | 'enabled'>>;

/** What is stored of a message while its text is the original one. */
const ORIGINAL_TEXT = { subject: null, body: null } as const;

/** The owner's texts of messages to guests, by the kind of the mail. */
@Injectable()
export class MessageTemplatesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mailRegistry: MailRegistry,
    private readonly securityChanges: SecurityChanges,
    private readonly outbox: Outbox,
  ) {}

  async list(): Promise<StoredTemplate[]> {
    const { manager } = this.dataSource;
    const rows = new Map((await manager.find(MessageTemplateEntity)).map((row) => [row.kind, row]));
    const versions = await manager.find(TemplateVersionEntity, { order: { id: 'DESC' } });
    return this.mailRegistry
      .kindsWhere(({ template }) => template !== undefined)
      .map((kind) => ({
        ...this.known(kind),
        row: rows.get(kind) ?? null,
        versions: versions.filter((version) => version.kind === kind),
      }));
  }

  /** Throws NotFound. */
  async get(kind: string, manager: EntityManager = this.dataSource.manager): Promise<StoredTemplate> {
    const known = this.known(kind);
    const row = await manager.findOneBy(MessageTemplateEntity, { kind });
    return {
      ...known,
      row,
      versions: await manager.find(TemplateVersionEntity, { where: { kind }, order: { id: 'DESC' } }),
    };
  }

  /**
   * Stores the given fields of the owner's text, which is used for every message that is rendered from then on; the
   * previous one is kept. The owner is notified of another text.
   * Throws NotFound, InvalidInput for an unknown field, and MandatoryMessage.
   */
  save(kind: string, { subject, body, enabled }: SaveMessageTemplate, origin: ChangeOrigin): Promise<StoredTemplate> {
    const { template } = this.known(kind);
    assertFields(template, { subject, body });
    if (enabled === false && template.isMandatory) throw new MandatoryMessage();
    return this.change(kind, origin, (row) => ({
      ...changedText(template, ownText(row), { subject, body }),
      ...(enabled !== undefined && { enabled }),
    }));
  }

  /** Goes back to the original text; the owner's is kept, and the owner is notified. */
  reset(kind: string, origin: ChangeOrigin): Promise<StoredTemplate> {
    this.known(kind);
    return this.change(kind, origin, () => ORIGINAL_TEXT);
  }

  private known(kind: string): Pick<StoredTemplate, 'kind' | 'mail' | 'template'> {
    const mail = this.mailRegistry.find(kind);
    if (!mail?.template) throw new NotFound('Message');
    return { kind, mail, template: mail.template };
  }

  private change(
    kind: string,
    origin: ChangeOrigin,
    changeOf: (row: MessageTemplateEntity) => Changed,
  ): Promise<StoredTemplate> {
    return this.dataSource.transaction(async (tx) => {
      const by = { savedAt: new Date(), savedBy: origin.username };
      await tx
        .createQueryBuilder()
        .insert()
        .into(MessageTemplateEntity)
        .values({ kind, ...by })
        .orIgnore()
        .execute();
      const row = await tx.findOneOrFail(MessageTemplateEntity, {
        where: { kind },
        lock: { mode: 'pessimistic_write' },
      });
      const changed = { subject: row.subject, body: row.body, ...changeOf(row) };
      if (changed.subject !== row.subject || changed.body !== row.body) {
        await keep(tx, row);
        const { name } = this.known(kind).template;
        const action = changed.body === null ? 'changed back to the original' : 'changed';
        await this.securityChanges.report(tx, { kind: 'message-template', name, action }, origin);
      }
      await tx.update(MessageTemplateEntity, { kind }, { ...changed, ...by });
      if (changed.enabled && !row.enabled) await this.outbox.add(tx, 'message-kind.enabled', { kind });
      return this.get(kind, tx);
    });
  }
}

/** Throws InvalidInput naming the first unknown field of each text. */
export function assertFields({ fields }: MailTemplate<object>, text: Partial<TemplateText>): void {
  const known = Object.keys(fields);
  const errors = Object.entries(text).flatMap(([path, words]: [string, string | undefined]) => {
    const message = words === undefined ? undefined : fieldProblem(words, known);
    return message ? [{ path, message }] : [];
  });
  if (errors.length > 0) throw new InvalidInput(errors);
}

/** The text after a change that may leave out either part; one equal to the original is not stored. */
function changedText(original: TemplateText, own: TemplateText | undefined, given: Partial<TemplateText>) {
  const current = own ?? original;
  const { subject = current.subject, body = current.body } = given;
  return subject === original.subject && body === original.body ? ORIGINAL_TEXT : { subject, body };
}

/** Keeps the owner's text that is replaced, and no more than so many of them. */
async function keep(tx: EntityManager, row: MessageTemplateEntity): Promise<void> {
  const text = ownText(row);
  if (!text) return;
  const { kind, savedAt, savedBy } = row;
  await tx.insert(TemplateVersionEntity, { kind, ...text, savedAt, savedBy });
  await tx.query(
    `DELETE FROM message_template_versions WHERE kind = $1 AND id NOT IN
       (SELECT id FROM message_template_versions WHERE kind = $1 ORDER BY id DESC LIMIT ${TEMPLATE_VERSIONS_KEPT})`,
    [kind],
  );
}
