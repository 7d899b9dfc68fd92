import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  clearSession,
  clearSessionAndGuests,
  hasPermission,
  isLoggedOut,
  readSession,
  signedInAdminId,
  storeSession,
} from './session.ts';
import { memoryStorage } from '../../shared/storage/testing/memory-storage.ts';

const stored = new Map<string, string>();
const storage = memoryStorage(stored);
Object.defineProperty(globalThis, 'localStorage', { get: () => storage, configurable: true });
const ofTab = new Map<string, string>();
Object.defineProperty(globalThis, 'sessionStorage', { get: () => memoryStorage(ofTab), configurable: true });

beforeEach(() => {
  stored.clear();
  ofTab.clear();
});

describe('stored session', () => {
  it('is read back as it was stored', () => {
    storeSession({ id: 1, username: 'asha', role: 'admin' }, 'token');

    expect(readSession()).toEqual({ token: 'token', admin: { username: 'asha', role: 'admin' } });
  });

  it('is null without a token or without a user', () => {
    stored.set('adminUser', '{"username":"asha"}');
    expect(readSession()).toBeNull();

    stored.clear();
    stored.set('adminToken', 'token');
    expect(readSession()).toBeNull();
  });

  it.each(['{oops', 'null', '"asha"'])('is null when the stored user is %s, which is logged', (user) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    stored.set('adminToken', 'token');
    stored.set('adminUser', user);

    expect(readSession()).toBeNull();
    expect(log).toHaveBeenCalledWith('Error parsing admin user data:', expect.any(Error));
    log.mockRestore();
  });

  it('has the role admin by default', () => {
    stored.set('adminToken', 'token');
    stored.set('adminUser', '{"username":"asha"}');

    expect(readSession()?.admin.role).toBe('admin');
  });

  it.each([
    ['admin', true],
    ['cook', false],
  ])('of the role %s has the permission for bookings: %s', (role, expected) => {
    storeSession({ id: 1, username: 'asha', role }, 'token');

    expect(hasPermission('bookings', 'payments')).toBe(expected);
  });

  it('that is missing has no permission', () => {
    expect(hasPermission('bookings')).toBe(false);
  });

  it('that is cleared leaves what the same admin goes on with', () => {
    storeSession({ id: 1, username: 'asha', role: 'admin' }, 'token');
    ofTab.set('interrupted:asha:external booking', '{}');

    clearSession();

    expect([stored.size, ofTab.size]).toEqual([0, 1]);
  });

  it('that is cleared on log-out leaves nothing about guests, but drafts of posts and choices', () => {
    storeSession({ id: 1, username: 'asha', role: 'admin' }, 'token');
    const keys = ['interrupted:asha:external booking', 'adminReturnTo', 'admin-chat-draft-1-2', 'admin-chat-queue-1'];
    for (const key of [...keys, 'verification-notes-3']) ofTab.set(key, '"98765 43210"');
    for (const key of ['admin-chat-booking-2', 'draft:blog-post/3:1', 'adminSidebar']) stored.set(key, '{}');

    clearSessionAndGuests();

    expect([...ofTab.keys()]).toEqual([]);
    expect([...stored.keys()]).toEqual(['draft:blog-post/3:1', 'adminSidebar', 'adminLoggedOut']);
  });

  it('is known as logged out from a log-out until the next sign-in', () => {
    storeSession({ id: 1, username: 'asha', role: 'admin' }, 'token');
    clearSessionAndGuests();
    expect(isLoggedOut()).toBe(true);

    storeSession({ id: 1, username: 'asha', role: 'admin' }, 'token');
    expect(isLoggedOut()).toBe(false);
  });

  it('is null where the browser denies storage, and is not stored there', () => {
    const denied = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });

    expect(storeSession({ id: 1, username: 'asha', role: 'admin' }, 'token')).toBe(false);
    expect([readSession(), signedInAdminId()]).toEqual([null, undefined]);
    denied.mockRestore();
  });

  it('is not stored in part when the storage is full', () => {
    const full = jest.spyOn(storage, 'setItem').mockImplementation((key, value) => {
      if (key === 'adminUser') throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      stored.set(key, value);
    });

    expect(storeSession({ id: 1, username: 'asha', role: 'admin' }, 'token')).toBe(false);
    expect(stored.size).toBe(0);
    full.mockRestore();
  });
});
