import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { SharedValue, useSharedValue } from '../../../shared/state/shared-value.ts';

const NOBODY: readonly BookingView[] = [];

/** Guests without email whose requests were declined together, until the owner closes their list. */
const guests = new SharedValue(NOBODY);

/** Lists these guests for the owner to notify on WhatsApp. Outlives the rows, which are removed from their list. */
export const askToNotify = (bookings: readonly BookingView[]): void => guests.set(bookings);

export const clearGuestsToNotify = (): void => guests.set(NOBODY);

export const useGuestsToNotify = (): readonly BookingView[] => useSharedValue(guests);
