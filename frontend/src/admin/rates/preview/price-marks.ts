import type { PreviewedDay } from '@farmhouse/contracts/bookings/price/rate-preview';
import { formatCompactPrice, formatRupees, groupRupees } from '@farmhouse/contracts/text/rupees';
import { HIGHEST_PRICE_OF_DAY } from '../../../shared/calendar/day-price.ts';
import { DEFAULT_COLOR, type RateTone } from './rate-tones.ts';
import type { DayMark } from './year-calendar.tsx';

/** Each day's price as the guests' calendar shows it, in the colour of its rate. */
export function priceMarks(
  days: readonly PreviewedDay[],
  tones: ReadonlyMap<number | null, RateTone>,
): Map<string, DayMark> {
  return new Map(
    days.map(({ date, price, rateId }) => {
      const { name, tone = DEFAULT_COLOR } = tones.get(rateId) ?? {};
      const short = price <= HIGHEST_PRICE_OF_DAY ? groupRupees(price) : formatCompactPrice(price);
      return [date, { short, words: `${formatRupees(price)}, ${name}`, tone }];
    }),
  );
}
