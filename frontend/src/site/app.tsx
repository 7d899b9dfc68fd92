import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import type { createBrowserRouter } from 'react-router-dom';
import type { Store } from '../shared/api/store.ts';

interface AppProps {
  store: Store;
  router: ReturnType<typeof createBrowserRouter>;
  /** Called once the first page is hydrated. */
  onHydrated: () => void;
}

/** Root component of the public site in the browser. */
export function App({ store, router, onHydrated }: AppProps) {
  useEffect(onHydrated, [onHydrated]);
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  );
}
