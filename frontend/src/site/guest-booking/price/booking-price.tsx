import { isOpenStatus } from '@farmhouse/contracts/bookings/booking/booking';
import { balanceSentence } from '@farmhouse/contracts/bookings/terms/booking-terms';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { PriceRows } from '../../ui/stay/price-rows.tsx';
import { isGuest, type VisibleBooking } from '../access/guest-booking.api.ts';
import { PriceNote, TermNotes } from './term-notes.tsx';

/** What was paid above the total, whole rupees; only the guest sees it. A cancelled booking has a refund instead. */
const paidAboveTotal = (booking: VisibleBooking): number =>
  isGuest(booking) && booking.status !== 'cancelled' ? Math.max(booking.received - booking.finalTotal, 0) : 0;

/**
 * Every line of a booking's price, the total, and what was paid once it is a part or too much; services by name only
 * for the guest.
 */
export function BookingPrice({ booking }: { booking: VisibleBooking }) {
  const { finalTotal, due, status, terms, checkinDate } = booking;
  const rest = status === 'cancelled' ? undefined : balanceSentence(booking);
  const isPartlyPaid = due > 0 && due < finalTotal && status !== 'cancelled';
  const above = paidAboveTotal(booking);
  return (
    <dl aria-label="Price" className="grid content-start gap-1.5">
      <PriceRows price={booking} reader="booked" />
      <div className="mt-1 flex justify-between gap-4 border-t border-line pt-2.5 text-lg font-semibold">
        <dt>Total</dt>
        <dd className="tabular-nums">{formatRupees(finalTotal)}</dd>
      </div>
      {(isPartlyPaid || above > 0) && (
        <div className="flex justify-between gap-4 text-garden">
          <dt>Paid</dt>
          <dd className="tabular-nums">{formatRupees(finalTotal - due + above)}</dd>
        </div>
      )}
      {isPartlyPaid && <Difference label="Still to pay" amount={due} />}
      {above > 0 && <Difference label="Paid above the total" amount={above} />}
      {rest && <PriceNote text={rest} />}
      {isOpenStatus(status) && <TermNotes terms={terms} checkinDate={checkinDate} status={booking.status} />}
    </dl>
  );
}

/** What separates the paid amount from the total. */
function Difference({ label, amount }: { label: string; amount: number }) {
  return (
    <div className="flex justify-between gap-4 font-semibold">
      <dt>{label}</dt>
      <dd className="tabular-nums">{formatRupees(amount)}</dd>
    </div>
  );
}
