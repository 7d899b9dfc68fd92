import { daysBetween } from '@farmhouse/contracts/bookings/stay';
import { touches, type CalendarEntry } from './entries.ts';

/** A day has two halves, so that one stay can end where another begins. */
const HALVES_A_DAY = 2;
const HALVES_A_WEEK = 14;

/** The part of an entry that lies in one week. */
export interface Bar {
  entry: CalendarEntry;
  /** Row in the week, from 0. */
  lane: number;
  /** Halves of days from the week's start; `end` is the first that is free again. */
  start: number;
  end: number;
  /** Whether the entry goes on in the week before, in the week after. */
  fromBefore: boolean;
  intoNext: boolean;
}

export interface WeekLayout {
  bars: Bar[];
  /** How many rows the bars need. */
  lanes: number;
  /** For each day, how many entries found no row. */
  hidden: number[];
}

/** Puts the entries that touch a week into as few rows as they need without covering each other. */
export function layoutWeek(days: readonly string[], entries: readonly CalendarEntry[], maxLanes: number): WeekLayout {
  const all = entries.flatMap((entry) => spanIn(days, entry));
  const ends: number[] = [];
  const bars = all.map((span): Bar => {
    const free = ends.findIndex((end) => end <= span.start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = span.end;
    return { ...span, lane };
  });
  const left = bars.filter(({ lane }) => lane >= maxLanes);
  return {
    bars: bars.filter(({ lane }) => lane < maxLanes),
    lanes: Math.min(ends.length, maxLanes),
    hidden: days.map((day) => left.filter(({ entry }) => touches(entry, day)).length),
  };
}

function spanIn(days: readonly string[], entry: CalendarEntry): Omit<Bar, 'lane'>[] {
  const [monday = ''] = days;
  const { fromDate, toDate, overnight } = entry;
  const from = daysBetween(monday, fromDate) * HALVES_A_DAY + (overnight ? 1 : 0);
  const to = daysBetween(monday, toDate) * HALVES_A_DAY + (overnight ? 1 : HALVES_A_DAY);
  const start = Math.max(from, 0);
  const end = Math.min(to, HALVES_A_WEEK);
  return start < end ? [{ entry, start, end, fromBefore: from < 0, intoNext: to > HALVES_A_WEEK }] : [];
}
