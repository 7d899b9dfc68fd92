import { configureStore } from '@reduxjs/toolkit';
import { api } from './api.ts';

/** A fresh store: one a tab in the browser, one a rendered page on the server. */
export function createStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
}

export type Store = ReturnType<typeof createStore>;
