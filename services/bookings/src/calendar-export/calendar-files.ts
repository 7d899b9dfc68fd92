import { hash } from 'node:crypto';
import { MINUTE_MS, SECOND_MS } from '@farmhouse/contracts/timing/durations';
import { NotFound } from '@farmhouse/platform/errors/domain-error';
import { hashOfToken } from '@farmhouse/platform/auth/token-hash';
import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import { ExportedCalendar } from './exported-calendar.ts';
import { CalendarExportEntity } from './calendar-export.entity.ts';

/** How long a generated calendar is cached for all readers: requests come in bursts, and bookings need the database. */
const FRESH_MS = 2 * SECOND_MS;
const MAX_CALENDARS = 100;

export interface CalendarFile {
  text: string;
  /** In quotation marks. */
  etag: string;
  lastModified: Date;
}

/** The calendars as other sites and phones read them. */
@Injectable()
export class CalendarFiles {
  private readonly log = new Logger('CalendarFiles');
  private readonly noting = new Set<number>();
  private readonly written = new LRUCache<string, CalendarFile, CalendarExportEntity>({
    max: MAX_CALENDARS,
    ttl: FRESH_MS,
    fetchMethod: (_secretHash, _stale, { context }) => this.write(context),
  });

  constructor(
    private readonly db: DataSource,
    private readonly exported: ExportedCalendar,
  ) {}

  /** Throws NotFound when no calendar has the secret. */
  async read(secret: string, now = new Date()): Promise<CalendarFile> {
    const secretHash = hashOfToken(secret);
    const found = await this.db.manager.findOneBy(CalendarExportEntity, { secretHash });
    if (!found) throw new NotFound('Calendar');
    const file = await this.written.forceFetch(secretHash, { context: found });
    this.recordFetch(found, now);
    return file;
  }

  /** Its `Last-Modified` is when it first had its present content, since removed entries leave no timestamp. */
  private async write(calendar: CalendarExportEntity): Promise<CalendarFile> {
    const text = await this.exported.of(calendar);
    const contentHash = hash('sha256', text, 'base64url').slice(0, 22);
    return { text, etag: `"${contentHash}"`, lastModified: await this.sinceWhen(calendar, contentHash) };
  }

  /** Whole seconds, as in HTTP: each change gets a later time than the previous one. */
  private async sinceWhen({ id, ...known }: CalendarExportEntity, contentHash: string): Promise<Date> {
    if (known.contentHash === contentHash && known.contentSince) return known.contentSince;
    await this.db.query(
      `UPDATE calendar_exports SET content_hash = $2, content_since =
         greatest(date_trunc('second', now()), content_since + interval '1 second')
       WHERE id = $1 AND content_hash IS DISTINCT FROM $2`,
      [id, contentHash],
    );
    const stored = await this.db.manager.findOneBy(CalendarExportEntity, { id });
    if (!stored?.contentSince) throw new NotFound('Calendar');
    return stored.contentSince;
  }

  /** At most once a minute, without delaying the answer. */
  private recordFetch({ id, lastFetchedAt }: CalendarExportEntity, now: Date): void {
    if (this.noting.has(id) || (lastFetchedAt && now.getTime() - lastFetchedAt.getTime() < MINUTE_MS)) return;
    this.noting.add(id);
    this.db.manager
      .update(CalendarExportEntity, id, { lastFetchedAt: now })
      .catch((err: unknown) => this.log.warn({ err }, 'The time of a fetch was not stored'))
      .finally(() => this.noting.delete(id));
  }
}
