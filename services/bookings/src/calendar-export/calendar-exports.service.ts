import { randomUUID } from 'node:crypto';
import type {
  CalendarExportView,
  ChangeCalendarExport,
  CreateCalendarExport,
} from '@farmhouse/contracts/bookings/calendar/calendar-export';
import { isoOrNull } from '@farmhouse/contracts/timing/ist';
import { findAndLock } from '@farmhouse/platform/database/find-and-lock';
import { mailedToken } from '@farmhouse/platform/auth/mailed-token';
import { InvalidInput } from '@farmhouse/platform/errors/domain-error';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../audit/actor.ts';
import type { AuditAction } from '../audit/audit-actions.ts';
import { AuditTrail } from '../audit/audit-trail.ts';
import { BOOKINGS_CONFIG, type BookingsConfig } from '../config.ts';
import { hashOfToken } from '@farmhouse/platform/auth/token-hash';
import { guestTokenSecrets } from '@farmhouse/platform/config/config';
import { FeedEntity } from '../calendar-import/feed.entity.ts';
import { CalendarExportEntity } from './calendar-export.entity.ts';
import { TooManyCalendars } from './calendar-export.errors.ts';
import { feedsOfSite } from './feeds-of-site.ts';

/** Each calendar is generated separately when it is read; the limit is far above any real use. */
const MAX_CALENDARS = 50;

/** The addresses from which other calendars read this one. Rule: calendars for other sites. */
@Injectable()
export class CalendarExportsService {
  constructor(
    private readonly db: DataSource,
    private readonly audit: AuditTrail,
    @Inject(BOOKINGS_CONFIG) private readonly config: BookingsConfig,
  ) {}

  /** Newest first. */
  async list(): Promise<CalendarExportView[]> {
    const calendars = await this.db.manager.find(CalendarExportEntity, { order: { id: 'DESC' } });
    return Promise.all(calendars.map((calendar) => this.viewOf(this.db.manager, calendar)));
  }

  /** Throws TooManyCalendars, and InvalidInput for an unknown feed. */
  create({ name, kind = 'site', feedId = null }: CreateCalendarExport, actor: Actor): Promise<CalendarExportView> {
    return this.db.transaction(async (tx) => {
      if ((await tx.count(CalendarExportEntity)) >= MAX_CALENDARS) throw new TooManyCalendars(MAX_CALENDARS);
      await lockFeed(tx, feedId);
      const { id } = await tx.save(CalendarExportEntity, { name, kind, feedId, ...this.newSecret() });
      await this.note(tx, actor, 'calendar address created', name);
      return this.viewOf(tx, await tx.findOneByOrFail(CalendarExportEntity, { id }));
    });
  }

  /**
   * Changes the given fields; the address stays. A feed, or its absence, also replaces the memory of a deleted one,
   * unless it is the one that is shown in its place: more of them may have been added again. Throws NotFound, and
   * InvalidInput for an unknown feed.
   */
  change(id: number, { name, feedId }: ChangeCalendarExport, actor: Actor): Promise<CalendarExportView> {
    return this.db.transaction(async (tx) => {
      await lockFeed(tx, feedId);
      const before = await findAndLock(tx, CalendarExportEntity, id, 'Calendar');
      const keepsFeed = feedId === undefined || feedId === (await shownFeedOf(tx, before));
      const changed = await tx.save(CalendarExportEntity, {
        ...before,
        ...(name === undefined ? {} : { name }),
        ...(keepsFeed ? {} : { feedId, deletedFeedId: null, deletedFeedAddress: null }),
      });
      await this.note(tx, actor, 'calendar address changed', changed.name);
      return this.viewOf(tx, changed);
    });
  }

  /** Gives it another address; the one before is unknown from now on. Throws NotFound. */
  renew(id: number, actor: Actor, now = new Date()): Promise<CalendarExportView> {
    return this.db.transaction(async (tx) => {
      const calendar = await findAndLock(tx, CalendarExportEntity, id, 'Calendar');
      const renewed = await tx.save(CalendarExportEntity, { ...calendar, ...this.newSecret(), renewedAt: now });
      await this.note(tx, actor, 'calendar address renewed', calendar.name);
      return this.viewOf(tx, renewed);
    });
  }

  /** Throws NotFound. */
  async delete(id: number, actor: Actor): Promise<void> {
    await this.db.transaction(async (tx) => {
      const { name } = await findAndLock(tx, CalendarExportEntity, id, 'Calendar');
      await tx.delete(CalendarExportEntity, id);
      await this.note(tx, actor, 'calendar address deleted', name);
    });
  }

  private note(tx: EntityManager, actor: Actor, action: AuditAction, note: string): Promise<void> {
    return this.audit.add(tx, { actor, action, note });
  }

  private newSecret(): Pick<CalendarExportEntity, 'secretId' | 'secretHash'> {
    const secretId = randomUUID();
    return { secretId, secretHash: hashOfToken(calendarSecret(this.config.GUEST_TOKEN_SECRET, secretId)) };
  }

  private async viewOf(manager: EntityManager, calendar: CalendarExportEntity): Promise<CalendarExportView> {
    const { id, name, kind, createdAt, renewedAt, lastFetchedAt } = calendar;
    const feedId = await shownFeedOf(manager, calendar);
    return {
      ...{ id, name, kind, feedId, url: this.addressOf(calendar) },
      createdAt: createdAt.toISOString(),
      renewedAt: isoOrNull(renewedAt),
      lastFetchedAt: isoOrNull(lastFetchedAt),
    };
  }

  /**
   * Null once the product's secret differs from the one the address was made with: it keeps working, but cannot be
   * shown.
   */
  private addressOf({ secretId, secretHash }: CalendarExportEntity): string | null {
    const secret = guestTokenSecrets(this.config)
      .map((secretOfProduct) => calendarSecret(secretOfProduct, secretId))
      .find((candidate) => hashOfToken(candidate) === secretHash);
    return secret === undefined ? null : `${this.config.PUBLIC_URL}/calendar/${secret}.ics`;
  }
}

/** The feed of the site that reads the calendar; null for none. */
async function shownFeedOf(manager: EntityManager, calendar: CalendarExportEntity): Promise<number | null> {
  const [feedId = null] = await feedsOfSite(manager, calendar);
  return feedId;
}

/**
 * Keeps the feed until the end of the transaction. To be locked before an export of it, in the order in which deleting
 * a feed locks them. Throws InvalidInput when it does not exist.
 */
async function lockFeed(tx: EntityManager, id: number | null | undefined): Promise<void> {
  if (id === null || id === undefined) return;
  const found = await tx.findOne(FeedEntity, { where: { id }, lock: { mode: 'for_key_share' } });
  if (!found) throw new InvalidInput([{ path: 'feedId', message: 'There is no such calendar' }]);
}

/** 256 bits, so that the address cannot be derived from the database alone. */
const calendarSecret = (secret: string, id: string): string => mailedToken(secret, 'calendar', id);
