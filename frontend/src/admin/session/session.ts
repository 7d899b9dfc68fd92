import type { AdminView } from '@farmhouse/contracts/identity/admin';
import { isPermitted, type Permission } from '@farmhouse/contracts/identity/permission';
import { ADMIN_TOKEN_KEY, ADMIN_USER_KEY } from '../../shared/api/admin-token.ts';
import { localKeys, readLocalText, removeLocalText, writeLocalText } from '../../shared/storage/local-storage.ts';
import { removeSessionItem, sessionKeys } from '../../shared/storage/session-storage.ts';

export interface Session {
  token: string;
  admin: Pick<AdminView, 'username' | 'role'>;
}

/** The stored session; null also where the browser denies storage. An unreadable stored user counts as signed out. */
export function readSession(): Session | null {
  const token = readLocalText(ADMIN_TOKEN_KEY);
  const user = readLocalText(ADMIN_USER_KEY);
  if (!token || !user) return null;
  const admin = parseAdmin(user);
  return admin && { token, admin };
}

/** True if the signed-in admin has one of these permissions. */
export const hasPermission = (...needs: Permission[]): boolean => isPermitted(readSession()?.admin.role ?? '', needs);

/** The id of the stored user, undefined when there is none. */
export function signedInAdminId(): number | undefined {
  try {
    const { id } = JSON.parse(readLocalText(ADMIN_USER_KEY) ?? '{}') as { id?: unknown };
    return typeof id === 'number' ? id : undefined;
  } catch {
    return undefined;
  }
}

/** Key in local storage, set from a log-out until the next sign-in: every other tab then forgets what it holds, too. */
export const LOGGED_OUT_KEY = 'adminLoggedOut';

/** True from a log-out, in whichever tab, until the next sign-in. */
export const isLoggedOut = (): boolean => readLocalText(LOGGED_OUT_KEY) !== undefined;

/** Stores a session; false, with nothing stored, where the browser denies storage or has no room for it. */
export function storeSession(admin: AdminView, token: string): boolean {
  const isStored = writeLocalText(ADMIN_TOKEN_KEY, token) && writeLocalText(ADMIN_USER_KEY, JSON.stringify(admin));
  if (isStored) removeLocalText(LOGGED_OUT_KEY);
  else clearSession();
  return isStored;
}

export function clearSession(): void {
  removeLocalText(ADMIN_TOKEN_KEY);
  removeLocalText(ADMIN_USER_KEY);
}

/** Keys in local storage that begin like this name bookings of guests. */
const GUEST_PREFIX = 'admin-chat-';

/** Clears what this tab has stored, such as a form's input, which may name guests. */
export const clearTab = (): void => sessionKeys().forEach(removeSessionItem);

/**
 * Clears the session and what this browser holds about guests: all that its tabs have stored, each by itself, and the
 * bookings made from chats. Drafts of posts stay, so that a log-out loses no work.
 */
export function clearSessionAndGuests(): void {
  writeLocalText(LOGGED_OUT_KEY, 'true'); // before the session, whose end the other tabs follow
  clearSession();
  clearTab();
  localKeys()
    .filter((key) => key.startsWith(GUEST_PREFIX))
    .forEach(removeLocalText);
}

function parseAdmin(stored: string): Session['admin'] | null {
  try {
    const user: unknown = JSON.parse(stored);
    if (typeof user !== 'object' || user === null) throw new Error('Not a user');
    const { username, role } = user as Record<string, unknown>;
    return { username: textOr(username, 'admin'), role: textOr(role, 'admin') };
  } catch (error) {
    console.error('Error parsing admin user data:', error);
    return null;
  }
}

function textOr(value: unknown, fallback: string): string {
  return typeof value === 'string' && value ? value : fallback;
}
