import type { RatesPreview } from '@farmhouse/contracts/bookings/price/rate-preview';
import { offeredDeposit } from '@farmhouse/contracts/content/offered-deposit';
import { formatListedDay } from '@farmhouse/contracts/text/dates';
import { useSettings } from '../../../shared/content/settings.api.ts';
import { BookingPrice } from '../../booking-shared/details/booking-price.tsx';
import type { RateTone } from './rate-tones.ts';

interface StayCostProps {
  quote: NonNullable<RatesPreview['quote']>;
  tones: ReadonlyMap<number | null, RateTone>;
}

/** What a stay costs, line by line, with the deposit, and which rate gave each night. */
export function StayCost({ quote: { price, nights, brokenRule }, tones }: StayCostProps) {
  const deposit = offeredDeposit(useSettings());
  return (
    <>
      <BookingPrice price={price} />
      {deposit && <p className="figures mt-2 text-sm text-quiet">{deposit}</p>}
      <ul aria-label="Rate of each night" className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {nights.map(({ date, rate }) => (
          <li key={date} className="flex items-center gap-2">
            <span
              aria-hidden="true"
              className={`inline-block size-3 shrink-0 rounded-full border border-line ${tones.get(rate?.id ?? null)?.tone ?? ''}`}
            />
            {formatListedDay(date)}: {rate?.name ?? 'Usual price'}
          </li>
        ))}
      </ul>
      {brokenRule && <p className="mt-3 rounded-field bg-marigold-soft px-3 py-2 text-sm">{brokenRule}</p>}
    </>
  );
}
