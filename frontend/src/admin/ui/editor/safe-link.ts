import { mailLink } from '@farmhouse/contracts/text/mail-link';

const LINK = /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;
const MAIL_ADDRESS = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;
const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+([/?#:]|$)/i;

/** True for web, mail and telephone URLs and for paths on this site; false for `javascript:` and other schemes. */
export function isSafeLink(address: string): boolean {
  return LINK.test(address.trim());
}

/** Completes a typed URL: adds `https://` to `example.com`, `mailto:` to `a@example.com`. Undefined if unsafe. */
export function linkUrlOf(typed: string): string | undefined {
  const address = typed.trim();
  if (isSafeLink(address)) return address;
  if (MAIL_ADDRESS.test(address)) return mailLink(address);
  return HOST.test(address) ? `https://${address}` : undefined;
}
