import { bookableRates } from '../../../shared/price/bookable-rates.ts';
import type { OfferedRate } from '../../../shared/price/offered-rates.ts';

/** The lowest price of a stay, whole rupees, of a guest or of a night of the whole house. */
export interface LowestPrice {
  amount: number;
  per: 'guest' | 'night';
}

/**
 * The lowest price of a guest: the usual one, unless rates apply to every stay, or that of a rate by guests. Without
 * any price by guests, the lowest of a night.
 */
export function lowestPrice(defaultPrice: number, offered: readonly OfferedRate[]): LowestPrice {
  const { rates, replaceUsualPrice } = bookableRates(offered);
  const byGuests = rates.filter(({ basis }) => basis !== 'house_night').map(({ price }) => price);
  const ofGuest = replaceUsualPrice ? byGuests : [defaultPrice, ...byGuests];
  if (ofGuest.length > 0) return { amount: Math.min(...ofGuest), per: 'guest' };
  return { amount: Math.min(...rates.map(({ price }) => price)), per: 'night' };
}
