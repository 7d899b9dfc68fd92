import { MAX_RECENT_CHANGES, type AuditEntryView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { containsPattern, pageBounds, type Page, type PageQuery } from '@farmhouse/platform/lists/paging';
import { Injectable } from '@nestjs/common';
import { ILike, type EntityManager } from 'typeorm';
import type { Actor } from './actor.ts';
import type { AuditAction } from './audit-actions.ts';
import { AuditEntity } from './audit.entity.ts';

export interface AuditedChange {
  bookingId?: number;
  blockId?: number;
  feedId?: number;
  actor: Actor;
  action: AuditAction;
  from?: string | null;
  to?: string | null;
  note?: string | null;
  /** The present time by default. */
  at?: Date;
}

/** The texts that a search looks in. */
const SEARCHED = ['actor', 'action', 'fromValue', 'toValue', 'note'] as const;

function viewOf({ id, actor, action, fromValue, toValue, note, at }: AuditEntity): AuditEntryView {
  return { id, actor, action, from: fromValue, to: toValue, note, at: at.toISOString() };
}

/** The audit entries of every change, written in the change's transaction. */
@Injectable()
export class AuditTrail {
  async add(tx: EntityManager, ...changes: AuditedChange[]): Promise<void> {
    const entries = changes.map(({ actor, from = null, to = null, note = null, ...rest }) => {
      return { ...rest, actor: actor.name, actorId: actor.id, fromValue: from, toValue: to, note };
    });
    await tx.insert(AuditEntity, entries);
  }

  /** Drops the notes on bookings whose guests were erased; the entries themselves stay. */
  async eraseNotes(tx: EntityManager, bookingIds: readonly number[]): Promise<void> {
    await tx.query('UPDATE audit_entries SET note = NULL WHERE booking_id = ANY($1) AND note IS NOT NULL', [
      bookingIds,
    ]);
  }

  /** A booking's newest changes, the oldest of them first. */
  async recent(manager: EntityManager, bookingId: number): Promise<AuditEntryView[]> {
    const { rows } = await this.list(manager, bookingId, { pageSize: MAX_RECENT_CHANGES });
    return rows.reverse();
  }

  /** One page of a booking's changes, those that contain `q` if it is given; the newest first. */
  async list(manager: EntityManager, bookingId: number, { q, ...page }: PageQuery): Promise<Page<AuditEntryView>> {
    const { skip, take } = pageBounds(page);
    const text = q?.trim() ? ILike(containsPattern(q)) : undefined;
    const where = text ? SEARCHED.map((column) => ({ bookingId, [column]: text })) : { bookingId };
    const [entries, total] = await manager.findAndCount(AuditEntity, { where, order: { id: 'DESC' }, skip, take });
    return { rows: entries.map(viewOf), total };
  }
}
