import ICAL from 'ical.js';

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const ALL_MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** A rule without a fitting day, such as 30 February, ends here. */
const LAST_YEAR = 9_999;

type Day = Pick<ICAL.Time, 'year' | 'month' | 'day'>;

/** `-1FR` as [-1, 'FR'], `FR` as [undefined, 'FR']. */
function weekdayOf(text: string): [nth: number | undefined, weekday: string] {
  const nth = parseInt(text, 10);
  return [Number.isNaN(nth) ? undefined : nth, text.slice(-2).toUpperCase()];
}

/** True if the rule has the day, in one of its months. */
function has({ parts }: ICAL.Recur, start: ICAL.Time, { year, month, day }: Day): boolean {
  const { BYMONTHDAY, BYDAY } = parts as { BYMONTHDAY?: number[]; BYDAY?: string[] };
  if (!BYMONTHDAY && !BYDAY) return day === start.day;
  const fromEnd = day - ICAL.Time.daysInMonth(month, year) - 1;
  const name = WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()];
  const isNth = (nth: number) => nth === Math.ceil(day / 7) || nth === Math.floor(fromEnd / 7);
  const isWeekday = ([nth, weekday]: ReturnType<typeof weekdayOf>) =>
    weekday === name && (nth === undefined || isNth(nth));
  return (
    (!BYMONTHDAY || BYMONTHDAY.includes(day) || BYMONTHDAY.includes(fromEnd)) &&
    (!BYDAY || BYDAY.map(weekdayOf).some(isWeekday))
  );
}

function* daysOf(rule: ICAL.Recur, start: ICAL.Time): Generator<Day, undefined> {
  const { BYMONTH, BYMONTHDAY } = rule.parts as { BYMONTH?: number[]; BYMONTHDAY?: number[] };
  const months = BYMONTH ?? (BYMONTHDAY ? ALL_MONTHS : [start.month]);
  for (let { year } = start; year <= LAST_YEAR; year += rule.interval) {
    for (const month of months.toSorted((a, b) => a - b)) {
      for (let day = 1; day <= ICAL.Time.daysInMonth(month, year); day += 1) {
        if (has(rule, start, { year, month, day })) yield { year, month, day };
      }
    }
  }
}

/** Goes over the times of a rule in place of the library's own iterator. */
class YearlyIterator extends ICAL.RecurIterator {
  private readonly dates: Iterator<Day, undefined>;
  private found = 0;

  constructor(rule: ICAL.Recur, start: ICAL.Time) {
    super({ rule, dtstart: start, initialized: true });
    this.dates = daysOf(rule, start);
    this.last = start.clone();
  }

  /** The next time, which is also `last`; the same again once `completed`. */
  override next(): ICAL.Time {
    const { count, until } = this.rule;
    for (let day = this.dates.next().value; day; day = this.dates.next().value) {
      const time = Object.assign(this.dtstart.clone(), day);
      if (time.compare(this.dtstart) < 0) continue;
      this.found += 1;
      if ((count && this.found > count) || (until && time.compare(until) > 0)) break;
      this.last = time;
      return time;
    }
    this.completed = true;
    return this.last;
  }
}

/** True for the rules of years that the library does not expand as RFC 5545 says. */
function isMisread({ freq, parts }: ICAL.Recur, start: ICAL.Time): boolean {
  const { BYMONTH, BYMONTHDAY, BYDAY, ...others } = parts as Record<string, string[] | undefined>;
  if (freq !== 'YEARLY' || Object.keys(others).length > 0) return false;
  if (BYMONTH || BYMONTHDAY) return BYMONTH !== undefined || !BYDAY?.some((weekday) => /\d/.test(weekday));
  return !BYDAY && start.month === 2 && start.day === 29;
}

/**
 * Rules of years with months or days of months: the library takes the first days of the next month for days that a
 * month lacks, such as 31 April, counts days from the end of another month, and takes days without months in one month
 * only. A rule without parts from 29 February means this day alone, in leap years.
 */
export function expandYearlyRules(component: ICAL.Component): void {
  for (const property of component.getAllProperties('rrule')) {
    const rule = property.getFirstValue() as ICAL.Recur;
    const own = (start: ICAL.Time) => new YearlyIterator(rule, start);
    const original = rule.iterator.bind(rule);
    rule.iterator = (start) => (isMisread(rule, start) ? own(start) : original(start));
  }
}
