import type { AdminView } from '@farmhouse/contracts/identity/admin';
import { isPermitted, type Permission } from '@farmhouse/contracts/identity/permission';
import { ADMIN_TOKEN_KEY, ADMIN_USER_KEY } from '../../shared/api/admin-token.ts';

export interface Session {
  token: string;
  admin: Pick<AdminView, 'username' | 'role'>;
}

/** The stored session, or null. An unreadable stored user counts as signed out. */
export function readSession(): Session | null {
  const token = localStorage.getItem(ADMIN_TOKEN_KEY);
  const user = localStorage.getItem(ADMIN_USER_KEY);
  if (!token || !user) return null;
  const admin = parseAdmin(user);
  return admin && { token, admin };
}

/** True if the signed-in admin has one of these permissions. */
export const hasPermission = (...needs: Permission[]): boolean => isPermitted(readSession()?.admin.role ?? '', needs);

/** The id of the stored user, undefined when there is none. */
export function signedInAdminId(): number | undefined {
  try {
    const { id } = JSON.parse(localStorage.getItem(ADMIN_USER_KEY) ?? '{}') as { id?: unknown };
    return typeof id === 'number' ? id : undefined;
  } catch {
    return undefined;
  }
}

export function storeSession(admin: AdminView, token: string): void {
  localStorage.setItem(ADMIN_TOKEN_KEY, token);
  localStorage.setItem(ADMIN_USER_KEY, JSON.stringify(admin));
}

export function clearSession(): void {
  localStorage.removeItem(ADMIN_TOKEN_KEY);
  localStorage.removeItem(ADMIN_USER_KEY);
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
