import { balanceSentence, underTotal } from '@farmhouse/contracts/bookings/terms';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { PriceRows } from '../../ui/price-rows.tsx';
import type { SeenBooking } from '../access/guest-booking.api.ts';

/** Every line of a booking's price, the total, and the rest once a part is paid; services by name only for the guest. */
export function BookingPrice({ booking }: { booking: SeenBooking }) {
  const { finalTotal, due, status, terms, checkinDate } = booking;
  const rest = status === 'cancelled' ? undefined : balanceSentence(booking);
  const isAhead = status === 'pending' || status === 'confirmed';
  const notes = isAhead ? underTotal(terms, checkinDate, istDate(new Date())) : [];
  const isPartlyPaid = due > 0 && due < finalTotal && status !== 'cancelled';
  return (
    <dl aria-label="Price" className="grid content-start gap-1.5">
      <PriceRows price={booking} reader="booked" />
      <div className="mt-1 flex justify-between gap-4 border-t border-line pt-2.5 text-lg font-semibold">
        <dt>Total</dt>
        <dd className="tabular-nums">{formatRupees(finalTotal)}</dd>
      </div>
      {isPartlyPaid && (
        <>
          <div className="flex justify-between gap-4 text-garden">
            <dt>Paid</dt>
            <dd className="tabular-nums">{formatRupees(finalTotal - due)}</dd>
          </div>
          <div className="flex justify-between gap-4 font-semibold">
            <dt>Still to pay</dt>
            <dd className="tabular-nums">{formatRupees(due)}</dd>
          </div>
        </>
      )}
      {[rest, ...notes].filter(Boolean).map((text) => (
        <div key={text} className="text-sm text-quiet">
          <dt className="sr-only">Note</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
