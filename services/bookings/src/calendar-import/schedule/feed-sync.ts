import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ClashesService } from '../clash/clashes.service.ts';
import { FeedEntity } from '../feed.entity.ts';
import { hostOf } from '../fetching/feed-url.ts';
import { FeedImport } from '../import/feed-import.ts';
import { latestNextRead, leaseUntil } from '../import/sync-times.ts';

/** Feeds that one process reads at a time. */
const AT_ONCE = 4;
/** How long events that are over are kept, in days. */
const KEPT_DAYS = 400;

/** Reads the feeds that are due. */
@Injectable()
export class FeedSync {
  private readonly log = new Logger('Feeds');

  constructor(
    private readonly db: DataSource,
    private readonly feeds: FeedImport,
    private readonly clashes: ClashesService,
  ) {}

  /** Safe to run in several replicas: each claims feeds that no other replica is reading. Returns how many it read. */
  async readDue(now = new Date()): Promise<number> {
    let read = 0;
    const work = async () => {
      for (let feed = await this.claim(now); feed; feed = await this.claim(now)) {
        await this.readOne(feed, now);
        read += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await this.clashes.notifyNew();
    return read;
  }

  /** Deletes old events, so that personal data in them is not kept forever. */
  async prune(now = new Date()): Promise<void> {
    await this.db.query(
      `DELETE FROM feed_events WHERE ends_at < $1::timestamptz - make_interval(days => ${KEPT_DAYS})`,
      [now],
    );
  }

  /**
   * Claims the feed that has been due longest, with a lease of a minute, after which another process may claim it. A
   * feed whose next reading is further away than any wait is due too.
   */
  private async claim(now: Date): Promise<FeedEntity | null> {
    const [rows] = await this.db.query<[{ id: number }[], number]>(
      `UPDATE calendar_feeds SET next_read_at = $2 WHERE id = (
         SELECT id FROM calendar_feeds WHERE NOT paused AND (next_read_at <= $1 OR next_read_at > $3)
         ORDER BY next_read_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING id`,
      [now, leaseUntil(now), latestNextRead(now)],
    );
    const [claimed] = rows;
    return claimed ? this.db.manager.findOneBy(FeedEntity, { id: claimed.id }) : null;
  }

  /**
   * Logs and records an internal error, so that the other feeds are still read; this feed is due again when its lease
   * ends.
   */
  private async readOne(feed: FeedEntity, now: Date): Promise<void> {
    const log = (error: Error) =>
      this.log.error(`The calendar at ${hostOf(feed.url)} could not be read: ${error.message}`);
    try {
      await this.feeds.read(feed, { now });
    } catch (error) {
      log(error as Error);
      await this.feeds.recordError(feed, now).catch(log);
    }
  }
}
