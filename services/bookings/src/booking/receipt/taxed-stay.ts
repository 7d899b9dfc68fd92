import type { PriceLines } from '@farmhouse/contracts/bookings/price/price';
import type { StayDates } from '@farmhouse/contracts/bookings/stay/stay';
import type { TaxedStay } from '@farmhouse/contracts/bookings/receipt/tax';
import { daysBetween } from '@farmhouse/contracts/timing/ist';

/** A stay whose price is known. */
export interface PricedBooking extends Pick<StayDates, 'checkinDate' | 'checkoutDate'> {
  price: Pick<PriceLines, 'servicesPrice' | 'subtotal' | 'finalTotal'>;
}

/**
 * The taxable parts of a stay. If a discount or an agreed total makes the total differ from the sum of the parts, the
 * services change in proportion to their share.
 */
export function taxedStay({ price, checkinDate, checkoutDate }: PricedBooking): TaxedStay {
  const { servicesPrice, subtotal, finalTotal } = price;
  const services = subtotal > 0 ? Math.round((finalTotal * servicesPrice) / subtotal) : 0;
  return { accommodation: finalTotal - services, services, nights: daysBetween(checkinDate, checkoutDate) };
}
