/** The addresses of the running product; the defaults are those of `make up`. */
const text = (name: string, fallback: string): string => (process.env[name] || fallback).replace(/\/+$/, '');

export const SITE_URL = text('SITE_URL', 'http://127.0.0.1:8080');
export const MAILBOX_URL = text('MAILBOX_URL', 'http://127.0.0.1:1080');
/**
 * The mailbox's API, and its query for oldest first. The containers' older MailDev has no `/api` prefix and always
 * returns oldest first.
 */
export const MAILBOX_API = text('MAILBOX_API', `${MAILBOX_URL}/api`);
export const OLDEST_FIRST = MAILBOX_API.endsWith('/api') ? 'sort=asc' : '';

/** The owner's user name. Without ADMIN_PASSWORD, `stack.ts` reads the password that `make up` generated. */
export const ADMIN_USERNAME = text('ADMIN_USERNAME', 'admin');
