import type { FreeDates } from '@farmhouse/contracts/bookings/availability/free-dates';
import {
  nearestFreeDates,
  SEARCH_DAYS,
  type FreeDatesSearch,
} from '@farmhouse/contracts/bookings/availability/free-dates';
import { stayLimitsOf, type SettingValues } from '@farmhouse/contracts/content/setting';
import {
  stayInterval,
  withTurnaround,
  type StayDates,
  type StayInterval,
} from '@farmhouse/contracts/bookings/stay/stay';
import type { DatesTakenMeanwhile } from '@farmhouse/contracts/events/payloads';
import { DAY_MS } from '@farmhouse/contracts/timing/durations';
import { SettingsReadModel } from '@farmhouse/platform/read-models/settings.read-model';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { turnaroundOf } from '../booking/booking.rules.ts';
import { conflictOf, conflictsOf, conflictsOfPending, type DateConflict } from '../booking/dates/date-conflicts.ts';
import { CurrentPrices } from '../price/current-prices.ts';
import { DatesTaken, isOverlap } from './calendar.errors.ts';

/** `except`: the booking whose own stay does not count. */
function busyBetween(manager: EntityManager, { from, to }: StayInterval, except = 0): Promise<StayInterval[]> {
  return manager.query<StayInterval[]>(
    `SELECT lower(period) AS "from", upper(period) AS "to" FROM calendar_entries
     WHERE period && tstzrange($1, $2) AND booking_id IS DISTINCT FROM $3
     UNION ALL
     SELECT lower(period), upper(period) FROM feed_events_over(tstzrange($1, $2), $3)`,
    [from, to, except],
  );
}

/**
 * Requested dates; with the `id` of a booking whose own stay is not a conflict, and with the turnaround that it keeps
 * in place of today's.
 */
export type RequestedStay = StayDates & { id?: number; keptTurnaroundMinutes?: number | null };

const turnaroundAfter = ({ keptTurnaroundMinutes }: RequestedStay, settings: SettingValues): number =>
  keptTurnaroundMinutes ?? turnaroundOf(settings);

const neededFor = (requested: RequestedStay, settings: SettingValues): StayInterval =>
  withTurnaround(stayInterval(requested), turnaroundAfter(requested, settings));

/** As far around a stay as free dates are searched. */
function busyAround(manager: EntityManager, requested: RequestedStay): Promise<StayInterval[]> {
  const { from, to } = stayInterval(requested);
  const reach = (SEARCH_DAYS + 2) * DAY_MS;
  const about = { from: new Date(from.getTime() - reach), to: new Date(to.getTime() + reach) };
  return busyBetween(manager, about, requested.id);
}

interface Around extends Pick<FreeDatesSearch, 'busy' | 'rules' | 'now'> {
  settings: SettingValues;
}

function nearestFreeOf(requested: RequestedStay, { settings, ...around }: Around): FreeDates[] {
  const turnaroundMinutes = turnaroundAfter(requested, settings);
  return nearestFreeDates({ ...around, requested, turnaroundMinutes, limits: stayLimitsOf(settings) });
}

/** The conflict of a pending booking's dates, and the dates offered to its guest instead. */
export interface TakenDates {
  conflict: DateConflict;
  nearestFree: FreeDates[];
}

/** Checks stays against the calendar and suggests free dates. */
@Injectable()
export class CalendarService {
  constructor(
    private readonly db: DataSource,
    private readonly settings: SettingsReadModel,
    private readonly prices: CurrentPrices,
  ) {}

  /** Throws DatesTaken, without naming the conflict, unless the stay and the turnaround after it are free. */
  async assertFree(tx: EntityManager, requested: RequestedStay, settings: SettingValues, now: Date): Promise<void> {
    const busy = await busyBetween(tx, neededFor(requested, settings), requested.id);
    if (busy.length > 0) throw new DatesTaken(await this.nearestFree(tx, requested, settings, now));
  }

