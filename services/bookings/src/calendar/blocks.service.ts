import type {
  CalendarBlock,
  ChangeCalendarBlock,
  CreateCalendarBlock,
  FreeBlockedDays,
} from '@farmhouse/contracts/bookings/calendar/owner-calendar';
import { withTurnaround } from '@farmhouse/contracts/bookings/stay/stay';
import { formatDayRange, LAST_DAY_BEFORE_FIRST } from '@farmhouse/contracts/text/dates';
import { addDays, daysBetween, istDate, istInstant } from '@farmhouse/contracts/timing/ist';
import { findAndLock } from '@farmhouse/platform/database/find-and-lock';
import { InvalidInput } from '@farmhouse/platform/errors/domain-error';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { SettingsReadModel } from '@farmhouse/platform/read-models/settings.read-model';
import { ChangedSince } from '@farmhouse/platform/undo/undo.errors';
import { beginUndoable, endUndos, Undos } from '@farmhouse/platform/undo/undos';
import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import type { Actor } from '../audit/actor.ts';
import { AuditTrail, type AuditedChange } from '../audit/audit-trail.ts';
import { turnaroundOf } from '../booking/booking.rules.ts';
import { conflictOf } from '../booking/dates/date-conflicts.ts';
import { BlockEntity } from './block.entity.ts';
import { blockView } from './block.view.ts';
import { BLOCK_UNDO, blockSubjectOf, type FreedBlock } from './block-undo.ts';
import { BlockChangedElsewhere, DatesTaken, isOverlap } from './calendar.errors.ts';
import { MAX_SPAN_DAYS } from './span.dto.ts';

/** The days as written in the history. */
const spanOf = ({ fromDate, toDate }: FreeBlockedDays): string => `${fromDate} to ${toDate}`;

/** Locked in the order of their ids. */
async function lockBlocks(tx: EntityManager, blocks: readonly Pick<BlockEntity, 'id'>[]): Promise<BlockEntity[]> {
  const where = { id: In(blocks.map(({ id }) => id)) };
  return tx.find(BlockEntity, { where, order: { id: 'ASC' }, lock: { mode: 'pessimistic_write' } });
}

/** Throws InvalidInput when the days are in the wrong order, all in the past, or more than the calendar shows. */
function assertBlockable({ fromDate, toDate }: CreateCalendarBlock, today: string): void {
  const wrong = (message: string) => new InvalidInput([{ path: 'toDate', message }]);
  if (toDate < fromDate) throw wrong(LAST_DAY_BEFORE_FIRST);
  if (toDate < today) throw wrong('These days are already past');
  if (daysBetween(fromDate, toDate) > MAX_SPAN_DAYS)
    throw wrong(`At most ${MAX_SPAN_DAYS} days can be blocked at once`);
}

/** What is left of a block without these days: one span or two, in their order, or none. */
function withoutDays(block: BlockEntity, { fromDate, toDate }: FreeBlockedDays): FreeBlockedDays[] {
  const before = { fromDate: block.fromDate, toDate: addDays(fromDate, -1) };
  const after = { fromDate: addDays(toDate, 1), toDate: block.toDate };
  return [before, after].filter((span) => span.fromDate <= span.toDate);
}

/** The dates that the owner keeps free of guests. */
@Injectable()
export class BlocksService {
  constructor(
    private readonly db: DataSource,
    private readonly settings: SettingsReadModel,
    private readonly audit: AuditTrail,
    private readonly outbox: Outbox,
    private readonly undos: Undos,
  ) {}

  /** Blocks days. Throws DatesTaken, which names the conflict, when they overlap a confirmed stay or another block. */
  async block(dto: CreateCalendarBlock, actor: Actor, now = new Date()): Promise<CalendarBlock> {
    assertBlockable(dto, istDate(now));
    const { fromDate, toDate, reason = null } = dto;
    return this.orDatesTaken(dto, async (tx) => {
      const turnaroundMinutes = turnaroundOf(await this.settings.values(tx));
      const block = await tx.save(BlockEntity, { fromDate, toDate, reason, turnaroundMinutes });
      await this.audit.add(tx, { blockId: block.id, actor, action: 'blocked', note: spanOf(block) });
      return blockView(block);
    });
  }

  /**
   * Changes the days or the reason of a block. Throws NotFound, BlockChangedElsewhere when `version` is not the stored
   * one, and DatesTaken like `block`.
   */
  async change(id: number, dto: ChangeCalendarBlock, actor: Actor, now = new Date()): Promise<CalendarBlock> {
    assertBlockable(dto, istDate(now));
    const { fromDate, toDate, reason = null } = dto;
    return this.orDatesTaken({ id, fromDate, toDate }, async (tx) => {
      const block = await this.lockToChange(tx, id);
      if (dto.version !== undefined && dto.version !== block.version) throw new BlockChangedElsewhere(blockView(block));
      const before = spanOf(block);
      const changed = await tx.save(BlockEntity, { ...block, fromDate, toDate, reason });
      const note = changed.reason === block.reason ? null : 'reason changed';
      await this.audit.add(tx, {
        blockId: id,
        actor,
        action: 'block changed',
        from: before,
        to: spanOf(changed),
        note,
      });
      return blockView(await tx.findOneByOrFail(BlockEntity, { id }));
    });
  }

