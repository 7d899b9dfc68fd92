import { useSyncExternalStore } from 'react';

/** The stay that was just confirmed, until the owner has answered what becomes of the requests it has ruled out. */
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

/** Asks about the booking requests that a confirmation has ruled out. Outlives the row, which leaves its list. */
export const askAboutRuledOut = (id: number): void => set(id);

export const forgetConfirmedStay = (): void => set(undefined);

export function useConfirmedStay(): number | undefined {
  return useSyncExternalStore(subscribe, () => confirmedId);
}
