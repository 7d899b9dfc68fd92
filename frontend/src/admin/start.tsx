import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { setupListeners } from '@reduxjs/toolkit/query';
import { RouterProvider } from 'react-router-dom';
import { sendCallsWith } from '../shared/api/base-query.ts';
import { createStore } from '../shared/api/store.ts';
import Toaster from '../shared/toast/toaster.tsx';
import { tolerateMovedNodes } from '../shared/ui/tolerate-moved-nodes.ts';
import { conditionalFetch } from './conditional-fetch.ts';
import { showMountFallback } from './layout/mount-fallback.ts';
import { Theme } from './layout/theme.tsx';
import { createRouter } from './routes.tsx';
import { followSession } from './session/end-session.ts';
import { clearTab, isLoggedOut } from './session/session.ts';

/** Mounts the dashboard. Throws if the page has no root element. */
export function start(): void {
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no #root');
  tolerateMovedNodes();
  sendCallsWith(conditionalFetch());
  if (isLoggedOut()) clearTab(); // the browser had discarded this tab, and it missed the log-out
  const store = createStore();
  const router = createRouter();
  setupListeners(store.dispatch);
  followSession(store, router);

  createRoot(place, { onUncaughtError: showMountFallback }).render(
    <Provider store={store}>
      <Theme>
        <RouterProvider router={router} />
        <Toaster />
      </Theme>
    </Provider>,
  );
}
