import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import type { createBrowserRouter } from 'react-router-dom';
import type { Store } from '../shared/api/store.ts';
import { WhenHydrated } from './page/hydrated.tsx';

interface AppProps {
  store: Store;
  router: ReturnType<typeof createBrowserRouter>;
  /** Called once the first page is hydrated. */
  onHydrated: () => void;
}

/** Root component of the public site in the browser. */
export function App({ store, router, onHydrated }: AppProps) {
  return (
    <Provider store={store}>
      <WhenHydrated value={onHydrated}>
        <RouterProvider router={router} />
      </WhenHydrated>
    </Provider>
  );
}
