const LINK = /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;
const PICTURE = /^(https?:\/\/|\/(?![/\\]))/i;
const MAIL_ADDRESS = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;
const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+([/?#:]|$)/i;

/** True for a web, mail or telephone address and for a path on this site; never for `javascript:` and the like. */
export function isSafeLink(address: string): boolean {
  return LINK.test(address.trim());
}

/** True for a picture on the web or on this site. */
export function isSafePicture(address: string): boolean {
  return PICTURE.test(address.trim());
}

/** The address that somebody means: `example.com` is on the web, `a@example.com` a mailbox. Undefined if it is not safe. */
export function linkAddressOf(typed: string): string | undefined {
  const address = typed.trim();
  if (isSafeLink(address)) return address;
  if (MAIL_ADDRESS.test(address)) return `mailto:${address}`;
  return HOST.test(address) ? `https://${address}` : undefined;
}
