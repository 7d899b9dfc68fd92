import type { OfferedRate } from './rates.api.ts';

/** The lowest price of a guest, whole rupees: the usual one or that of a rate by guests. */
export function lowestGuestPrice(usual: number, rates: readonly OfferedRate[]): number {
  const byGuests = rates.filter(({ basis }) => basis !== 'house_night').map(({ price }) => price);
  return Math.min(usual, ...byGuests);
}
