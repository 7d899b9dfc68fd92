import type { RatesPreview } from '@farmhouse/contracts/bookings/price/rate-preview';
import { formatShortDay } from '@farmhouse/contracts/text/dates';
import { BookingPrice } from '../../booking-shared/details/booking-price.tsx';
import type { RateTone } from './rate-tones.ts';

interface StayCostProps {
  quote: NonNullable<RatesPreview['quote']>;
  tones: ReadonlyMap<number | null, RateTone>;
}

/** What a stay costs, line by line, and which rate gave each night. */
export function StayCost({ quote: { price, nights, brokenRule }, tones }: StayCostProps) {
  return (
    <>
      <BookingPrice price={price} />
      <ul aria-label="Rate of each night" className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {nights.map(({ date, rate }) => (
          <li key={date} className="flex items-center gap-2">
            <span
              aria-hidden="true"
              className={`inline-block size-3 shrink-0 rounded-full border border-line ${tones.get(rate?.id ?? null)?.tone ?? ''}`}
            />
            {formatShortDay(date)}: {rate?.name ?? 'Usual price'}
          </li>
        ))}
      </ul>
      {brokenRule && <p className="mt-3 rounded-field bg-marigold-soft px-3 py-2 text-sm">{brokenRule}</p>}
    </>
  );
}
