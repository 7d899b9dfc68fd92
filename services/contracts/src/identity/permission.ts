import { ADMIN_ROLE } from './admin.ts';

/**
 * What a signed-in admin may work with, one word a subject; routes and the dashboard's sections name the one they
 * need.
 */
export const PERMISSIONS = [
  'bookings',
  'payments',
  'calendar',
  'catalogue',
  'content',
  'settings',
  'scripts',
  'analytics',
  'chat',
  'messages',
  'privacy',
  'queues',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** What each role may work with. */
export const ROLES: Record<string, readonly Permission[]> = { [ADMIN_ROLE]: PERMISSIONS };

/** The permissions of a role; an unknown role has none. */
export function permissionsOf(role: string): readonly Permission[] {
  return Object.hasOwn(ROLES, role) ? (ROLES[role] ?? []) : [];
}

/** True if an admin with the role has one of the permissions that are needed, or if none is needed. */
export function isPermitted(role: string, needs: readonly Permission[]): boolean {
  const granted = permissionsOf(role);
  return needs.length === 0 || needs.some((permission) => granted.includes(permission));
}
