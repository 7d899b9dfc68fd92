import type { PriceLines } from '@farmhouse/contracts/bookings/price/price';
import { priceLineTexts, type PriceLineText } from '@farmhouse/contracts/bookings/price/price-text';
import { formatRupees } from '@farmhouse/contracts/text/rupees';

/** The price lines as they were when the booking was made. */
export function BookingPrice({ price }: { price: PriceLines }) {
  return (
    <dl className="figures grid gap-1.5">
      {priceLineTexts(price, 'owner').map(({ isPart, ...line }, index) => (
        <Line key={index} {...line} quiet={isPart} />
      ))}
      <div className="mt-1 flex justify-between gap-4 border-t border-line pt-2 font-semibold">
        <dt>Final total</dt>
        <dd className="shrink-0">{formatRupees(price.finalTotal)}</dd>
      </div>
    </dl>
  );
}

type LineProps = Pick<PriceLineText, 'label' | 'note' | 'amount'> & { quiet: boolean };

function Line({ label, note, amount, quiet }: LineProps) {
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 ${quiet ? 'pl-4 text-sm text-quiet' : ''}`}>
      <dt className={`min-w-0 flex-1 ${quiet ? '' : 'text-quiet'}`}>{label}</dt>
      <dd className="shrink-0">{formatRupees(amount)}</dd>
      {note && <dd className="basis-full text-xs text-quiet">{note}</dd>}
    </div>
  );
}
