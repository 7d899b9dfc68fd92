import type { PriceLines } from '@farmhouse/contracts/bookings/price/price';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { PriceRows } from '../../ui/stay/price-rows.tsx';
import type { UnknownRates } from './use-stay-price.ts';

const NOT_FINAL: Record<UnknownRates, string> = {
  loading: 'Not final: the prices of your dates are loading',
  failed: 'Not final: we could not load the prices of your dates',
};

/** All price lines, and the total. */
export function PriceLinesList({ price, unknownRates }: { price: PriceLines; unknownRates?: UnknownRates }) {
  return (
    <dl className="grid gap-2">
      <PriceRows price={price} reader="choosing" />
      <div className="mt-1 flex justify-between gap-4 border-t border-line pt-3 text-lg font-semibold">
        <dt>
          Total
          {unknownRates && <span className="block text-sm font-normal text-quiet">{NOT_FINAL[unknownRates]}</span>}
        </dt>
        <dd className="tabular-nums">{formatRupees(price.finalTotal)}</dd>
      </div>
    </dl>
  );
}
