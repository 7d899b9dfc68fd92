import { hasDates } from '../../catalogue/has-dates.ts';
import { calendarDay, seasonMatcher, type CalendarDay } from '../../catalogue/season.ts';
import type { StayRule, StayRuleType } from '../../catalogue/stay-rule.ts';
import { formatDay, formatInstant, formatNights } from '../../text/dates.ts';
import { HOUR_MS } from '../../timing/durations.ts';
import { addDays, istInstant } from '../../timing/ist.ts';
import { formatCount } from '../../text/count.ts';
import { chargedNights } from './nights.ts';
import type { StayDates, StayProblem } from './stay.ts';

/** The effective stay rules of one day. */
export interface RulesOfDay {
  /** Minimum nights of a stay that begins on the day. */
  minArrival: number;
  /** Minimum nights of a stay that has a night on the day. */
  minThrough: number;
  /** Maximum nights of a stay that begins on the day; null: only the limit of the settings. */
  maxNights: number | null;
  closedToArrival: boolean;
  closedToDeparture: boolean;
  /** Hours before check-in until which a stay that begins on the day can be requested. */
  noticeHours: number;
}

interface DatedRule extends StayRule {
  includes: (day: CalendarDay) => boolean;
}

type ReadRules = (date: string) => RulesOfDay;

/**
 * Returns a lookup of the effective rules of a day. For each kind of number, rules with dates replace those without,
 * and of several the strictest applies; closures add up.
 */
export function rulesOfDays(rules: readonly StayRule[]): ReadRules {
  const dated: DatedRule[] = rules.map((rule) => ({ ...rule, includes: seasonMatcher(rule) }));
  return (date) => {
    const day = calendarDay(date);
    const matching = dated.filter(({ includes }) => includes(day));
    const valuesOf = (type: StayRuleType): number[] => {
      const ofType = matching.filter((rule) => rule.type === type);
      const ofPeriods = ofType.filter(hasDates);
      return (ofPeriods.length > 0 ? ofPeriods : ofType).map(({ value }) => value ?? 0);
    };
    const maxNights = valuesOf('max_stay');
    const isClosed = (type: StayRuleType): boolean => matching.some((rule) => rule.type === type);
    return {
      minArrival: Math.max(1, ...valuesOf('min_stay_arrival')),
      minThrough: Math.max(1, ...valuesOf('min_stay_through')),
      maxNights: maxNights.length > 0 ? Math.min(...maxNights) : null,
      closedToArrival: isClosed('closed_to_arrival'),
      closedToDeparture: isClosed('closed_to_departure'),
      noticeHours: Math.max(0, ...valuesOf('notice')),
    };
  };
}

/** The minimum nights of a stay that begins on the day, by the rules of that day. */
export const fewestNights = ({ minArrival, minThrough }: RulesOfDay): number => Math.max(minArrival, minThrough);

/** Days in which the next possible day is searched. */
const SEARCH_DAYS = 60;

function nextDay(date: string, rulesOf: ReadRules, isOpen: (rules: RulesOfDay) => boolean): string | undefined {
  const days = Array.from({ length: SEARCH_DAYS }, (_, day) => addDays(date, day + 1));
  return days.find((day) => isOpen(rulesOf(day)));
}

function closedProblem(stay: StayDates, rulesOf: ReadRules): StayProblem | undefined {
  const { checkinDate, checkoutDate } = stay;
  if (rulesOf(checkinDate).closedToArrival) {
    const next = nextDay(checkinDate, rulesOf, ({ closedToArrival }) => !closedToArrival);
    const instead = next ? ` The next possible check-in day is ${formatDay(next)}` : '';
    return { path: 'checkinDate', message: `Check-in is not possible on ${formatDay(checkinDate)}.${instead}` };
  }
  if (rulesOf(checkoutDate).closedToDeparture) {
    const next = nextDay(checkoutDate, rulesOf, ({ closedToDeparture }) => !closedToDeparture);
    const instead = next ? ` The next possible check-out day is ${formatDay(next)}` : '';
    return { path: 'checkoutDate', message: `Check-out is not possible on ${formatDay(checkoutDate)}.${instead}` };
  }
  return undefined;
}

function lengthProblem(stay: StayDates, rulesOf: ReadRules): StayProblem | undefined {
  const nights = chargedNights(stay);
  if (!nights) return undefined;
  const { checkinDate } = stay;
  const { minArrival, maxNights } = rulesOf(checkinDate);
  const length = nights.dates.length;
  if (length < minArrival) {
    const message = `Stays that begin on ${formatDay(checkinDate)} have at least ${formatNights(minArrival)}`;
    return { path: 'checkoutDate', message };
  }
  const longest = nights.dates
    .map((date) => ({ date, least: rulesOf(date).minThrough }))
    .reduce((most, one) => (one.least > most.least ? one : most));
  if (length < longest.least) {
    const message = `Stays over ${formatDay(longest.date)} have at least ${formatNights(longest.least)}`;
    return { path: 'checkoutDate', message };
  }
  if (maxNights !== null && length > maxNights) {
    const message = `Stays that begin on ${formatDay(checkinDate)} have at most ${formatNights(maxNights)}`;
    return { path: 'checkoutDate', message };
  }
  return undefined;
}

function noticeProblem(stay: StayDates, rulesOf: ReadRules, now: Date): StayProblem | undefined {
  const { checkinDate, checkinTime } = stay;
  const { noticeHours } = rulesOf(checkinDate);
  const earliest = new Date(now.getTime() + noticeHours * HOUR_MS);
  if (noticeHours === 0 || istInstant(checkinDate, checkinTime) >= earliest) return undefined;
  const notice = formatCount(noticeHours, 'hour', 'hours');
  const message = `A stay must be requested at least ${notice} before check-in. The earliest check-in is ${formatInstant(earliest)}`;
  return { path: 'checkinDate', message };
}

/**
 * The rule that a stay breaks, as a sentence that says what would be possible; undefined when it breaks none. A day
 * visit counts as one night.
 */
export function stayRuleProblem(stay: StayDates, rules: readonly StayRule[], now: Date): StayProblem | undefined {
  if (rules.length === 0) return undefined;
  const rulesOf = rulesOfDays(rules);
  return closedProblem(stay, rulesOf) ?? lengthProblem(stay, rulesOf) ?? noticeProblem(stay, rulesOf, now);
}
