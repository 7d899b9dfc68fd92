import { DEFAULT_PARTY_SIZE } from '../../../shared/price/usual-party.ts';
import type { PickedDates } from '../calendar/calendar-days.ts';
import type { BookingLink } from '../stay/booking-link.ts';

/** What a guest has chosen in the calendar of free dates. */
export interface Choice {
  picked: PickedDates;
  /** Hints about partly free days, and the minimum number of nights. */
  hint: string;
  guests: number;
  /** False while `guests` is only the usual party, which nobody has chosen. */
  areGuestsChosen: boolean;
}

export const NO_DATES: PickedDates = { checkinDate: '', checkoutDate: '' };

/** The choice before the first tap; `guests` if they were chosen elsewhere. */
export const firstChoice = (guests?: number): Choice => ({
  picked: NO_DATES,
  hint: '',
  guests: guests ?? DEFAULT_PARTY_SIZE,
  areGuestsChosen: guests !== undefined,
});

/** What the booking page fills in: the dates, and the guests who were chosen or for whom the dates were priced. */
export function linkOfChoice({ picked, guests, areGuestsChosen }: Choice): BookingLink {
  return areGuestsChosen || picked.checkoutDate ? { ...picked, guests: String(guests) } : picked;
}
