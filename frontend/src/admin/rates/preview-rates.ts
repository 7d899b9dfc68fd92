import { includesDay, type Season } from '@farmhouse/contracts/catalogue/season';
import type { RateView, SaveRate } from '@farmhouse/contracts/catalogue/rate';
import type { PreviewRates } from '@farmhouse/contracts/bookings/rate-preview';
import { addDays } from '@farmhouse/contracts/timing/ist';
import { shiftMonth } from '../calendar/month.ts';
import { saveOfRate, type Place } from './rate-values.ts';

type PreviewedRates = NonNullable<PreviewRates['rates']>;

/** Id of a rate in a preview that is not stored yet. */
export const DRAFT_ID = -1;

/** The stored rates with the one of the form in its place. */
export function ratesWithDraft(
  stored: readonly RateView[],
  draft: SaveRate | undefined,
  { id, place }: { id?: number; place?: Place },
): PreviewedRates {
  const saved = stored.map((rate) => ({ ...saveOfRate(rate), id: rate.id }));
  if (!draft) return saved;
  if (id !== undefined) return saved.map((rate) => (rate.id === id ? { ...draft, id } : rate));
  const added = { ...draft, id: DRAFT_ID };
  return place === 'first' ? [added, ...saved] : [...saved, added];
}

const SEARCHED_DAYS = 3 * 366;

/** The first day from today on that a season includes; undefined if there is none in three years. */
export function nextDayOf(season: Season, today: string): string | undefined {
  const first = season.from && !season.yearly && season.from > today ? season.from : today;
  const days = Array.from({ length: SEARCHED_DAYS }, (_, index) => addDays(first, index));
  return days.find((day) => includesDay(season, day));
}

const LONGEST_EXAMPLE = 2;

/** An example stay: the next nights of the season, at most two. */
export function exampleStay(season: Season, today: string): { checkinDate: string; checkoutDate: string } {
  const checkinDate = nextDayOf(season, today) ?? today;
  let nights = 1;
  while (nights < LONGEST_EXAMPLE && includesDay(season, addDays(checkinDate, nights))) nights += 1;
  return { checkinDate, checkoutDate: addDays(checkinDate, nights) };
}

/** The months of a year's calendar, from the month on in which the season next begins. */
export function monthsFrom(season: Season | undefined, today: string): string[] {
  const first = ((season && nextDayOf(season, today)) ?? today).slice(0, 7);
  return Array.from({ length: 12 }, (_, index) => shiftMonth(first, index));
}
