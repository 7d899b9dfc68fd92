import { ADMIN_ROLE } from './admin.ts';

/** The permissions of signed-in admins, one per subject; routes and the dashboard's sections name the one they need. */
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

/** The permissions of each role. */
export const ROLES: Record<string, readonly Permission[]> = { [ADMIN_ROLE]: PERMISSIONS };

/** The permissions of a role; an unknown role has none. */
export function permissionsOf(role: string): readonly Permission[] {
  return Object.hasOwn(ROLES, role) ? (ROLES[role] ?? []) : [];
}

/** True if an admin with the role has one of the required permissions, or if none is required. */
export function isPermitted(role: string, needs: readonly Permission[]): boolean {
  const granted = permissionsOf(role);
  return needs.length === 0 || needs.some((permission) => granted.includes(permission));
}
