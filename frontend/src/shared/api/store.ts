import { configureStore } from '@reduxjs/toolkit';
import { api } from './api.ts';
import type { ApiExtra } from './base-query.ts';

/** A new store: one per tab in the browser, one per rendered page on the server, which passes its own fetch. */
export function createStore(extra: ApiExtra = {}) {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).concat(api.middleware),
  });
}

export type Store = ReturnType<typeof createStore>;
