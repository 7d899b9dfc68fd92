/** Where the owner's sign-in is kept. */
export const ADMIN_TOKEN_KEY = 'adminToken';

/** The owner's token, or null; always null on the server. */
export function adminToken(): string | null {
  return typeof window === 'undefined' ? null : window.localStorage.getItem(ADMIN_TOKEN_KEY);
}

const PROTECTED_WRITES = ['/api/blog-posts', '/api/services', '/api/coupons', '/api/homepage-images'];
const BOOKING_ACTION = /\/api\/bookings\/[^/]+\/(confirm|cancel|reminder)$/;

/**
 * Whether a call carries the owner's token: everything under /api/admin/, changes to what only the owner
 * changes, and the owner's three actions on a booking; nothing else. Source: public-site specification 6, D-16.
 */
export function needsBearer(path: string, method: string): boolean {
  if (path.includes('/api/admin/')) return true;
  if (method === 'GET') return false;
  return PROTECTED_WRITES.some((part) => path.includes(part)) || BOOKING_ACTION.test(path);
}

type Listener = () => void;
let listener: Listener | undefined;

/** Names what happens when a call that carried the owner's token is refused with 401. */
export function onSignedOut(callback: Listener | undefined): void {
  listener = callback;
}

export function reportSignedOut(): void {
  listener?.();
}
