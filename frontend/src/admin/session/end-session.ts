import type { createBrowserRouter } from 'react-router-dom';
import { DASHBOARD } from '@farmhouse/contracts/pages/sections';
import { ADMIN_USER_KEY, adminToken, onSignedOut } from '../../shared/api/admin-token.ts';
import { api } from '../../shared/api/api.ts';
import type { Store } from '../../shared/api/store.ts';
import { ANALYTICS, SIGN_IN } from '../navigation/paths.ts';
import { storeReturnPath } from './return-path.ts';
import { announceSessionEnd } from '../ui/drafts/session-end.ts';
import { clearSession, clearTab, isLoggedOut, LOGGED_OUT_KEY, readSession } from './session.ts';

const AUTHENTICATION_REQUIRED = 'Authentication required';

/** Navigation state of the sign-in screen: the reason why it is shown. */
export interface SignInNotice {
  notice?: string;
}

/**
 * Ends the session when the server rejects its token or another tab has ended it. Input is kept for the same admin, but
 * after a log-out nothing is. Analytics shows a rejected token itself, so there the session ends with the reload that
 * it asks for. Rule: signed in.
 */
export function followSession(store: Store, router: ReturnType<typeof createBrowserRouter>): void {
  const leave = async (state?: SignInNotice) => {
    if (isLoggedOut()) {
      clearTab();
    } else {
      announceSessionEnd();
      storeReturnPath(router.state.location);
    }
    await router.navigate(SIGN_IN, { replace: true, state });
    store.dispatch(api.util.resetApiState());
  };
  onSignedOut(() => {
    if (router.state.location.pathname === ANALYTICS) {
      const rejected = adminToken();
      window.addEventListener('pagehide', () => rejected === adminToken() && clearSession(), { once: true });
      store.dispatch(api.util.invalidateTags(['Analytics']));
      return;
    }
    clearSession();
    void leave({ notice: AUTHENTICATION_REQUIRED });
  });
  const followOtherTab = () => {
    if (router.state.location.pathname.startsWith(DASHBOARD)) void leave();
    else if (isLoggedOut()) clearTab(); // the server's refusal was here first
  };
  window.addEventListener('storage', ({ key, newValue }) => {
    const isGone = key === null || (key === ADMIN_USER_KEY && newValue === null);
    if (isGone || (key === LOGGED_OUT_KEY && newValue !== null)) followOtherTab();
  });
  // a page that Back shows as it was left has missed the event
  window.addEventListener('pageshow', ({ persisted }) => persisted && !readSession() && followOtherTab());
}

/**
 * Revokes a token, the stored one unless another is given, on the server; does not wait, as the page may be closing.
 */
export function revokeToken(token = adminToken()): void {
  if (!token) return;
  const headers = { Authorization: `Bearer ${token}` };
  void fetch('/api/admin/logout', { method: 'POST', headers, keepalive: true }).catch(() => undefined);
}
