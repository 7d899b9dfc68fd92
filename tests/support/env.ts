/** Where the running product is; the defaults are those of `make up`. */
const text = (name: string, fallback: string): string => (process.env[name] || fallback).replace(/\/+$/, '');

export const SITE_URL = text('SITE_URL', 'http://127.0.0.1:8080');
export const MAILBOX_URL = text('MAILBOX_URL', 'http://127.0.0.1:1080');
/** Where the mailbox answers programs; the containers' older MailDev has no path of its own for them. */
export const MAILBOX_API = text('MAILBOX_API', `${MAILBOX_URL}/api`);

/** The owner's login. Without a password the one that `make up` made for this checkout is read by `stack.ts`. */
export const ADMIN_USERNAME = text('ADMIN_USERNAME', 'admin');