  /** Throws DatesTaken, naming the conflict, unless the stay and the turnaround after it are free. For the owner. */
  async assertFreeForOwner(
    tx: EntityManager,
    requested: RequestedStay,
    settings: SettingValues,
    now: Date,
  ): Promise<void> {
    const conflict = await this.conflictOf(tx, requested, settings);
    if (conflict) throw new DatesTaken(await this.nearestFree(tx, requested, settings, now), conflict);
  }

  /**
   * Runs a transaction of the owner that occupies dates. Throws DatesTaken, which names the conflict, when the database
   * refuses an overlap.
   */
  async orDatesTaken<T>(requested: () => Promise<RequestedStay>, work: () => Promise<T>, now = new Date()): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!isOverlap(error)) throw error;
      const { manager } = this.db;
      const [stay, settings] = [await requested(), await this.settings.values(manager)];
      const conflict = await this.conflictOf(manager, stay, settings);
      throw new DatesTaken(await this.nearestFree(manager, stay, settings, now), conflict);
    }
  }

  /** Undefined while a booking's dates are free, and for one that is not pending. Rule: taken dates. */
  async takenDatesOf(
    manager: EntityManager,
    booking: BookingEntity,
    now = new Date(),
  ): Promise<TakenDates | undefined> {
    return (await this.takenDates(manager, [booking], now)).get(booking.id);
  }

  /** The taken dates of many bookings, by the ids of those whose dates are taken. Rule: taken dates. */
  async takenDates(
    manager: EntityManager,
    bookings: readonly BookingEntity[],
    now = new Date(),
  ): Promise<Map<number, TakenDates>> {
    const conflicts = await conflictsOfPending(manager, bookings);
    const taken = new Map<number, TakenDates>();
    if (conflicts.size === 0) return taken;
    const [settings, { rules }] = [await this.settings.values(manager), await this.prices.now(manager)];
    for (const booking of bookings) {
      const conflict = conflicts.get(booking.id);
      if (!conflict) continue;
      const busy = await busyAround(manager, booking);
      taken.set(booking.id, { conflict, nearestFree: nearestFreeOf(booking, { busy, settings, rules, now }) });
    }
    return taken;
  }

  /** A booking's taken dates as fields of an event: none while the dates are free. */
  async datesTakenMeanwhile(manager: EntityManager, booking: BookingEntity, now?: Date): Promise<DatesTakenMeanwhile> {
    const taken = await this.takenDatesOf(manager, booking, now);
    return taken ? { datesTaken: true, nearestFree: taken.nearestFree } : {};
  }

  /** The conflict of a stay's dates, turnaround included; undefined while they are free. */
  conflictOf(
    manager: EntityManager,
    requested: RequestedStay,
    settings: SettingValues,
  ): Promise<DateConflict | undefined> {
    return conflictOf(manager, neededFor(requested, settings), { id: requested.id });
  }

  /** The conflicts of many stays, by the ids of their bookings, in one query. */
  conflictsOf(
    manager: EntityManager,
    requested: readonly (RequestedStay & { id: number })[],
    settings: SettingValues,
  ): Promise<Map<number, DateConflict>> {
    return conflictsOf(
      manager,
      requested.map((stay) => ({ id: stay.id, needed: neededFor(stay, settings) })),
    );
  }

  /** The free dates nearest to those of a booking. */
  async nearestFreeTo(manager: EntityManager, booking: BookingEntity, now = new Date()): Promise<FreeDates[]> {
    return this.nearestFree(manager, booking, await this.settings.values(manager), now);
  }

  private async nearestFree(
    manager: EntityManager,
    requested: RequestedStay,
    settings: SettingValues,
    now: Date,
  ): Promise<FreeDates[]> {
    const busy = await busyAround(manager, requested);
    const { rules } = await this.prices.now(manager);
    return nearestFreeOf(requested, { busy, settings, rules, now });
  }
}
