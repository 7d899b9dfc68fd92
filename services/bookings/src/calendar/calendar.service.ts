import { stayLimitsOf, type SettingValues } from '@farmhouse/contracts/content/setting';
import { stayInterval, withTurnaround, type StayDates, type StayInterval } from '@farmhouse/contracts/bookings/stay';
import { SettingsReadModel } from '@farmhouse/platform/read-models/settings.read-model';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { turnaroundOf } from '../booking/booking.rules.ts';
import { DatesTaken, isOverlap } from './calendar.errors.ts';
import { nearestFreeDates, SEARCH_DAYS } from './free-dates.rules.ts';

const DAY_MS = 24 * 3_600_000;

function busyBetween(manager: EntityManager, { from, to }: StayInterval): Promise<StayInterval[]> {
  return manager.query<StayInterval[]>(
    `SELECT lower(period) AS "from", upper(period) AS "to" FROM calendar_entries
     WHERE period && tstzrange($1, $2)`,
    [from, to],
  );
}

/** Checks stays against the calendar and suggests free dates. */
@Injectable()
export class Calendar {
  constructor(
    private readonly db: DataSource,
    private readonly settings: SettingsReadModel,
  ) {}

  /** The error for a stay whose dates are taken, with the nearest free ones. */
  async datesTaken(
    wanted: StayDates,
    settings: SettingValues,
    now: Date,
    manager: EntityManager = this.db.manager,
  ): Promise<DatesTaken> {
    const { from, to } = stayInterval(wanted);
    const reach = (SEARCH_DAYS + 2) * DAY_MS;
    const about = { from: new Date(from.getTime() - reach), to: new Date(to.getTime() + reach) };
    const busy = await busyBetween(manager, about);
    const turnaroundMinutes = turnaroundOf(settings);
    const limits = stayLimitsOf(settings);
    return new DatesTaken(nearestFreeDates({ wanted, busy, turnaroundMinutes, limits, now }));
  }

  /** Throws DatesTaken unless the stay and the turnaround after it are free. */
  async assertFree(tx: EntityManager, wanted: StayDates, settings: SettingValues, now: Date): Promise<void> {
    const busy = await busyBetween(tx, withTurnaround(stayInterval(wanted), turnaroundOf(settings)));
    if (busy.length > 0) throw await this.datesTaken(wanted, settings, now, tx);
  }

  /** Runs a transaction that takes dates. Throws DatesTaken when the database refuses an overlap. */
  async orDatesTaken<T>(wanted: () => Promise<StayDates>, work: () => Promise<T>, now = new Date()): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!isOverlap(error)) throw error;
      throw await this.datesTaken(await wanted(), await this.settings.values(this.db.manager), now);
    }
  }
}
