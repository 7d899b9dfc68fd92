import type { OfferedRate } from '../../../shared/price/rates.api.ts';

/** The lowest price of a stay, whole rupees, of a guest or of a night of the whole house. */
export interface LowestPrice {
  amount: number;
  per: 'guest' | 'night';
}

/** True for a rate of every night, after which neither a later rate nor the usual price applies. */
const appliesAlways = ({ from, to, weekdays, stays }: OfferedRate): boolean =>
  from === null && to === null && weekdays === null && stays === 'both';

/**
 * The lowest price of a guest: the usual one, unless rates apply to every night, or that of a rate by guests. Without
 * any price by guests, the lowest of a night.
 */
export function lowestPrice(defaultPrice: number, rates: readonly OfferedRate[]): LowestPrice {
  const last = rates.findIndex(appliesAlways);
  const applied = last < 0 ? rates : rates.slice(0, last + 1);
  const byGuests = applied.filter(({ basis }) => basis !== 'house_night').map(({ price }) => price);
  const ofGuest = last < 0 ? [defaultPrice, ...byGuests] : byGuests;
  if (ofGuest.length > 0) return { amount: Math.min(...ofGuest), per: 'guest' };
  return { amount: Math.min(...applied.map(({ price }) => price)), per: 'night' };
}
