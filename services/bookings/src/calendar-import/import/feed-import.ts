import { ADVISORY_LOCK } from '@farmhouse/contracts/database/advisory-lock';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { SettingsReadModel } from '@farmhouse/platform/read-models/settings.read-model';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { turnaroundOf } from '../../booking/booking.rules.ts';
import { deleteClashesOfClosedDays, deletePastClashes, recordClashes } from '../clash/clash.repository.ts';
import { FeedEntity } from '../feed.entity.ts';
import { CalendarFetch, type FetchedCalendar } from '../fetching/calendar-fetch.ts';
import { hostOf } from '../fetching/feed-url.ts';
import { applyPlan, storedPeriods } from './event.repository.ts';
import { planOf, planOfFailure, planOfUnchanged, type ImportPlan, type StoredPeriod } from './import.rules.ts';
import { isFailingTooLong, needsFullFetch, nextSync } from './sync-times.ts';

type Outcome = Partial<Omit<FeedEntity, 'id'>>;

/** The problem of a feed that no reading has stored one for. */
const PRODUCT_ERROR = 'This product failed while reading it; its log has the error. Its earlier dates stay blocked.';

/** `acceptFewer`: this reading alone may have far fewer events than before. */
interface SyncOptions {
  acceptFewer?: boolean;
  now?: Date;
}

function planFor(fetched: FetchedCalendar, known: readonly StoredPeriod[], feed: FeedEntity, now: Date): ImportPlan {
  if (fetched.outcome === 'failed') return planOfFailure(fetched);
  if (fetched.outcome === 'unchanged') return planOfUnchanged(known);
  const { acceptsFewer, skipUnavailable } = feed;
  return planOf(fetched.content, { known, acceptsFewer, skipUnavailable, now });
}

/** The columns of the feed after a successful reading. */
function columnsAfterSuccess(fetched: FetchedCalendar, now: Date): Outcome {
  return {
    ...(fetched.outcome === 'calendar' ? { ...fetched.validators, fullReadAt: now } : {}),
    ...{ lastGoodAt: now, nextReadAt: nextSync(now), acceptsFewer: false },
    ...{ problem: null, problemText: null, failingSince: null, failures: 0, toldAt: null },
  };
}

/** The columns of the feed after a reading that failed, or whose calendar has a problem. */
function columnsAfterFailure(
  feed: FeedEntity,
  { problem, text }: NonNullable<ImportPlan['failure']>,
  now: Date,
): Outcome {
  return {
    ...{ problem, problemText: text, failingSince: feed.failingSince ?? now },
    ...{ failures: feed.failures + 1, etag: null, lastModified: null },
    nextReadAt: nextSync(now),
  };
}

/** Reads feeds and stores their events. Rule: calendars of other sites. */
@Injectable()
export class FeedImport {
  constructor(
    private readonly db: DataSource,
    private readonly settings: SettingsReadModel,
    private readonly outbox: Outbox,
    private readonly web: CalendarFetch,
  ) {}

  /** A reading that accepts fewer events is unconditional: an unchanged calendar is answered without its events. */
  async read(feed: FeedEntity, { acceptFewer = false, now = new Date() }: SyncOptions = {}): Promise<void> {
    const { id, url, revision, fullReadAt, etag, lastModified } = feed;
    const validators = acceptFewer || needsFullFetch(fullReadAt, now) ? undefined : { etag, lastModified };
    const fetched = await this.web.read(url, validators, now);
    await this.store({ id, revision }, fetched, { acceptFewer, now });
  }

  /**
   * An error of this product has ended a reading: the feed counts as failing from the first one on, until it is read,
   * so that the owner and the metrics notice.
   */
  async recordError({ id, revision }: Pick<FeedEntity, 'id' | 'revision'>, now: Date): Promise<void> {
    await this.db.transaction(async (tx) => {
      const feed = await tx.findOne(FeedEntity, { where: { id, revision }, lock: { mode: 'for_no_key_update' } });
      if (!feed) return;
      const failingSince = feed.failingSince ?? now;
      // the problem of the last finished reading is not the reason of this one
      const changed = { failingSince, problem: null, problemText: PRODUCT_ERROR };
      const notified = await this.notifyOfLongFailure(tx, { ...feed, ...changed }, now);
      await tx.update(FeedEntity, id, { ...changed, ...notified });
    });
  }

  /** All or nothing. The result of a reading is dropped when the feed was changed or read since it began. */
  private async store(
    { id, revision }: Pick<FeedEntity, 'id' | 'revision'>,
    fetched: FetchedCalendar,
    { acceptFewer, now }: Required<SyncOptions>,
  ): Promise<void> {
    await this.db.transaction(async (tx) => {
      const found = await tx.findOne(FeedEntity, { where: { id, revision }, lock: { mode: 'for_no_key_update' } });
      if (!found) return;
      const feed = { ...found, acceptsFewer: found.acceptsFewer || acceptFewer };
      const plan = planFor(fetched, await storedPeriods(tx, id, now), feed, now);
      await this.apply(tx, id, plan, now);
      const outcome = plan.failure ? columnsAfterFailure(feed, plan.failure, now) : columnsAfterSuccess(fetched, now);
      const changed = { ...outcome, lastReadAt: now, revision: revision + 1 };
      await tx.update(FeedEntity, id, {
        ...changed,
        ...(await this.notifyOfLongFailure(tx, { ...feed, ...changed }, now)),
      });
    });
  }

  /**
   * Locks the calendar before storing events that may clash, as confirming a stay does, so that the later of the two
   * sees the other.
   */
  private async apply(tx: EntityManager, feedId: number, plan: ImportPlan, now: Date): Promise<void> {
    const turnaroundMinutes = turnaroundOf(await this.settings.values(tx));
    if (plan.mayClash) await tx.query(`SELECT ${ADVISORY_LOCK}('calendar')`);
    const sold = plan.toUpdate.filter(({ event }) => !event.isUnavailable).map(({ id }) => id);
    if (plan.mayClash) await deleteClashesOfClosedDays(tx, sold);
    await applyPlan(tx, plan, { feedId, turnaroundMinutes, now });
    await deletePastClashes(tx, feedId);
    if (plan.mayClash) await recordClashes(tx, feedId, now);
  }

  private async notifyOfLongFailure(tx: EntityManager, feed: FeedEntity, now: Date): Promise<Outcome> {
    const { id, name, url, failingSince, problem, problemText, toldAt } = feed;
    if (failingSince === null || toldAt !== null || !isFailingTooLong(failingSince, now)) return {};
    await this.outbox.add(tx, 'calendar-feed.failing', {
      ...{ feedId: id, name, host: hostOf(url) },
      // an error of this product has no code; the version before stored no text for it
      ...{ problem: problemText ?? PRODUCT_ERROR, code: problem ?? undefined, since: failingSince.toISOString() },
    });
    return { toldAt: now };
  }
}
