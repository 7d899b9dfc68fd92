import { textStorage } from '../storage/browser-storage.ts';

/** Key of the owner's token in local storage. */
export const ADMIN_TOKEN_KEY = 'adminToken';
/** Key of the signed-in user in local storage. */
export const ADMIN_USER_KEY = 'adminUser';

const texts = textStorage(() => window.localStorage);

/** The owner's token, or null; always null on the server, and where the browser denies storage. */
export function adminToken(): string | null {
  return texts.read(ADMIN_TOKEN_KEY) ?? null;
}

const PROTECTED_WRITES = ['/api/blog-posts', '/api/services', '/api/coupons', '/api/homepage-images'];
const BOOKING_ACTION = /\/api\/bookings\/[^/]+\/(confirm|cancel|reminder)$/;

/**
 * True if a call needs the owner's token: everything under /api/admin/, writes to what only the owner may change, and
 * the owner's three actions on a booking; nothing else. Rule: how a token is sent.
 */
export function needsBearer(path: string, method: string): boolean {
  if (path.includes('/api/admin/')) return true;
  if (method === 'GET') return false;
  return PROTECTED_WRITES.some((part) => path.includes(part)) || BOOKING_ACTION.test(path);
}

type Listener = () => void;
let listener: Listener | undefined;

/** Registers the callback for a 401 response to a call that carried the owner's token. */
export function onSignedOut(callback: Listener | undefined): void {
  listener = callback;
}

/**
 * Reports that the session of `token` is refused. A token that was replaced or removed meanwhile does not concern the
 * present session.
 */
export function reportRefusedToken(token: string | null): void {
  if (token && token === adminToken()) listener?.();
}
