import type { RateBasis } from '@farmhouse/contracts/catalogue/rate';
import { bookableRates } from '../../../shared/price/bookable-rates.ts';
import type { OfferedRate } from '../../../shared/price/offered-rates.ts';

/** The lowest price of a stay, whole rupees, and what it is the price of. */
export interface LowestPrice {
  amount: number;
  basis: RateBasis;
}

/** The lower price; of equal ones, the one that covers all nights. */
const lower = (a: LowestPrice, b: LowestPrice): LowestPrice =>
  b.amount < a.amount || (b.amount === a.amount && b.basis === 'guest_stay') ? b : a;

/**
 * The lowest price of a guest: the usual one, unless rates apply to every stay, or that of a rate by guests. Without
 * any price by guests, the lowest of a night.
 */
export function lowestPrice(defaultPrice: number, offered: readonly OfferedRate[]): LowestPrice {
  const { rates, replaceUsualPrice } = bookableRates(offered);
  const usual: LowestPrice = { amount: defaultPrice, basis: 'guest_stay' };
  const prices = rates.map(({ price: amount, basis }): LowestPrice => ({ amount, basis }));
  const byGuests = prices.filter(({ basis }) => basis !== 'house_night');
  const ofGuest = replaceUsualPrice ? byGuests : [usual, ...byGuests];
  return (ofGuest.length > 0 ? ofGuest : prices).reduce(lower);
}
