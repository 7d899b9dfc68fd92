import { addDays, istDate } from '@farmhouse/contracts/timing/ist';
import {
  OPEN_PRIVACY_STATUSES,
  PRIVACY_REQUEST_DAYS,
  PRIVACY_REQUEST_STATUSES,
  type ChangePrivacyRequest,
  type FilePrivacyRequest,
  type PrivacyRequestListQuery,
  type PrivacyRequestSummary,
} from '@farmhouse/contracts/content/privacy-request';
import { countByStatus } from '@farmhouse/platform/database/count-by-status';
import { findAndLock } from '@farmhouse/platform/database/find-and-lock';
import { applyFields, newRow } from '@farmhouse/platform/database/rows';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { containsPattern, pageBounds, type Page, type PageQuery } from '@farmhouse/platform/http/paging';
import { randomCode } from '@farmhouse/platform/text/random-code';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PrivacyRequestEntity } from './privacy-request.entity.ts';
import { snapshotOf } from './privacy-request.view.ts';

/** Requests of people about their stored data. Rule: privacy requests. */
@Injectable()
export class PrivacyRequestsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
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

  /** Changes the given fields. The person is mailed once, when the request is completed or rejected. */
  change(id: number, fields: ChangePrivacyRequest, now = new Date()): Promise<PrivacyRequestEntity> {
    return this.dataSource.transaction(async (tx) => {
      const request = await findAndLock(tx, PrivacyRequestEntity, id, 'Privacy request');
      const wasOpen = OPEN_PRIVACY_STATUSES.includes(request.status);
      applyFields(request, fields);
      const isOpen = OPEN_PRIVACY_STATUSES.includes(request.status);
      if (isOpen) request.closedAt = null;
      else request.closedAt ??= now;
      await tx.save(request);
      if (wasOpen && !isOpen) {
        await this.outbox.add(tx, 'privacy-request.closed', { request: snapshotOf(request), note: request.note });
      }
      return request;
    });
  }
}
