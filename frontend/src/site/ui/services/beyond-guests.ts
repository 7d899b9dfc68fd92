import type { ServiceView } from '@farmhouse/contracts/catalogue/service';
import { formatGuests } from '@farmhouse/contracts/text/guests';

/**
 * Asks a party that is larger than some of its services are for to say, `where` it can, for how many they are: `You are
 * 20 guests. Dinner is for up to 16. Please say below how many it is for.` Empty if every service is for all guests.
 */
export function beyondGuestsText(
  services: readonly Pick<ServiceView, 'name' | 'maxGuests'>[],
  guests: number,
  where: string,
): string {
  const limits = services.flatMap(({ name, maxGuests }) =>
    maxGuests !== null && guests > maxGuests ? [`${name} is for up to ${maxGuests}`] : [],
  );
  if (limits.length === 0) return '';
  const which = limits.length === 1 ? 'it is' : 'each is';
  return `You are ${formatGuests(guests)}. ${limits.join(', ')}. Please say ${where} how many ${which} for.`;
}
