import { isOpenStatus } from '@farmhouse/contracts/bookings/booking/booking';
import { balanceSentence } from '@farmhouse/contracts/bookings/terms/booking-terms';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { PriceRows } from '../../ui/stay/price-rows.tsx';
import type { VisibleBooking } from '../access/guest-booking.api.ts';
import { PriceNote, TermNotes } from './term-notes.tsx';

/**
 * Every line of a booking's price, the total, and the balance once a part is paid; services by name only for the guest.
 */
export function BookingPrice({ booking }: { booking: VisibleBooking }) {
  const { finalTotal, due, status, terms, checkinDate } = booking;
  const rest = status === 'cancelled' ? undefined : balanceSentence(booking);
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
      {rest && <PriceNote text={rest} />}
      {isOpenStatus(status) && <TermNotes terms={terms} checkinDate={checkinDate} status={booking.status} />}
    </dl>
  );
}
