import { isPermitted, type Permission } from '@farmhouse/contracts/identity/permission';
import { UNDO_HOLD_SECONDS, UNDO_LATENCY_SECONDS, type Undoable } from '@farmhouse/contracts/undo/undo';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SignedInAdmin } from '../auth/admin.ts';
import { pruneHourly } from '../database/prune-hourly.ts';
import { Forbidden, NotFound } from '../errors/domain-error.ts';
import { Outbox, type EventHold, type OutboxEvent } from '../events/outbox.ts';
import { deleteHeldEvents, releaseHeldEvents } from '../events/outbox.repository.ts';
import { ChangedSince, UndoOver } from './undo.errors.ts';
import { UndoEntity } from './undo.entity.ts';

/** How long what was before is kept. */
const KEEP_HOURS = 24;

/** A change that the owner has made. */
export interface UndoableChange extends Pick<UndoEntity, 'kind' | 'subjects' | 'done' | 'state'> {
  needs: Permission;
  /** User name of the admin. */
  doneBy: string;
}

/** A change that is found and not yet locked. */
export type FoundUndo = Pick<UndoEntity, 'id' | 'kind' | 'done' | 'state'>;

/** Without a hold, so that it is relayed at once and an undo does not delete it. */
const undoChanged = (needs: Permission): OutboxEvent => ({ type: 'undo.changed', payload: { needs } });

/** Begins a change that can be undone: events that are added with the hold wait until its time is over. */
export async function beginUndoable(tx: EntityManager, seconds: number): Promise<EventHold> {
  const [row] = await tx.query<{ until: Date }[]>('SELECT clock_timestamp() + make_interval(secs => $1) AS until', [
    seconds + UNDO_HOLD_SECONDS,
  ]);
  return { until: row?.until ?? new Date(), events: [] };
}

/**
 * Ends the undo period of earlier changes of these rows, which the caller has locked to change them again: those can no
 * longer be undone, and their held events are relayed at once, so that events keep their order. Publishes that to the
 * owner's devices.
 */
export async function endUndos(tx: EntityManager, outbox: Outbox, subjects: readonly string[]): Promise<void> {
  const [ended] = await tx.query<[Pick<UndoEntity, 'heldEvents' | 'needs'>[], number]>(
    `UPDATE undos SET ended = 'changed'
     WHERE subjects && $1 AND ended IS NULL AND ends_at > now() RETURNING held_events AS "heldEvents", needs`,
    [subjects],
  );
  await releaseHeldEvents(
    tx,
    ended.flatMap(({ heldEvents }) => heldEvents),
  );
  const needs = new Set(ended.map((undo) => undo.needs));
  await outbox.addAll(tx, [...needs].map(undoChanged));
}

/** Ends earlier changes of these locked rows, and deletes what was kept of them, when their person is erased. */
export async function deleteUndos(tx: EntityManager, outbox: Outbox, subjects: readonly string[]): Promise<void> {
  await endUndos(tx, outbox, subjects);
  await tx.query('DELETE FROM undos WHERE subjects && $1', [subjects]);
}

/** The changes that can be undone. */
@Injectable()
export class Undos implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('Undos');
  private pruning: NodeJS.Timeout | undefined;

  constructor(
    private readonly db: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** Deletes the changes that could be undone until a day ago. */
  async prune(): Promise<void> {
    await this.db.query('DELETE FROM undos WHERE ends_at < now() - make_interval(hours => $1)', [KEEP_HOURS]);
  }

  onApplicationBootstrap(): void {
    if (this.db.hasMetadata(UndoEntity)) this.pruning = pruneHourly(() => this.prune(), this.log);
  }

  onApplicationShutdown(): void {
    clearInterval(this.pruning);
  }

  /** Part of the change's transaction, once the change is written. Publishes it to the owner's devices. */
  async keep(tx: EntityManager, change: UndoableChange, { until, events }: EventHold): Promise<void> {
    await tx.insert(UndoEntity, { ...change, heldEvents: events, endsAt: until });
    await this.outbox.addAll(tx, [undoChanged(change.needs)]);
  }

  /** What an admin can undo now, the newest first. */
  async open({ role }: SignedInAdmin): Promise<Undoable[]> {
    const rows = await this.db.query<(Undoable & { needs: Permission })[]>(
      `SELECT id, done, done_by AS "doneBy", needs,
         (extract(epoch FROM ends_at - clock_timestamp()) * 1000)::integer - $1 AS "msLeft"
       FROM undos WHERE ended IS NULL AND ends_at > clock_timestamp() + make_interval(secs => $1 / 1000)
       ORDER BY id DESC`,
      [UNDO_HOLD_SECONDS * 1000],
    );
    return rows.filter(({ needs }) => isPermitted(role, [needs])).map(({ needs: _needs, ...undoable }) => undoable);
  }

  /** Throws NotFound, and Forbidden when the admin may not make such changes. */
  async find(id: number, { role }: SignedInAdmin): Promise<FoundUndo> {
    const undo = await this.db.manager.findOneBy(UndoEntity, { id });
    if (!undo) throw new NotFound('Undo');
    if (!isPermitted(role, [undo.needs])) throw new Forbidden();
    return undo;
  }

  /**
   * Ends a change whose rows the caller has locked, drops the events that wait and publishes that to the owner's devices:
   * the caller restores what was before. False when it was undone already. Throws UndoOver once an event was relayed, and
   * ChangedSince, whose message is that of `whatChanged`.
   */
  async claim(tx: EntityManager, { id }: FoundUndo, whatChanged: () => Promise<string>): Promise<boolean> {
    const [undo] = await tx.query<(Pick<UndoEntity, 'ended' | 'heldEvents' | 'needs'> & { isOver: boolean })[]>(
      `SELECT ended, held_events AS "heldEvents", needs,
         ends_at - make_interval(secs => $2) <= clock_timestamp() AS "isOver"
       FROM undos WHERE id = $1 FOR UPDATE`,
      [id, UNDO_HOLD_SECONDS - UNDO_LATENCY_SECONDS],
    );
    if (!undo) throw new UndoOver();
    if (undo.ended === 'undone') return false;
    if (undo.ended === 'changed') throw new ChangedSince(await whatChanged());
    if (undo.isOver || !(await deleteHeldEvents(tx, undo.heldEvents))) throw new UndoOver();
    await tx.query(`UPDATE undos SET ended = 'undone' WHERE id = $1`, [id]);
    await this.outbox.addAll(tx, [undoChanged(undo.needs)]);
    return true;
  }
}
