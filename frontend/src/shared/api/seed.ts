import { api } from './api.ts';
import { isApiError, isRefusal } from './api-error.ts';
import type { Store } from './store.ts';

/** An answer in the store as it travels from the server to the browser inside the page; null after a 4xx. */
export interface SeedEntry {
  endpointName: string;
  arg: unknown;
  value: unknown;
}

type Upsert = Parameters<typeof api.util.upsertQueryEntries>[0];

/** Every answer that a store's queries have got. A query that got none is left to the browser. */
export function seedOf(store: Store): SeedEntry[] {
  const queries = Object.values(store.getState().api.queries);
  return queries.flatMap((query): SeedEntry[] => {
    if (!query?.endpointName) return [];
    const { endpointName, originalArgs, status, data, error } = query;
    const entry: SeedEntry = { endpointName, arg: originalArgs, value: status === 'fulfilled' ? data : null };
    return status === 'fulfilled' || (isApiError(error) && isRefusal(error)) ? [entry] : [];
  });
}

/** Puts answers into a store as if its own queries had got them just now. */
export function seed(store: Store, entries: readonly SeedEntry[]): void {
  store.dispatch(api.util.upsertQueryEntries(entries as unknown as Upsert));
}
