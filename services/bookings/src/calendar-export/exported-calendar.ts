import { settingText } from '@farmhouse/contracts/content/setting';
import { addDays, istDate, istInstant } from '@farmhouse/contracts/timing/ist';
import { SettingsReadModel } from '@farmhouse/platform/read-models/settings.read-model';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, MoreThanOrEqual } from 'typeorm';
import { BookingEntity } from '../booking/booking.entity.ts';
import { BOOKINGS_CONFIG, type BookingsConfig } from '../config.ts';
import { InstallationId } from '../installation-id/installation-id.ts';
import { BlockEntity } from '../calendar/block.entity.ts';
import type { CalendarExportEntity } from './calendar-export.entity.ts';
import { blockEntry, importedEntry, stayEntry, type Listed } from './export-entries.ts';
import type { ReadingSite } from './feeds-of-site.ts';
import { importedEventsFrom } from './imported-events.ts';
import { subscribedCalendar } from './subscribed-calendar.ts';

/** Days for which past entries stay in a calendar. */
const KEPT_DAYS = 60;

/** Collects the entries of a calendar. Rule: calendars for other sites. */
@Injectable()
export class ExportedCalendar {
  constructor(
    private readonly db: DataSource,
    private readonly settings: SettingsReadModel,
    private readonly installation: InstallationId,
    @Inject(BOOKINGS_CONFIG) private readonly config: BookingsConfig,
  ) {}

  /**
   * Every agreed stay and block from 60 days ago on, without a limit: omitting one would free its dates. A stay that
   * was completed early is omitted until its original end: its dates are available again.
   */
  async of({ kind, ...site }: Pick<CalendarExportEntity, 'kind'> & ReadingSite, now = new Date()): Promise<string> {
    const { manager } = this.db;
    const from = addDays(istDate(now), -KEPT_DAYS);
    const [stays, blocks, events, settings, installationId] = await Promise.all([
      this.staysFrom(from, now),
      manager.find(BlockEntity, { where: { toDate: MoreThanOrEqual(from) }, order: { id: 'ASC' } }),
      importedEventsFrom(manager, from, site),
      this.settings.values(manager),
      this.installation.id(),
    ]);
    const { ADMIN_URL, PUBLIC_URL } = this.config;
    const listed: Listed = { kind, installationId, dashboardUrl: ADMIN_URL ?? PUBLIC_URL };
    const seen = new Set<string>();
    return subscribedCalendar(settingText(settings, 'site_name'), [
      ...stays.map((stay) => stayEntry(stay, listed)),
      ...blocks.map((block) => blockEntry(block, listed)),
      ...events.map((event) => importedEntry(event, listed, seen)),
    ]);
  }

  private staysFrom(from: string, now: Date): Promise<BookingEntity[]> {
    return this.db.manager
      .createQueryBuilder(BookingEntity, 'booking')
      .where('booking.archivedAt IS NULL')
      .andWhere(`(booking.status = 'confirmed' OR (booking.status = 'completed' AND upper(booking.stay) <= :now))`, {
        now,
      })
      .andWhere('booking.stay && tstzrange(:from, NULL)', { from: istInstant(from, '00:00') })
      .orderBy('booking.id')
      .getMany();
  }
}
