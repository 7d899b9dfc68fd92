import { useSyncExternalStore } from 'react';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view';

const NOBODY: readonly BookingView[] = [];

/** Guests without e-mail whose requests were declined together, until the owner closes their list. */
let guests = NOBODY;
const listeners = new Set<() => void>();

function set(to: readonly BookingView[]): void {
  guests = to;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lists these guests for the owner to notify on WhatsApp. Outlives the rows, which are removed from their list. */
export const askToNotify = (bookings: readonly BookingView[]): void => set(bookings);

export const forgetGuestsToNotify = (): void => set(NOBODY);

export function useGuestsToNotify(): readonly BookingView[] {
  return useSyncExternalStore(subscribe, () => guests);
}
