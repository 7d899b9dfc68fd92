import type { OfferedRate } from '../../../shared/price/rates.api.ts';

/** The lowest price of a stay, whole rupees, of a guest or of a night of the whole house. */
export interface LowestPrice {
  amount: number;
  per: 'guest' | 'night';
}

/** True for a rate of every night, after which neither a later rate nor the usual price applies. */
const appliesAlways = ({ from, to, weekdays, stays }: OfferedRate): boolean =>
  from === null && to === null && weekdays === null && stays === 'both';

/** The rates that a stay can be booked by, and whether every stay is, so that the usual price applies to none. */
export interface BookableRates {
  rates: readonly OfferedRate[];
  replaceUsualPrice: boolean;
}

/** Leaves out what follows a rate of every night. */
export function bookableRates(rates: readonly OfferedRate[]): BookableRates {
  const last = rates.findIndex(appliesAlways);
  return last < 0 ? { rates, replaceUsualPrice: false } : { rates: rates.slice(0, last + 1), replaceUsualPrice: true };
}

/**
 * The lowest price of a guest: the usual one, unless rates apply to every night, or that of a rate by guests. Without
 * any price by guests, the lowest of a night.
 */
export function lowestPrice(defaultPrice: number, offered: readonly OfferedRate[]): LowestPrice {
  const { rates, replaceUsualPrice } = bookableRates(offered);
  const byGuests = rates.filter(({ basis }) => basis !== 'house_night').map(({ price }) => price);
  const ofGuest = replaceUsualPrice ? byGuests : [defaultPrice, ...byGuests];
  if (ofGuest.length > 0) return { amount: Math.min(...ofGuest), per: 'guest' };
  return { amount: Math.min(...rates.map(({ price }) => price)), per: 'night' };
}
