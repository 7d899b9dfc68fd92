import { daysBetween } from '@farmhouse/contracts/timing/ist';
import { touches, type CalendarEntry } from './entries.ts';

/** A day has two halves, so that one stay can end on the day another begins. */
const HALVES_A_DAY = 2;
const HALVES_A_WEEK = 14;

/** The part of an entry within one week. */
export interface Bar {
  entry: CalendarEntry;
  /** Zero-based row within the week. */
  lane: number;
  /** Half days from the week's start; `end` is exclusive. */
  start: number;
  end: number;
  /** True if the entry continues in the week before or in the week after. */
  fromBefore: boolean;
  intoNext: boolean;
}

export interface WeekLayout {
  bars: Bar[];
  /** Number of rows that the bars need. */
  lanes: number;
  /** Number of entries per day that did not fit. */
  hidden: number[];
}

/** Lays out a week's entries in as few rows as possible without overlaps. */
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
