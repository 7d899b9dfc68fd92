import { priceLineTexts, type PriceAudience, type ReadablePrice } from '@farmhouse/contracts/bookings/price/price-text';
import { formatRupees } from '@farmhouse/contracts/text/rupees';

/** The lines of a price, without the total, as children of a `dl`. */
export function PriceRows({ price, reader }: { price: ReadablePrice; reader: PriceAudience }) {
  return priceLineTexts(price, reader).map(({ label, note, amount }, index) => (
    <div key={index} className={`flex justify-between gap-4 ${amount < 0 ? 'font-semibold text-garden' : ''}`}>
      <dt>
        <span>{label}</span>
        {note && <span className="block text-sm text-quiet">{note}</span>}
      </dt>
      <dd className="shrink-0 whitespace-nowrap tabular-nums">{formatRupees(amount)}</dd>
    </div>
  ));
}
