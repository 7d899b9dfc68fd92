import type { BookingSource } from '../booking/booking.ts';
import { agreedDiscount, type PriceLines } from './price.ts';

/** The message for a guest who tries to change something that determines an agreed price. */
export const PRICE_AGREED =
  'We have agreed on the price of this stay. Please call or write to us for other dates, guests or services.';

/**
 * True if the owner and the guest have agreed on what the stay costs: the owner entered the booking, or set its total
 * or discount. Then a guest cannot change what determines the price without the owner. Rule: changing a booking.
 */
export function isAgreedPrice({ source, price }: { source: BookingSource; price: PriceLines }): boolean {
  return (
    source === 'owner' || price.lines.some(({ kind }) => kind === 'adjustment') || agreedDiscount(price) !== undefined
  );
}
