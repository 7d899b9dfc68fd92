import type { PriceLines } from '@farmhouse/contracts/bookings/price/price';
import { priceLineTexts } from '@farmhouse/contracts/bookings/price/price-text';
import { formatRupees } from '@farmhouse/contracts/text/rupees';

/** The price lines as they were when the booking was made. */
export function BookingPrice({ price }: { price: PriceLines }) {
  return (
    <dl className="figures grid gap-1.5">
      {priceLineTexts(price, 'owner').map(({ label, amount, isPart }, index) => (
        <Line key={index} label={label} amount={amount} quiet={isPart} />
      ))}
      <div className="mt-1 flex justify-between gap-4 border-t border-line pt-2 font-semibold">
        <dt>Final total</dt>
        <dd className="shrink-0">{formatRupees(price.finalTotal)}</dd>
      </div>
    </dl>
  );
}

function Line({ label, amount, quiet }: { label: string; amount: number; quiet: boolean }) {
  return (
    <div className={`flex justify-between gap-4 ${quiet ? 'pl-4 text-sm text-quiet' : ''}`}>
      <dt className={quiet ? '' : 'text-quiet'}>{label}</dt>
      <dd className="shrink-0">{formatRupees(amount)}</dd>
    </div>
  );
}
