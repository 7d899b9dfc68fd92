import type { ApiEndpointQuery, EndpointDefinitions, QueryDefinition } from '@reduxjs/toolkit/query/react';
import type { ApiQuery } from '../../shared/api/base-query.ts';
import { isApiError } from '../../shared/api/api-error.ts';
import type { Store } from '../../shared/api/store.ts';

type ReadEndpoint<Arg, Result> = ApiEndpointQuery<
  QueryDefinition<Arg, ApiQuery, string, Result, 'api'>,
  EndpointDefinitions
>;

/** Reads data for loaders through the store, so that nothing is fetched twice. */
export interface PageReader {
  /** Returns the data; null if there is none at this address, undefined if it could not be read now. */
  read: <Arg, Result>(endpoint: ReadEndpoint<Arg, Result>, arg: Arg) => Promise<Result | null | undefined>;
  /** Loads data that has a skeleton on the page: the server waits for it, a navigation does not. */
  prefetch: <Arg, Result>(endpoint: ReadEndpoint<Arg, Result>, arg: Arg) => Promise<unknown>;
  /** Like prefetch, but every navigation fetches again, so that no earlier answer is kept. */
  refresh: <Arg, Result>(endpoint: ReadEndpoint<Arg, Result>, arg: Arg) => Promise<unknown>;
}

/** The reader for one page on the server. */
export function serverReader(store: Store): PageReader {
  const read = readerOf(store);
  return { read, prefetch: read, refresh: read };
}

/**
 * The reader in the browser. Until `firstPageIsRead` is called it reads only from the store, which has the data that
 * the server rendered; `missed` is then true if some data was missing.
 */
export function browserReader(store: Store, isFromServer: boolean) {
  let readsStoreOnly = isFromServer;
  let missed = false;
  const fetchData = readerOf(store);
  const read: PageReader['read'] = async (endpoint, arg) => {
    if (!readsStoreOnly) return fetchData(endpoint, arg);
    const { data } = endpoint.select(arg)(store.getState() as never);
    missed ||= data === undefined;
    return data;
  };
  const prefetch: PageReader['prefetch'] = (endpoint, arg) => {
    void read(endpoint, arg);
    return Promise.resolve();
  };
  const refresh: PageReader['refresh'] = (endpoint, arg) => {
    if (readsStoreOnly) return prefetch(endpoint, arg);
    void store.dispatch(endpoint.initiate(arg, { subscribe: false, forceRefetch: true }));
    return Promise.resolve();
  };
  const firstPageIsRead = () => {
    readsStoreOnly = false;
    return { missed };
  };
  return { read, prefetch, refresh, firstPageIsRead };
}

/** What no later call would find either, unlike after too many calls. */
const NOT_FOUND_STATUSES = [400, 404, 410];

function readerOf(store: Store): PageReader['read'] {
  return async (endpoint, arg) => {
    const cached = endpoint.select(arg)(store.getState() as never).data;
    if (cached !== undefined) return cached;
    const { data, error } = await store.dispatch(endpoint.initiate(arg, { subscribe: false }));
    return isApiError(error) && NOT_FOUND_STATUSES.includes(error.status) ? null : data;
  };
}
