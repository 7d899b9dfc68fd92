import { MAX_GUESTS_ONLINE } from '@farmhouse/contracts/bookings/booking/booking';
import type { PriceBook } from '@farmhouse/contracts/bookings/price/price-book';
import { sumOf } from '@farmhouse/contracts/bookings/price/price-lines';
import { linesOfNights, rateOfNights } from '@farmhouse/contracts/bookings/price/rate-lines';
import type { RateWarning } from '@farmhouse/contracts/bookings/price/rate-preview';
import type { Rate } from '@farmhouse/contracts/catalogue/rate';
import { hasDates } from '@farmhouse/contracts/catalogue/has-dates';
import {
  calendarDay,
  includesDay,
  seasonMatcher,
  type CalendarDay,
  type Season,
} from '@farmhouse/contracts/catalogue/season';
import { formatDay, formatNights } from '@farmhouse/contracts/text/dates';
import { formatGuests } from '@farmhouse/contracts/text/guests';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { consecutiveDays } from '@farmhouse/contracts/timing/ist';

export interface RateWarningsInput {
  /** The active rates in the owner's order. */
  rates: readonly Rate[];
  book: PriceBook;
  /** The party whose prices are compared. */
  guestCount: number;
  /** A day in India; earlier days are ignored. */
  today: string;
}

/** How far ahead days of a rate are searched: three years, with a leap day. */
const SEARCHED_DAYS = 3 * 365 + 1;
/** How far ahead weekends are compared with weekdays. */
const COMPARED_DAYS = 365;
/** Longest gap that counts as a mistake; a longer one is intended. */
const MAX_GAP_DAYS = 7;
/** A price above the usual price times this factor, or below it divided by this factor, counts as a typing error. */
const UNUSUAL_FACTOR = 10;

/** A future day and the rates that apply to it; undefined: the usual price. */
interface RatedDay extends CalendarDay {
  night: Rate | undefined;
  visit: Rate | undefined;
}

function ratedDays(rates: readonly Rate[], today: string): RatedDay[] {
  const nightRate = rateOfNights(rates, { isDayVisit: false });
  const visitRate = rateOfNights(rates, { isDayVisit: true });
  return consecutiveDays(today, SEARCHED_DAYS).map((date) => ({
    ...calendarDay(date),
    night: nightRate(date),
    visit: visitRate(date),
  }));
}

/** Rates that apply to no day. Past rates, and those that begin after the searched days, are ignored. */
function unreachableRates(rates: readonly Rate[], days: readonly RatedDay[]): RateWarning[] {
  const reached = new Set(days.flatMap(({ night, visit }) => [night, visit]));
  return rates.flatMap((rate) => {
    if (reached.has(rate)) return [];
    const [includes, touches] = [seasonMatcher(rate), seasonMatcher(everyWeekday(rate))];
    if (!days.some(touches)) return [];
    const reason = days.some(includes)
      ? 'rates above it in the list have all of its nights'
      : 'its days of the week do not occur between its dates';
    return [{ kind: 'unreachable', rateId: rate.id, message: `“${rate.name}” is never used: ${reason}` }];
  });
}

const everyWeekday = <T extends Season>(season: T): T => ({ ...season, weekdays: null });

/** Rates of nights with dates, grouped by name, where several have the same name. */
function seriesOf(rates: readonly Rate[]): Rate[][] {
  const byName = new Map<string, Rate[]>();
  const dated = rates.filter((rate) => rate.stays !== 'day' && hasDates(rate));
  for (const rate of dated) byName.set(rate.name, [...(byName.get(rate.name) ?? []), rate]);
  return [...byName.values()].filter((series) => series.length > 1);
}

/** The first short gap of a series: nights between two of its rates that have the usual price. */
function gapOf(series: readonly Rate[], days: readonly RatedDay[]): RateWarning | undefined {
  const parts = series.map((rate) => ({
    rate,
    spans: seasonMatcher(everyWeekday(rate)),
    includes: seasonMatcher(rate),
  }));
  const weekdays = new Set(series.flatMap((rate) => rate.weekdays ?? [0, 1, 2, 3, 4, 5, 6]));
  let before: Rate | undefined;
  let between: RatedDay[] = [];
  for (const day of days) {
    const part = parts.find(({ spans }) => spans(day));
    if (!part) {
      between.push(day);
      continue;
    }
    const left = between.filter(({ night, weekday }) => !night && weekdays.has(weekday));
    const [first] = left;
    if (before && first && between.length <= MAX_GAP_DAYS) {
      const nights = left.length === 1 ? 'The night of' : `${formatNights(left.length)} from`;
      const have = left.length === 1 ? 'has' : 'have';
      const message = `${nights} ${formatDay(first.date)}, between two rates “${before.name}”, ${have} the usual price`;
      return { kind: 'gap', rateId: before.id, message };
    }
    before = part.rate;
    between = [];
  }
  return undefined;
}