  /** Runs a transaction that blocks days. Throws DatesTaken, which names the conflict. */
  private async orDatesTaken<T>(
    { id, fromDate, toDate }: Pick<BlockEntity, 'fromDate' | 'toDate'> & { id?: number },
    work: (tx: EntityManager) => Promise<T>,
  ): Promise<T> {
    try {
      return await this.db.transaction(work);
    } catch (error) {
      if (!isOverlap(error)) throw error;
      const days = { from: istInstant(fromDate, '00:00'), to: istInstant(addDays(toDate, 1), '00:00') };
      const { manager } = this.db;
      const needed = withTurnaround(days, turnaroundOf(await this.settings.values(manager)));
      throw new DatesTaken([], await conflictOf(manager, needed, { blockId: id }), 'A confirmed stay has these days');
    }
  }

  /** Deletes a block; can be undone for `seconds`. Throws NotFound. */
  async unblock(id: number, actor: Actor, seconds?: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      const block = await this.lockToChange(tx, id);
      await tx.delete(BlockEntity, id);
      await this.audit.add(tx, { blockId: id, actor, action: 'unblocked', note: spanOf(block) });
      await this.keepUndo(tx, block, block, actor, seconds);
    });
  }

  /**
   * Frees days of a block and keeps the others blocked: of days in the middle two blocks are left. Can be undone for
   * `seconds`. Throws NotFound, and InvalidInput for days that are not all in the block.
   */
  async freeDays(id: number, days: FreeBlockedDays, actor: Actor, seconds?: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      const block = await this.lockToChange(tx, id);
      const { fromDate, toDate } = days;
      if (fromDate > toDate || fromDate < block.fromDate || toDate > block.toDate)
        throw new InvalidInput([{ path: 'fromDate', message: 'These days are not all in this block' }]);
      const [first, second] = withoutDays(block, days);
      if (!first) await tx.delete(BlockEntity, id);
      else await tx.update(BlockEntity, id, first);
      const { reason, turnaroundMinutes } = block;
      const further = second && (await tx.save(BlockEntity, { ...second, reason, turnaroundMinutes }));
      await this.audit.add(tx, { blockId: id, actor, action: 'unblocked', note: spanOf(days) });
      if (further) await this.audit.add(tx, { blockId: further.id, actor, action: 'blocked', note: spanOf(further) });
      const ids = [first && id, further?.id].filter((left) => left !== undefined);
      const left = await tx.find(BlockEntity, { select: { id: true, version: true }, where: { id: In(ids) } });
      await this.keepUndo(tx, left.length > 0 ? { ...block, left } : block, days, actor, seconds);
    });
  }

  /** Also ends what could be undone of the block before. Throws NotFound. */
  private async lockToChange(tx: EntityManager, id: number): Promise<BlockEntity> {
    const block = await findAndLock(tx, BlockEntity, id, 'Block');
    await endUndos(tx, this.outbox, [blockSubjectOf(block)]);
    return block;
  }

  private async keepUndo(
    tx: EntityManager,
    state: FreedBlock,
    { fromDate, toDate }: FreeBlockedDays,
    actor: Actor,
    seconds: number | undefined,
  ): Promise<void> {
    if (seconds === undefined) return;
    // a change of any part that is left ends this undo
    const subjects = (state.left ?? [state]).map(blockSubjectOf);
    const undo = { kind: BLOCK_UNDO, subjects, doneBy: actor.name };
    await this.undos.keep(
      tx,
      { ...undo, needs: 'calendar', done: `Freed ${formatDayRange(fromDate, toDate)}`, state },
      await beginUndoable(tx, seconds),
    );
  }

  /**
   * Restores a block as it was before days of it were freed, after `claim` has run in the same transaction. Throws
   * DatesTaken, and ChangedSince when what was left of it has changed since.
   */
  blockAgain(block: FreedBlock, actor: Actor, claim: (tx: EntityManager) => Promise<boolean>): Promise<void> {
    const { id, fromDate, toDate, reason, turnaroundMinutes, createdAt, version = 1, left } = block;
    const undone = (part: BlockEntity): AuditedChange => {
      return { blockId: part.id, actor, action: 'undone', note: spanOf(part) };
    };
    return this.orDatesTaken(block, async (tx) => {
      const rows = left ? await lockBlocks(tx, left) : [];
      if (!(await claim(tx))) return;
      if (left) {
        if (left.some((part) => rows.find((row) => row.id === part.id)?.version !== part.version))
          throw new ChangedSince('the block has changed since');
        const removed = rows.filter((row) => row.id !== id);
        for (const part of removed) await tx.delete(BlockEntity, part.id);
        await tx.update(BlockEntity, id, { fromDate, toDate });
        await this.audit.add(tx, undone(block), ...removed.map(undone));
        return;
      }
      await tx.query(
        `INSERT INTO calendar_blocks (id, from_date, to_date, reason, turnaround_minutes, created_at, version)
         OVERRIDING SYSTEM VALUE VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [id, fromDate, toDate, reason, turnaroundMinutes, createdAt, version],
      );
      await this.audit.add(tx, undone(block));
    });
  }
}
