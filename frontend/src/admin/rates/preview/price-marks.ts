import type { PreviewedDay } from '@farmhouse/contracts/bookings/price/rate-preview';
import { formatCompactPrice, formatRupees } from '@farmhouse/contracts/text/rupees';
import { DEFAULT_COLOR, type RateTone } from './rate-tones.ts';
import type { DayMark } from './year-calendar.tsx';

/** Each day's price, in the colour of its rate. */
export function priceMarks(
  days: readonly PreviewedDay[],
  tones: ReadonlyMap<number | null, RateTone>,
): Map<string, DayMark> {
  return new Map(
    days.map(({ date, price, rateId }) => {
      const { name, tone = DEFAULT_COLOR } = tones.get(rateId) ?? {};
      return [date, { short: formatCompactPrice(price), words: `${formatRupees(price)}, ${name}`, tone }];
    }),
  );
}
