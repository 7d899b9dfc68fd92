import type {
  CalendarFeedView,
  ChangeCalendarFeed,
  SaveCalendarFeed,
} from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import { ADVISORY_LOCK } from '@farmhouse/contracts/database/advisory-lock';
import { findAndLock } from '@farmhouse/platform/database/find-and-lock';
import { rethrowViolation } from '@farmhouse/platform/database/violations';
import { InvalidInput, NotFound } from '@farmhouse/platform/errors/domain-error';
import { urlProblem } from '@farmhouse/platform/http/guarded-fetch/allowed-url';
import { GuardedFetch } from '@farmhouse/platform/http/guarded-fetch/guarded-fetch';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../audit/actor.ts';
import { AuditTrail } from '../../audit/audit-trail.ts';
import { ClashesService } from '../clash/clashes.service.ts';
import { FeedEntity } from '../feed.entity.ts';
import { hostOf } from '../fetching/feed-url.ts';
import { FeedImport } from '../import/feed-import.ts';
import { leaseUntil } from '../import/sync-times.ts';
import { feedView, feedViews } from './feed.views.ts';
import { FeedPaused, FeedUrlTaken, MAX_FEEDS, TooManyFeeds } from './feed.errors.ts';

/** The feed as named in the history; the rest of an address is secret. */
const named = ({ name, url }: Pick<FeedEntity, 'name' | 'url'>): string => `${name} (${hostOf(url)})`;

/** Makes the next reading unconditional. */
const UNCONDITIONAL_READ = { etag: null, lastModified: null } as const;

/** The calendars of other sites that the owner imports. */
@Injectable()
export class FeedsService {
  constructor(
    private readonly db: DataSource,
    private readonly audit: AuditTrail,
    private readonly feeds: FeedImport,
    private readonly web: GuardedFetch,
    private readonly clashes: ClashesService,
  ) {}

  /** Newest first. */
  async list(): Promise<CalendarFeedView[]> {
    return feedViews(this.db.manager, await this.db.manager.find(FeedEntity, { order: { id: 'DESC' } }));
  }

  /** Adds a feed, which is read within a minute. Throws InvalidInput, FeedUrlTaken, TooManyFeeds. */
  async add(input: SaveCalendarFeed, actor: Actor, now = new Date()): Promise<CalendarFeedView> {
    const { name, url, paused = false, skipUnavailable = false } = input;
    return this.saved(url, async (tx) => {
      await tx.query(`SELECT ${ADVISORY_LOCK}('calendar feeds')`);
      if ((await tx.count(FeedEntity)) >= MAX_FEEDS) throw new TooManyFeeds();
      const { id } = await tx.save(FeedEntity, { name, url, paused, skipUnavailable, nextReadAt: now });
      const feed = await tx.findOneByOrFail(FeedEntity, { id });
      await this.audit.add(tx, { feedId: id, actor, action: 'calendar added', to: named(feed) });
      return feed;
    });
  }

  /**
   * Changes the given fields of a feed; a new address or `skipUnavailable` makes it be read in full. Only at a new
   * address may it have far fewer events than before. Throws NotFound, InvalidInput, FeedUrlTaken.
   */
  async change(id: number, input: ChangeCalendarFeed, actor: Actor, now = new Date()): Promise<CalendarFeedView> {
    return this.saved(input.url, async (tx) => {
      const before = await findAndLock(tx, FeedEntity, id, 'Calendar');
      const { name = before.name, url = before.url } = input;
      const { paused = before.paused, skipUnavailable = before.skipUnavailable } = input;
      const isElsewhere = before.url !== url;
      const readsInFull = isElsewhere || before.skipUnavailable !== skipUnavailable;
      const isDue = readsInFull || (before.paused && !paused);
      await tx.update(FeedEntity, id, {
        ...{ name, url, paused, skipUnavailable, revision: before.revision + 1 },
        ...(readsInFull ? UNCONDITIONAL_READ : {}),
        ...(isElsewhere ? { acceptsFewer: true } : {}),
        ...(isDue ? { nextReadAt: now } : {}),
      });
      if (skipUnavailable) await tx.query('DELETE FROM feed_events WHERE feed_id = $1 AND is_unavailable', [id]);
      const feed = await tx.findOneByOrFail(FeedEntity, { id });
      const note = before.paused === paused ? null : paused ? 'paused' : 'read again';
      await this.audit.add(tx, {
        action: 'calendar changed',
        ...{ feedId: id, actor, from: named(before), to: named(feed), note },
      });
      return feed;
    });
  }

  /** Removes a feed and frees its dates. Throws NotFound. */
  async remove(id: number, actor: Actor): Promise<void> {
    await this.db.transaction(async (tx) => {
      const feed = await findAndLock(tx, FeedEntity, id, 'Calendar');
      await tx.delete(FeedEntity, id);
      await this.audit.add(tx, { feedId: id, actor, action: 'calendar removed', from: named(feed) });
    });
  }

  /** Reads it now. `acceptFewer`: this reading may have far fewer events than before. Throws NotFound, FeedPaused. */
  async readNow(id: number, { acceptFewer = false } = {}): Promise<CalendarFeedView> {
    const feed = await this.db.transaction(async (tx) => {
      const found = await findAndLock(tx, FeedEntity, id, 'Calendar');
      if (found.paused) throw new FeedPaused();
      // a scheduled reading that began now could end first, and this one's result would be dropped
      const claimed = { nextReadAt: leaseUntil(new Date()) };
      // drops the result of a reading that has begun without being allowed to have fewer
      const changed = { ...claimed, revision: acceptFewer ? found.revision + 1 : found.revision };
      await tx.update(FeedEntity, id, changed);
      return { ...found, ...changed };
    });
    await this.feeds.read(feed, { acceptFewer });
    await this.clashes.notifyNew();
    const after = await this.db.manager.findOneBy(FeedEntity, { id });
    if (!after) throw new NotFound('Calendar');
    return feedView(this.db.manager, after);
  }

  private async saved(
    url: string | undefined,
    work: (tx: EntityManager) => Promise<FeedEntity>,
  ): Promise<CalendarFeedView> {
    const problem = url === undefined ? undefined : urlProblem(url, this.web.policy);
    if (problem) throw new InvalidInput([{ path: 'url', message: problem }]);
    const feed = await rethrowViolation(
      'calendar_feeds_url',
      () => new FeedUrlTaken(),
      () => this.db.transaction(work),
    );
    return feedView(this.db.manager, feed);
  }
}
