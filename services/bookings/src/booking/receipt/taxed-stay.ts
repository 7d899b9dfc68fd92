import type { PriceLines } from '@farmhouse/contracts/bookings/price';
import type { StayDates } from '@farmhouse/contracts/bookings/stay';
import type { TaxedStay } from '@farmhouse/contracts/bookings/tax';
import { daysBetween } from '@farmhouse/contracts/timing/ist';

/** A stay whose price is known. */
export interface PricedBooking extends Pick<StayDates, 'checkinDate' | 'checkoutDate'> {
  price: Pick<PriceLines, 'servicesPrice' | 'subtotal' | 'finalTotal'>;
}

/**
 * What a stay is made of. Whatever makes the total differ from the prices of its parts, a discount or an agreed total,
 * changes the services in proportion to their part of those prices.
 */
export function taxedStay({ price, checkinDate, checkoutDate }: PricedBooking): TaxedStay {
  const { servicesPrice, subtotal, finalTotal } = price;
  const services = subtotal > 0 ? Math.round((finalTotal * servicesPrice) / subtotal) : 0;
  return { accommodation: finalTotal - services, services, nights: daysBetween(checkinDate, checkoutDate) };
}
