import { api } from '../../shared/api/api.ts';
import { isApiError, isRejection } from '../../shared/api/api-error.ts';
import type { Store } from '../../shared/api/store.ts';

/** Id of the element with the query results of a server-rendered page. */
export const SEED_ID = 'seed';

/**
 * The seed of a page that the server rendered. Only a script element counts, because the owner's HTML could contain the
 * same id.
 */
export const seedElement = (): HTMLScriptElement | null => document.querySelector(`script#${SEED_ID}`);

/** A query result in the store, sent from the server to the browser inside the page; null after a 4xx. */
export interface SeedEntry {
  endpointName: string;
  arg: unknown;
  value: unknown;
}

type Upsert = Parameters<typeof api.util.upsertQueryEntries>[0];

/** All query results in a store. A query without a result is omitted, and the browser fetches it. */
export function seedOf(store: Store): SeedEntry[] {
  const queries = Object.values(store.getState().api.queries);
  return queries.flatMap((query): SeedEntry[] => {
    if (!query?.endpointName) return [];
    const { endpointName, originalArgs, status, data, error } = query;
    const entry: SeedEntry = { endpointName, arg: originalArgs, value: status === 'fulfilled' ? data : null };
    return status === 'fulfilled' || (isApiError(error) && isRejection(error)) ? [entry] : [];
  });
}

/** Writes query results into a store as if they had just been fetched. */
export function seed(store: Store, entries: readonly SeedEntry[]): void {
  store.dispatch(api.util.upsertQueryEntries(entries as unknown as Upsert));
}
