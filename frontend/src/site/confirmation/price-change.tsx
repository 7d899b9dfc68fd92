import type { VisibleBooking } from '../guest-booking/access/guest-booking.api.ts';
import { adjustmentOf, adjustmentText } from '../guest-booking/price/price-adjustment.ts';
import { Notice } from '../ui/notice.tsx';

/** Shown to the guest whose price was recalculated when the request arrived, as long as it is requested like that. */
export function PriceChange({ booking }: { booking: VisibleBooking }) {
  const adjustment = adjustmentOf(booking.confirmationCode);
  const holds = booking.status === 'pending' && booking.finalTotal === adjustment?.total;
  if (!adjustment || !holds) return null;
  return (
    <div className="mt-5">
      <Notice tone="warning" title="The price has changed since you saw it">
        <p>{adjustmentText(adjustment)} If that does not suit you, call us, and nothing is owed.</p>
      </Notice>
    </div>
  );
}
