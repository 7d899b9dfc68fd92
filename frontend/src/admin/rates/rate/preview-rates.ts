import { rateOfNights } from '@farmhouse/contracts/bookings/price/rate-lines';
import { calendarDay, includesDay, seasonMatcher, type Season } from '@farmhouse/contracts/catalogue/season';
import type { Rate, RateView, SaveRate } from '@farmhouse/contracts/catalogue/rate';
import type { PreviewRates } from '@farmhouse/contracts/bookings/price/rate-preview';
import { addDays } from '@farmhouse/contracts/timing/ist';
import { addMonths } from '@farmhouse/contracts/timing/months';

import type { Stay } from '../preview/previewed-stay.tsx';
import { saveOfRate, type Place } from './rate-values.ts';

type PreviewedRates = NonNullable<PreviewRates['rates']>;

/** Id of a rate in a preview that is not stored yet. */
export const DRAFT_ID = -1;

/** The stored rates with the form's rate at its place. */
export function ratesWithDraft(
  stored: readonly RateView[],
  draft: SaveRate | undefined,
  { id = DRAFT_ID, place }: { id?: number; place?: Place },
): PreviewedRates {
  const saved = stored.map((rate) => ({ ...saveOfRate(rate), id: rate.id }));
  if (!draft) return saved;
  if (id !== DRAFT_ID) return saved.map((rate) => (rate.id === id ? { ...draft, id } : rate));
  const added = { ...draft, id: DRAFT_ID };
  return place === 'first' ? [added, ...saved] : [...saved, added];
}

const SEARCHED_DAYS = 3 * 366;

/** The first day from today on, in three years, that the season includes and that passes the test. */
function nextDayOf(season: Season, today: string, isFit: (day: string) => boolean = () => true): string | undefined {
  const first = season.from && !season.yearly && season.from > today ? season.from : today;
  const includes = seasonMatcher(season);
  const days = Array.from({ length: SEARCHED_DAYS }, (_, index) => addDays(first, index));
  return days.find((day) => includes(calendarDay(day)) && isFit(day));
}

const seasonOfSaved = ({ from, to, yearly, weekdays }: SaveRate): Season => ({
  ...{ from: from ?? null, to: to ?? null },
  ...{ yearly: yearly ?? false, weekdays: weekdays ?? null },
});

/** True for days whose night, or day visit, has the rate with this id. */
function daysPricedByRate(rates: PreviewedRates, id: number, isDayVisit: boolean): (day: string) => boolean {
  const active = rates.filter((rate) => rate.active !== false);
  const rateOf = rateOfNights(
    active.map((rate) => ({ ...rate, ...seasonOfSaved(rate), stays: rate.stays ?? 'both' }) as Rate),
    { isDayVisit },
  );
  return (day) => rateOf(day)?.id === id;
}

const LONGEST_EXAMPLE = 2;

/**
 * An example stay: the next nights priced by the rate with this id, at most two, or its next day visit. If other rates
 * price all of them, the next nights that it would fit; without such a rate, tonight.
 */
export function exampleStay(rates: PreviewedRates, id: number, today: string): Stay {
  const rate = rates.find((one) => one.id === id);
  if (!rate) return { checkinDate: today, checkoutDate: addDays(today, 1) };
  const season = seasonOfSaved(rate);
  const isDayVisit = rate.stays === 'day';
  const isPricedByRate = daysPricedByRate(rates, id, isDayVisit);
  const checkinDate = nextDayOf(season, today, isPricedByRate) ?? nextDayOf(season, today) ?? today;
  if (isDayVisit) return { checkinDate, checkoutDate: checkinDate };
  let nights = 1;
  while (nights < LONGEST_EXAMPLE && includesDay(season, addDays(checkinDate, nights))) nights += 1;
  return { checkinDate, checkoutDate: addDays(checkinDate, nights) };
}

/** The months of a year's calendar, from the month on in which the season next begins. */
export function monthsFrom(season: Season | undefined, today: string): string[] {
  const first = ((season && nextDayOf(season, today)) ?? today).slice(0, 7);
  return Array.from({ length: 12 }, (_, index) => addMonths(first, index));
}

/** The days of those months that are not over. */
export function spanOf(months: readonly string[], today: string): { from: string; to: string } {
  const first = `${months[0]}-01`;
  const afterLast = `${addMonths(months.at(-1) ?? today.slice(0, 7), 1)}-01`;
  return { from: first < today ? today : first, to: addDays(afterLast, -1) };
}

/** One night from the next day of a season on. */
export function nextStay(season: Season | undefined, today: string): Stay {
  const checkinDate = (season && nextDayOf(season, today)) ?? today;
  return { checkinDate, checkoutDate: addDays(checkinDate, 1) };
}
