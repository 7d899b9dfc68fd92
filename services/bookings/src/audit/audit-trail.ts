import type { AuditEntryView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
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

  /** A booking's changes, the oldest first. */
  async of(manager: EntityManager, bookingId: number): Promise<AuditEntryView[]> {
    const entries = await manager.find(AuditEntity, { where: { bookingId }, order: { id: 'ASC' } });
    return entries.map(({ id, actor, action, fromValue, toValue, note, at }) => ({
      id,
      actor,
      action,
      from: fromValue,
      to: toValue,
      note,
      at: at.toISOString(),
    }));
  }
}
