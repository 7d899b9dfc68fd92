import { priceParts } from '@farmhouse/contracts/bookings/price-parts';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { isGuest, type SeenBooking } from './guest-booking.api.ts';

/** Every line of a booking's price, and the total; services by name only for the guest. */
export function BookingPrice({ booking }: { booking: SeenBooking }) {
  const guest = isGuest(booking) ? booking : undefined;
  const parts = priceParts({
    ...booking,
    guestsPrice: booking.basePrice,
    services: guest?.selectedServices ?? [],
    couponCode: guest?.couponCode,
  });
  return (
    <dl aria-label="Price" className="grid content-start gap-1.5">
      {parts.map(({ label, rupees }, index) => (
        <div key={index} className={`flex justify-between gap-4 ${rupees < 0 ? 'font-semibold text-garden' : ''}`}>
          <dt>{label}</dt>
          <dd className="tabular-nums">{formatRupees(rupees)}</dd>
        </div>
      ))}
      <div className="mt-1 flex justify-between gap-4 border-t border-line pt-2.5 text-lg font-semibold">
        <dt>Total</dt>
        <dd className="tabular-nums">{formatRupees(booking.finalTotal)}</dd>
      </div>
    </dl>
  );
}