const gaps = (rates: readonly Rate[], days: readonly RatedDay[]): RateWarning[] =>
  seriesOf(rates).flatMap((series) => gapOf(series, days) ?? []);

/** The price of one night by this rate, or by the usual price. */
function oneNight(rate: Rate | undefined, guestCount: number, defaultPrice: number): number {
  if (!rate) return guestCount * defaultPrice;
  const always = { ...rate, from: null, to: null, yearly: false, weekdays: null };
  const stay = { dates: ['2000-01-01'], isDayVisit: rate.stays === 'day', guestCount };
  return sumOf(linesOfNights(stay, [always], defaultPrice) ?? []);
}

const FRIDAY = 5;
const SATURDAY = 6;
const isWeekend = ({ weekday }: CalendarDay): boolean => weekday === FRIDAY || weekday === SATURDAY;

/** Days by their weeks, which begin on Mondays. */
function weeksOf(days: readonly RatedDay[]): RatedDay[][] {
  const weeks: RatedDay[][] = [];
  for (const day of days) {
    if (day.weekday === 1 || weeks.length === 0) weeks.push([]);
    weeks.at(-1)?.push(day);
  }
  return weeks;
}

/** True if the weekday is expensive because of a holiday whose dates exclude the weekend. */
const isHoliday = ({ night }: RatedDay, weekend: RatedDay): boolean =>
  night !== undefined && hasDates(night) && !includesDay(everyWeekday(night), weekend.date);

/** Weekend nights that cost less than another night of their week; each pair of rates is reported once. */
function cheaperWeekends(days: readonly RatedDay[], input: RateWarningsInput): RateWarning[] {
  const { book, guestCount } = input;
  const prices = new Map<Rate | undefined, number>();
  const priceOn = ({ night }: RatedDay): number => {
    const price = prices.get(night) ?? oneNight(night, guestCount, book.pricePerGuest);
    prices.set(night, price);
    return price;
  };
  const warnings = new Map<string, RateWarning>();
  for (const week of weeksOf(days.slice(0, COMPARED_DAYS))) {
    const weekdays = week.filter((day) => !isWeekend(day));
    for (const weekend of week.filter(isWeekend)) {
      const dearer = weekdays.find((day) => priceOn(weekend) < priceOn(day) && !isHoliday(day, weekend));
      const pair = `${weekend.night?.id} ${dearer?.night?.id}`;
      if (!dearer || warnings.has(pair)) continue;
      const total = (day: RatedDay) => formatRupees(priceOn(day) + book.maintenanceFee);
      const message =
        `${formatDay(weekend.date)} costs ${formatGuests(guestCount)} ${total(weekend)}, ` +
        `less than ${formatDay(dearer.date)} at ${total(dearer)}`;
      warnings.set(pair, { kind: 'weekend-cheaper', rateId: (weekend.night ?? dearer.night)?.id ?? null, message });
    }
  }
  return [...warnings.values()];
}

/**
 * The smallest party that a rate is meant for: a price for the whole house is not too high just because it is compared
 * for one guest.
 */
function partyOf({ basis, includedGuests, minGuests }: Rate, guestCount: number): number {
  const house = basis === 'house_night' ? (includedGuests ?? MAX_GUESTS_ONLINE) : 0;
  return Math.max(guestCount, house, minGuests ?? 0);
}

function unusualPrices({ rates, book, guestCount }: RateWarningsInput): RateWarning[] {
  return rates.flatMap((rate) => {
    const party = partyOf(rate, guestCount);
    const price = oneNight(rate, party, book.pricePerGuest);
    const defaultPrice = party * book.pricePerGuest;
    if (defaultPrice === 0 || (price < defaultPrice * UNUSUAL_FACTOR && price * UNUSUAL_FACTOR > defaultPrice))
      return [];
    const message =
      `“${rate.name}” costs ${formatGuests(party)} ${formatRupees(price)} for a night; ` +
      `usually it is ${formatRupees(defaultPrice)}`;
    return [{ kind: 'unusual-price', rateId: rate.id, message }];
  });
}

/** Probable mistakes of the owner, most serious first. Nothing is refused because of them. */
export function rateWarnings(input: RateWarningsInput): RateWarning[] {
  const { rates, today } = input;
  if (rates.length === 0) return [];
  const days = ratedDays(rates, today);
  return [
    ...unreachableRates(rates, days),
    ...unusualPrices(input),
    ...cheaperWeekends(days, input),
    ...gaps(rates, days),
  ];
}
