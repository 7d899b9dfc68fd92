import { useSyncExternalStore } from 'react';

/** The stay that was just confirmed, until the owner has decided on the requests it has superseded. */
let confirmedId: number | undefined;
const listeners = new Set<() => void>();

function set(id: number | undefined): void {
  confirmedId = id;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Asks about the booking requests that a confirmation has superseded. Outlives the row, which is removed from its list.
 */
export const askAboutSuperseded = (id: number): void => set(id);

export const forgetConfirmedStay = (): void => set(undefined);

export function useConfirmedStay(): number | undefined {
  return useSyncExternalStore(subscribe, () => confirmedId);
}
