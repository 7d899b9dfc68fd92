/** Where the running product is; the defaults are those of `make up`. */
const text = (name: string, fallback: string): string => (process.env[name] || fallback).replace(/\/+$/, '');

export const SITE_URL = text('SITE_URL', 'http://127.0.0.1:8080');
export const MAILBOX_URL = text('MAILBOX_URL', 'http://127.0.0.1:1080');
/**
 * Where the mailbox answers programs, and how it is asked for the oldest first. The containers' older MailDev has no
 * path of its own for programs, and no other order.
 */
export const MAILBOX_API = text('MAILBOX_API', `${MAILBOX_URL}/api`);
export const OLDEST_FIRST = MAILBOX_API.endsWith('/api') ? 'sort=asc' : '';

/** The owner's login. Without a password the one that `make up` made for this checkout is read by `stack.ts`. */
export const ADMIN_USERNAME = text('ADMIN_USERNAME', 'admin');
