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

  /**
   * Drops the notes of bookings that were removed: reasons and payment references are personal data of their guests.
   * The entries are deleted and inserted again, since history cannot be updated.
   */
  async forgetNotes(tx: EntityManager, bookingIds: readonly number[]): Promise<void> {
    if (bookingIds.length === 0) return;
    await tx.query(
      `WITH forgotten AS (
         DELETE FROM audit_entries
         WHERE booking_id = ANY($1)
         RETURNING id, booking_id, actor, actor_id, action, from_value, to_value, at)
       INSERT INTO audit_entries (booking_id, actor, actor_id, action, from_value, to_value, at)
       SELECT booking_id, actor, actor_id, action, from_value, to_value, at FROM forgotten ORDER BY id`,
      [bookingIds],
    );
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
