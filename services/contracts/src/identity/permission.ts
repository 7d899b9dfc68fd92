/**
 * What somebody who is signed in may work with, one word a subject; routes and the dashboard's sections name the one they
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
] as const;
export type Permission = (typeof PERMISSIONS)[number];
