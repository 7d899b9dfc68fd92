import type { BookingPriced } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { formatRupees } from '@farmhouse/contracts/text/rupees';

/** Names the new total if it is not that of the preview; empty otherwise. */
export const priceText = ({
  priceAdjusted,
  finalTotal,
}: Pick<BookingPriced, 'priceAdjusted' | 'finalTotal'>): string =>
  priceAdjusted ? `The price has changed since the preview: it is now ${formatRupees(finalTotal)}. ` : '';
