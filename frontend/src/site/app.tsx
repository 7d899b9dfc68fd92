import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import type { createBrowserRouter } from 'react-router-dom';
import type { Store } from '../shared/api/store.ts';

/** The site in the browser. */
export function App({ store, router }: { store: Store; router: ReturnType<typeof createBrowserRouter> }) {
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  );
}
