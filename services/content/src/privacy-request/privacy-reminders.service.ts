import { addDays, daysBetween, istDate } from '@farmhouse/contracts/timing/ist';
import { changeInLockedBatches } from '@farmhouse/platform/database/locked-batches';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PrivacyRequestEntity } from './privacy-request.entity.ts';
import { snapshotOf } from './privacy-request.view.ts';

/** Days before the due date on which the owner is reminded of an open request: a week before, and the day before. */
const REMIND_DAYS_BEFORE = [7, 1] as const;
const BATCH = 100;

/** Reminds the owner of privacy requests before they are due. */
@Injectable()
export class PrivacyRemindersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** Safe to run in several replicas at once: each skips requests that another has locked. Returns how many. */
  remindDue(now = new Date()): Promise<number> {
    const today = istDate(now);
    const [first, second] = REMIND_DAYS_BEFORE;
    return changeInLockedBatches(this.dataSource, {
      entity: PrivacyRequestEntity,
      alias: 'entry',
      size: BATCH,
      narrow: (query) =>
        query
          .andWhere(`entry.status IN ('new', 'in_progress')`)
          .andWhere(
            '((entry.remindersSent = 0 AND entry.dueDate <= :first) OR (entry.remindersSent = 1 AND entry.dueDate <= :second))',
            { first: addDays(today, first), second: addDays(today, second) },
          ),
      change: (tx, due) => this.remind(tx, due, today),
    });
  }

  private async remind(tx: EntityManager, due: PrivacyRequestEntity[], today: string): Promise<number> {
    const [, second] = REMIND_DAYS_BEFORE;
    for (const request of due) {
      const daysLeft = daysBetween(today, request.dueDate);
      // a request found late causes one reminder, not two at once
      request.remindersSent = daysLeft <= second ? REMIND_DAYS_BEFORE.length : 1;
      await this.outbox.add(tx, 'privacy-request.due-soon', { request: snapshotOf(request), daysLeft });
    }
    await tx.save(due);
    return due.length;
  }
}
