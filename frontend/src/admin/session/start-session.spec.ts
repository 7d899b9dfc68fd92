import { beforeEach, expect, it, jest } from '@jest/globals';
import { memoryStorage } from '../../shared/storage/testing/memory-storage.ts';
import { canStore, startSession } from './start-session.ts';

const stored = new Map<string, string>();
const storage = memoryStorage(stored);
const fetched = jest.fn<typeof fetch>(() => Promise.resolve(new Response()));
Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
Object.assign(globalThis, { fetch: fetched });

const signedIn = { admin: { id: 1, username: 'asha', role: 'admin' }, token: 'token' };
const reloaded = () => Promise.resolve(true);
const full = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

beforeEach(() => {
  stored.clear();
  fetched.mockClear();
});

it('a sign-in is stored and its token kept once the other tabs have reloaded', async () => {
  expect(await startSession(signedIn, reloaded)).toBeUndefined();

  expect([...stored.keys()]).toEqual(['adminToken', 'adminUser']);
  expect(fetched).not.toHaveBeenCalled();
});

it('a sign-in that the browser does not store says so, and its token is revoked', async () => {
  const setItem = jest.spyOn(storage, 'setItem').mockImplementation(full);

  expect(await startSession(signedIn, reloaded)).toMatch(/^This browser does not let the dashboard store your sign-in/);

  const headers = { Authorization: 'Bearer token' };
  expect(fetched).toHaveBeenCalledWith('/api/admin/logout', expect.objectContaining({ headers }));
  setItem.mockRestore();
});

it('a sign-in beside an open tab of the site stores nothing, and its token is revoked', async () => {
  expect(await startSession(signedIn, () => Promise.resolve(false))).toMatch(/^Close the other tabs/);

  expect(stored.size).toBe(0);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('whether the browser can store a sign-in is known before it is sent', () => {
  expect([canStore(), stored.size]).toEqual([true, 0]);

  const setItem = jest.spyOn(storage, 'setItem').mockImplementation(full);
  expect(canStore()).toBe(false);
  setItem.mockRestore();
});
