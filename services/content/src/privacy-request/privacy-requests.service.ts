import { addDays, istDate } from '@farmhouse/contracts/timing/ist';
import {
  OPEN_PRIVACY_STATUSES,
  PRIVACY_REQUEST_DAYS,
  PRIVACY_REQUEST_STATUSES,
  type ChangePrivacyRequest,
  type FilePrivacyRequest,
  type PrivacyRequestListQuery,
  type PrivacyRequestStatus,
  type PrivacyRequestSummary,
} from '@farmhouse/contracts/content/privacy-request';
import { countByStatus } from '@farmhouse/platform/database/count-by-status';
import { findAndLock } from '@farmhouse/platform/database/find-and-lock';
import { applyFields, newRow } from '@farmhouse/platform/database/rows';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { containsPattern, pageBounds, type Page, type PageQuery } from '@farmhouse/platform/http/paging';
import { randomCode } from '@farmhouse/platform/text/random-code';
import { beginUndoable, endUndos, Undos, type FoundUndo } from '@farmhouse/platform/undo/undos';
import type { UndoWish } from '@farmhouse/platform/undo/undo-wish';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  PRIVACY_UNDO,
  privacyRequestBefore,
  privacySubjectOf,
  type PrivacyRequestBefore,
} from './privacy-request.undo.ts';
import { PrivacyRequestEntity } from './privacy-request.entity.ts';
import { snapshotOf } from './privacy-request.view.ts';

/** How a change to each status is told. */
const DONE: Record<PrivacyRequestStatus, string> = {
  new: 'Set to new',
  in_progress: 'Set to in progress',
  completed: 'Completed',
  rejected: 'Rejected',
};

/** Requests of people about their stored data. Rule: privacy requests. */
@Injectable()
export class PrivacyRequestsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly undos: Undos,
  ) {}

  /** Files a request that is due in thirty days. */
  file(input: FilePrivacyRequest, now = new Date()): Promise<PrivacyRequestEntity> {
    const dueDate = addDays(istDate(now), PRIVACY_REQUEST_DAYS);
    return this.dataSource.transaction(async (tx) => {
      const request = newRow(tx, PrivacyRequestEntity, { ...input, dueDate, reference: randomCode('PR') });
      await tx.save(request);
      await this.outbox.add(tx, 'privacy-request.filed', { request: snapshotOf(request) });
      return request;
    });
  }

  /** Newest first. */
  async list(filter: PrivacyRequestListQuery & PageQuery): Promise<Page<PrivacyRequestEntity>> {
    const { skip, take } = pageBounds(filter);
    const query = this.dataSource.manager.createQueryBuilder(PrivacyRequestEntity, 'entry').where('true');
    if (filter.status) query.andWhere('entry.status = :status', { status: filter.status });
    if (filter.q?.trim()) {
      query.andWhere(
        '(entry.reference ILIKE :q OR entry.name ILIKE :q OR entry.email ILIKE :q OR entry.phone ILIKE :q)',
        { q: containsPattern(filter.q) },
      );
    }
    const [rows, total] = await query.orderBy('entry.id', 'DESC').offset(skip).limit(take).getManyAndCount();
    return { rows, total };
  }

  async summary(): Promise<PrivacyRequestSummary> {
    return { byStatus: await countByStatus(this.dataSource.manager, PrivacyRequestEntity, PRIVACY_REQUEST_STATUSES) };
  }

  /**
   * Changes the given fields. The person is mailed once, when the request is completed or rejected. It can be undone for
   * the seconds wished; the mail waits as long.
   */
  change(
    id: number,
    fields: ChangePrivacyRequest,
    { seconds, doneBy }: UndoWish,
    now = new Date(),
  ): Promise<PrivacyRequestEntity> {
    return this.dataSource.transaction(async (tx) => {
      const request = await findAndLock(tx, PrivacyRequestEntity, id, 'Privacy request');
      const state = privacyRequestBefore(request);
      const wasOpen = OPEN_PRIVACY_STATUSES.includes(request.status);
      applyFields(request, fields);
      const isOpen = OPEN_PRIVACY_STATUSES.includes(request.status);
      if (isOpen) request.closedAt = null;
      else request.closedAt ??= now;
      await tx.save(request);
      await endUndos(tx, [privacySubjectOf(id)]);
      const hold = seconds === undefined ? undefined : await beginUndoable(tx, seconds);
      if (wasOpen && !isOpen) {
        const closed = { request: snapshotOf(request), note: request.note };
        await this.outbox.add(tx, 'privacy-request.closed', closed, hold);
      }
      if (hold) {
        const done = `${DONE[request.status]}: ${request.reference}, ${request.name}`;
        const change = { kind: PRIVACY_UNDO, subjects: [privacySubjectOf(id)], done, doneBy, state };
        await this.undos.keep(tx, { ...change, needs: 'messages' }, hold);
      }
      return request;
    });
  }

  /** Restores what was before. Throws NotFound, UndoOver and ChangedSince. */
  async undo(undo: FoundUndo): Promise<void> {
    const { id, status, note, closedAt } = undo.state as PrivacyRequestBefore;
    await this.dataSource.transaction(async (tx) => {
      const request = await findAndLock(tx, PrivacyRequestEntity, id, 'Privacy request');
      const whatChanged = `${request.reference} is ${request.status.replace('_', ' ')} now.`;
      if (!(await this.undos.claim(tx, undo, () => Promise.resolve(whatChanged)))) return;
      Object.assign(request, { status, note, closedAt: closedAt === null ? null : new Date(closedAt) });
      await tx.save(request);
    });
  }
}
