import { MAX_GUESTS_ONLINE, type BookingStatus } from '@farmhouse/contracts/bookings/booking/booking';
import type { ReadablePrice } from '@farmhouse/contracts/bookings/price/price-text';
import type { BookingTerms } from '@farmhouse/contracts/bookings/terms/booking-terms';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { priceDifference } from '../../../shared/price/price-difference.ts';
import { PriceRows } from '../../ui/stay/price-rows.tsx';
import { TermNotes } from '../price/term-notes.tsx';
import type { StayQuote } from '../../../shared/price/use-stay-quote.ts';

/** The price of the wanted stay: a new one, or the booking's. */
export type PriceQuote = Omit<StayQuote, 'price'> & { price: (ReadablePrice & { finalTotal: number }) | undefined };

interface NewPriceProps {
  /** The agreed terms, and the wanted arrival (`YYYY-MM-DD`). */
  terms: BookingTerms;
  checkinDate: string;
  status: BookingStatus;
  quote: PriceQuote;
  /** Whole rupees. */
  presentTotal: number;
  /** True if the owner sets the price. */
  isPricedByOwner?: boolean;
  /** Why there is no price, unless an error of a field says it. */
  problem?: string;
}

const PRICED_BY_OWNER = `There is no price online for more than ${MAX_GUESTS_ONLINE} guests. We will tell you yours.`;
const REFUSED = 'There is no price for this choice. The note beside it says why.';

/** The price of the wanted stay, and its difference from the current one. */
export function NewPrice({ quote, terms, checkinDate, status, presentTotal, isPricedByOwner, problem }: NewPriceProps) {
  const { isCurrent, hasFailed, refusal } = quote;
  const price = refusal ? undefined : quote.price;
  const failure = hasFailed ? 'We could not work out the new price. It will be in our answer.' : problem;
  return (
    <section
      aria-label="New price"
      aria-busy={!isCurrent && !refusal && !hasFailed}
      className="min-h-44 rounded-card bg-garden-soft p-4"
    >
      <p role="alert" className="mb-2 text-sm font-medium text-danger empty:hidden">
        {failure}
      </p>
      {price && (
        <dl className={`grid gap-1.5 transition-opacity ${isCurrent ? '' : 'opacity-60'}`}>
          <PriceRows price={price} reader="booked" />
          <div className="mt-1 flex justify-between gap-4 border-t border-line pt-2.5 text-lg font-semibold">
            <dt>New total</dt>
            <dd className="tabular-nums">{formatRupees(price.finalTotal)}</dd>
          </div>
          <div className="flex justify-between gap-4">
            <dt className="text-quiet">Now {formatRupees(presentTotal)}</dt>
            <dd aria-live="polite" className="font-semibold tabular-nums first-letter:uppercase">
              {priceDifference(price.finalTotal - presentTotal)}
            </dd>
          </div>
          <TermNotes terms={terms} checkinDate={checkinDate} status={status} />
        </dl>
      )}
      {!price && !failure && (
        <p className="text-quiet">{isPricedByOwner ? PRICED_BY_OWNER : refusal ? REFUSED : 'Working out the price…'}</p>
      )}
    </section>
  );
}
