import type { PriceLines } from '@farmhouse/contracts/bookings/price';
import { formatRupees } from '@farmhouse/contracts/text/rupees';

/** The price lines as they were when the booking was made. */
export function BookingPrice({ price }: { price: PriceLines }) {
  const { pricePerGuest, guestCount, basePrice, services, servicesPrice, maintenanceFee, discountAmount } = price;
  const guests = `${guestCount} × ${formatRupees(pricePerGuest)}`;
  return (
    <dl className="figures grid gap-1.5">
      <Line label={`Base price (${guests})`} amount={basePrice} />
      {services.map(({ id, name, price: amount }) => (
        <Line key={id} label={name} amount={amount} quiet />
      ))}
      {servicesPrice > 0 && <Line label="Services" amount={servicesPrice} />}
      {maintenanceFee > 0 && <Line label="Maintenance fee" amount={maintenanceFee} />}
      <Line label={price.coupon ? `Discount (${price.coupon.code})` : 'Discount'} amount={-discountAmount} />
      <div className="mt-1 flex justify-between gap-4 border-t border-line pt-2 font-semibold">
        <dt>Final total</dt>
        <dd className="shrink-0">{formatRupees(price.finalTotal)}</dd>
      </div>
    </dl>
  );
}

function Line({ label, amount, quiet = false }: { label: string; amount: number; quiet?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 ${quiet ? 'pl-4 text-sm text-quiet' : ''}`}>
      <dt className={quiet ? '' : 'text-quiet'}>{label}</dt>
      <dd className="shrink-0">{formatRupees(amount)}</dd>
    </div>
  );
}
