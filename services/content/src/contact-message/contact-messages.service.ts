import {
  CONTACT_STATUSES,
  type ChangeContactStatus,
  type ContactListQuery,
  type ContactStatus,
  type ContactSummary,
  type SendContactMessage,
} from '@farmhouse/contracts/content/contact-message';
import { KEEP_MONTHS } from '@farmhouse/contracts/privacy/retention';
import { countByStatus } from '@farmhouse/platform/lists/count-by-status';
import { findAndLock } from '@farmhouse/platform/database/find-and-lock';
import { whereContains } from '@farmhouse/platform/lists/searching';
import { newRow } from '@farmhouse/platform/database/rows';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { type Page, type PageQuery, type SearchQuery } from '@farmhouse/platform/lists/paging';
import { readPage } from '@farmhouse/platform/lists/read-page';
import { sortRows } from '@farmhouse/platform/lists/sorting';
import { beginUndoable, endUndos, Undos, type FoundUndo } from '@farmhouse/platform/undo/undos';
import type { UndoOptions } from '@farmhouse/platform/undo/undo-options';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONTACT_UNDO, contactSubjectOf, type ContactMessageBefore } from './contact-message.undo.ts';
import { ContactMessageEntity } from './contact-message.entity.ts';
import { AlreadyReplied } from './contact-message.errors.ts';
import { snapshotOf } from './contact-message.view.ts';

/** How a change to each status is described to the owner. */
const DONE: Record<ContactStatus, string> = {
  new: 'Marked as new',
  read: 'Marked as read',
  replied: 'Marked as replied',
  archived: 'Archived',
};

/** The contact inbox. */
@Injectable()
export class ContactMessagesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly undos: Undos,
  ) {}

  /** Stores a message. A message with the hidden field (honeypot) filled in is silently dropped. */
  async receive({ website, ...fields }: SendContactMessage): Promise<void> {
    if (website?.trim()) return;
    await this.dataSource.transaction(async (tx) => {
      const message = await tx.save(newRow(tx, ContactMessageEntity, { ...fields }));
      await this.outbox.add(tx, 'contact-message.received', { message: snapshotOf(message) });
    });
  }

  /** By default newest first. */
  list(filter: ContactListQuery & PageQuery): Promise<Page<ContactMessageEntity>> {
    const query = this.matching(filter);
    if (filter.status) query.andWhere('entry.status = :status', { status: filter.status });
    return readPage(sortRows(query, filter.sort ?? '-id'), filter);
  }

  async summary(filter: SearchQuery): Promise<ContactSummary> {
    return { byStatus: await countByStatus(this.matching(filter), CONTACT_STATUSES) };
  }

  countNew(): Promise<number> {
    return this.dataSource.manager.countBy(ContactMessageEntity, { status: 'new' });
  }

  /** It can be undone for the requested number of seconds. Changes nothing unless the status is `onlyFrom`. */
  changeStatus(
    id: number,
    { status, onlyFrom }: ChangeContactStatus,
    { seconds, doneBy }: UndoOptions,
  ): Promise<ContactMessageEntity> {
    return this.dataSource.transaction(async (tx) => {
      const message = await findAndLock(tx, ContactMessageEntity, id, 'Message');
      if (message.status === status || (onlyFrom && message.status !== onlyFrom)) return message;
      const state: ContactMessageBefore = { id, status: message.status };
      message.status = status;
      await tx.save(message);
      await endUndos(tx, this.outbox, [contactSubjectOf(id)]);
      if (seconds !== undefined) {
        const done = `${DONE[status]}: message of ${message.name}`;
        const change = { kind: CONTACT_UNDO, subjects: [contactSubjectOf(id)], done, doneBy, state };
        await this.undos.keep(tx, { ...change, needs: 'messages' }, await beginUndoable(tx, seconds));
      }
      return message;
    });
  }

  /** Restores the previous status. Throws NotFound, UndoOver and ChangedSince. */
  async undo(undo: FoundUndo): Promise<void> {
    const { id, status } = undo.state as ContactMessageBefore;
    await this.dataSource.transaction(async (tx) => {
      const message = await findAndLock(tx, ContactMessageEntity, id, 'Message');
      const whatChanged = `the message of ${message.name} is ${message.status} now.`;
      if (!(await this.undos.claim(tx, undo, () => Promise.resolve(whatChanged)))) return;
      message.status = status;
      await tx.save(message);
    });
  }

  /**
   * Replies to a message once, by mail. Repeating the same reply changes and sends nothing. Throws
   * AlreadyReplied for a different reply.
   */
  reply(id: number, replyMessage: string, repliedBy: string, now = new Date()): Promise<ContactMessageEntity> {
    return this.dataSource.transaction(async (tx) => {
      const message = await findAndLock(tx, ContactMessageEntity, id, 'Message');
      if (message.replied && message.replyMessage === replyMessage) return message;
      if (message.replied) throw new AlreadyReplied();
      Object.assign(message, { status: 'replied', replied: true, replyMessage, repliedBy, repliedAt: now });
      await tx.save(message);
      await endUndos(tx, this.outbox, [contactSubjectOf(id)]);
      await this.outbox.add(tx, 'contact-message.replied', {
        message: snapshotOf(message),
        reply: { replyMessage, repliedBy },
      });
      return message;
    });
  }

  /** Deletes messages that are older than the privacy policy allows. */
  async prune(): Promise<void> {
    await this.dataSource.query('DELETE FROM contact_messages WHERE created_at < now() - make_interval(months => $1)', [
      KEEP_MONTHS,
    ]);
  }

  private matching({ q }: SearchQuery) {
    const query = this.dataSource.manager.createQueryBuilder(ContactMessageEntity, 'entry').where('true');
    return whereContains(query, ['entry.name', 'entry.email', 'entry.subject', 'entry.message'], q);
  }
}
