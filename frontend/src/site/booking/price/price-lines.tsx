import type { ReactNode } from 'react';
import type { PriceLines } from '@farmhouse/contracts/bookings/price';
import { FEE_NEGOTIABLE_FROM_GUESTS } from '@farmhouse/contracts/bookings/price';
import { formatRupees } from '@farmhouse/contracts/text/rupees';

/** All price lines, and the total. */
export function PriceLinesList({ price }: { price: PriceLines }) {
  return (
    <dl className="grid gap-2">
      <PriceParts price={price} />
      <div className="mt-1 flex justify-between gap-4 border-t border-line pt-3 text-lg font-semibold">
        <dt>Total</dt>
        <dd className="tabular-nums">{formatRupees(price.finalTotal)}</dd>
      </div>
    </dl>
  );
}

/** The price lines without the total, as children of a `dl`. */
export function PriceParts({ price }: { price: PriceLines }) {
  const { guestCount, pricePerGuest, basePrice, services, maintenanceFee, discountAmount, coupon } = price;
  return (
    <>
      <Line
        label={
          guestCount > 0
            ? `${guestCount} ${guestCount === 1 ? 'guest' : 'guests'} × ${formatRupees(pricePerGuest)}`
            : `Guests (${formatRupees(pricePerGuest)} each)`
        }
        note="The price per guest is for the whole stay, however many nights"
        amount={basePrice}
      />
      {services.map(({ id, name, price: cost }) => (
        <Line key={id} label={name} amount={cost} />
      ))}
      <Line
        label="Maintenance fee"
        note={`Negotiable for parties of ${FEE_NEGOTIABLE_FROM_GUESTS}+`}
        amount={maintenanceFee}
      />
      {discountAmount > 0 && (
        <Line label={`Discount${coupon ? ` (${coupon.code})` : ''}`} amount={-discountAmount} saving />
      )}
    </>
  );
}

function Line({ label, note, amount, saving }: { label: string; note?: ReactNode; amount: number; saving?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 ${saving ? 'font-semibold text-garden' : ''}`}>
      <dt>
        {label}
        {note && <span className="block text-sm text-quiet">{note}</span>}
      </dt>
      <dd className="tabular-nums">{formatRupees(amount)}</dd>
    </div>
  );
}
