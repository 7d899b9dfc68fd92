import { addDays, istDate } from '@farmhouse/contracts/timing/ist';
import {
  OPEN_PRIVACY_STATUSES,
  PRIVACY_CONTACT_REQUIRED,
  PRIVACY_REQUEST_DAYS,
  PRIVACY_REQUEST_STATUSES,
  type ChangePrivacyRequest,
  type FilePrivacyRequest,
  type PrivacyRequestListQuery,
  type PrivacyRequestStatus,
  type PrivacyRequestSummary,
  type PrivacyRequestView,
} from '@farmhouse/contracts/content/privacy-request';
import { KEEP_CLOSED_REQUESTS_MONTHS } from '@farmhouse/contracts/privacy/retention';
import { countByStatus } from '@farmhouse/platform/lists/count-by-status';
import { findAndLock } from '@farmhouse/platform/database/find-and-lock';
import { applyFields, newRow } from '@farmhouse/platform/database/rows';
import { InvalidInput } from '@farmhouse/platform/errors/domain-error';
import { whereContains } from '@farmhouse/platform/lists/searching';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { type Page, type PageQuery, type SearchQuery } from '@farmhouse/platform/lists/paging';
import { readPage } from '@farmhouse/platform/lists/read-page';
import { sortRows } from '@farmhouse/platform/lists/sorting';
import { randomCode } from '@farmhouse/platform/text/random-code';
import { beginUndoable, endUndos, Undos, type FoundUndo } from '@farmhouse/platform/undo/undos';
import type { UndoOptions } from '@farmhouse/platform/undo/undo-options';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { ServiceErasureEntity } from './erasure/service-erasure.entity.ts';
import { StatusFixedByErasure } from './privacy-request.errors.ts';
import {
  PRIVACY_UNDO,
  privacyRequestBefore,
  privacySubjectOf,
  type PrivacyRequestBefore,
} from './privacy-request.undo.ts';
import { PrivacyRequestEntity } from './privacy-request.entity.ts';
import { snapshotOf, toPrivacyRequestView } from './privacy-request.view.ts';

/** How a change to each status is described to the owner. */
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

  /** Files a request that is due in thirty days. Throws InvalidInput without an address and a number. */
  async file(input: FilePrivacyRequest, now = new Date()): Promise<PrivacyRequestEntity> {
    if (!input.email && !input.phone) throw new InvalidInput([{ path: 'email', message: PRIVACY_CONTACT_REQUIRED }]);
    const dueDate = addDays(istDate(now), PRIVACY_REQUEST_DAYS);
    return this.dataSource.transaction(async (tx) => {
      const request = newRow(tx, PrivacyRequestEntity, { ...input, dueDate, reference: randomCode('PR') });
      await tx.save(request);
      await this.outbox.add(tx, 'privacy-request.filed', { request: snapshotOf(request) });
      return request;
    });
  }

  /** By default newest first. */
  list(filter: PrivacyRequestListQuery & PageQuery): Promise<Page<PrivacyRequestEntity>> {
    const query = this.matching(filter);
    if (filter.status) query.andWhere('entry.status = :status', { status: filter.status });
    return readPage(sortRows(query, filter.sort ?? '-id'), filter);
  }

  async summary(filter: SearchQuery): Promise<PrivacyRequestSummary> {
    return { byStatus: await countByStatus(this.matching(filter), PRIVACY_REQUEST_STATUSES) };
  }

  countOpen(): Promise<number> {
    return this.dataSource.manager.countBy(PrivacyRequestEntity, { status: In(OPEN_PRIVACY_STATUSES) });
  }

  /** The view for the owner, with what was erased. */
  async views(requests: readonly PrivacyRequestEntity[]): Promise<PrivacyRequestView[]> {
    const parts = await this.dataSource.manager.find(ServiceErasureEntity, {
      where: { requestId: In(requests.map(({ id }) => id)) },
      order: { doneAt: 'ASC', service: 'ASC' },
    });
    return requests.map((request) =>
      toPrivacyRequestView(
        request,
        parts.filter(({ requestId }) => requestId === request.id),
      ),
    );
  }

  /**
   * Changes the given fields. The person is mailed once, when the request is completed or rejected. It can be undone
   * for the requested number of seconds; the mail waits as long.
   */
  change(
    id: number,
    fields: ChangePrivacyRequest,
    { seconds, doneBy }: UndoOptions,
    now = new Date(),
  ): Promise<PrivacyRequestEntity> {
    return this.dataSource.transaction(async (tx) => {
      const request = await findAndLock(tx, PrivacyRequestEntity, id, 'Privacy request');
      const state = privacyRequestBefore(request);
      const wasOpen = OPEN_PRIVACY_STATUSES.includes(request.status);
      assertChangeable(request, fields);
      applyFields(request, fields);
      const isOpen = OPEN_PRIVACY_STATUSES.includes(request.status);
      if (isOpen) request.closedAt = null;
      else request.closedAt ??= now;
      await tx.save(request);
      await endUndos(tx, this.outbox, [privacySubjectOf(id)]);
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

  /** Restores the previous state. Throws NotFound, UndoOver and ChangedSince. */
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

  /** Deletes requests that were closed longer ago than the privacy policy allows. */
  async prune(): Promise<void> {
    await this.dataSource.query('DELETE FROM privacy_requests WHERE closed_at < now() - make_interval(months => $1)', [
      KEEP_CLOSED_REQUESTS_MONTHS,
    ]);
  }

  private matching({ q }: SearchQuery) {
    const query = this.dataSource.manager.createQueryBuilder(PrivacyRequestEntity, 'entry').where('true');
    return whereContains(query, ['entry.reference', 'entry.name', 'entry.email', 'entry.phone'], q);
  }
}

/** Throws StatusFixedByErasure for a changed status of a request whose person is being erased or was erased. */
function assertChangeable(request: PrivacyRequestEntity, { status }: ChangePrivacyRequest): void {
  const isNameless = request.email === null && request.phone === null;
  if (status === undefined || status === request.status) return;
  if (request.erasureState === 'running' || isNameless) throw new StatusFixedByErasure();
}
