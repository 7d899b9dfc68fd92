import { api } from './api.ts';
import type { Store } from './store.ts';

/** A read that a page needs before it is rendered. */
export interface PageRead {
  /** The call's name in the api. */
  endpointName: string;
  /** Relative to /api/. */
  path: string;
}

/** What a read answered, as it travels from the server to the browser inside the page. */
export interface SeedEntry {
  endpointName: string;
  value: unknown;
}

type Upsert = Parameters<typeof api.util.upsertQueryEntries>[0];

/** Puts answers into a store as if its own calls had brought them. */
export function seed(store: Store, entries: readonly SeedEntry[]): void {
  const seeded = entries.map(({ endpointName, value }) => ({ endpointName, arg: undefined, value }));
  store.dispatch(api.util.upsertQueryEntries(seeded as unknown as Upsert));
}
