import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DASHBOARD } from '@farmhouse/contracts/pages/sections';
import { ADMIN_USER_KEY, reportRefusedToken } from '../../shared/api/admin-token.ts';
import { memoryStorage } from '../../shared/storage/testing/memory-storage.ts';
import { SIGN_IN } from '../navigation/paths.ts';
import { onSessionEnd } from '../ui/drafts/session-end.ts';
import { followSession } from './end-session.ts';
import { clearSession, clearSessionAndGuests, LOGGED_OUT_KEY, storeSession } from './session.ts';

const INPUT = 'interrupted:asha:external booking';
const stored = new Map<string, string>();
const ofTab = new Map<string, string>();
const browser = Object.assign(new EventTarget(), { localStorage: memoryStorage(stored) });
Object.assign(globalThis, {
  window: browser,
  localStorage: browser.localStorage,
  sessionStorage: memoryStorage(ofTab),
});

/** An open tab; its form keeps its input when the session ends. */
const location = { pathname: '', search: '?q=Asha' };
const navigate = jest.fn((path: string, _options?: object) => {
  location.pathname = path;
  return Promise.resolve();
});
const store = { dispatch: jest.fn() };
followSession(store as never, { state: { location }, navigate } as never);
onSessionEnd(() => ofTab.set(INPUT, '"98765 43210"'));

const changed = (key: string) =>
  browser.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: stored.get(key) ?? null }));

beforeEach(() => {
  jest.clearAllMocks();
  stored.clear();
  ofTab.clear();
  storeSession({ id: 1, username: 'asha', role: 'admin' }, 'token');
  location.pathname = `${DASHBOARD}/bookings`;
});

describe('an open tab of the dashboard', () => {
  it('shows the sign-in and holds nothing about guests once another tab has logged out', async () => {
    clearSessionAndGuests();
    ofTab.set('verification-notes-3', '"Asha paid twice"');
    for (const key of [LOGGED_OUT_KEY, ADMIN_USER_KEY]) changed(key);
    await Promise.resolve();

    expect(navigate).toHaveBeenCalledWith(SIGN_IN, expect.objectContaining({ replace: true }));
    expect(store.dispatch).toHaveBeenCalledTimes(1);
    expect([...ofTab.keys()]).toEqual([]);
  });

  it('drops what it has kept when the server’s refusal arrives before the log-out of another tab', () => {
    reportRefusedToken('token');
    expect([...ofTab.keys()]).toContain(INPUT);

    clearSessionAndGuests();
    ofTab.set(INPUT, '"98765 43210"');
    changed(LOGGED_OUT_KEY);

    expect([...ofTab.keys()]).toEqual([]);
  });

  it('keeps input and the way back when the session has ended in another tab without a log-out', () => {
    clearSession();
    changed(ADMIN_USER_KEY);

    expect(navigate).toHaveBeenCalledTimes(1);
    expect([...ofTab.keys()].sort()).toEqual(['adminReturnTo', INPUT]);
  });

  it('shows the sign-in when Back shows it again as it was left before a log-out', () => {
    clearSessionAndGuests();
    browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

    expect(navigate).toHaveBeenCalledTimes(1);
  });

  it('stays when Back shows it again during the session', () => {
    browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

    expect(navigate).not.toHaveBeenCalled();
  });
});
