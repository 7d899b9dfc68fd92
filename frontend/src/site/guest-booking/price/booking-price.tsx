import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { PriceRows } from '../../ui/price-rows.tsx';
import type { SeenBooking } from '../access/guest-booking.api.ts';

/** Every line of a booking's price, and the total; services by name only for the guest. */
export function BookingPrice({ booking }: { booking: SeenBooking }) {
  return (
    <dl aria-label="Price" className="grid content-start gap-1.5">
      <PriceRows price={booking} reader="booked" />
      <div className="mt-1 flex justify-between gap-4 border-t border-line pt-2.5 text-lg font-semibold">
        <dt>Total</dt>
        <dd className="tabular-nums">{formatRupees(booking.finalTotal)}</dd>
      </div>
    </dl>
  );
}
