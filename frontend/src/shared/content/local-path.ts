/** This machine's own names, under which the product runs before it has a domain. */
const LOOPBACK = /^https?:\/\/(?:(?:[a-z\d-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?=[/?#]|$)/i;

/**
 * An address of this site as its path; any other one unchanged. `origin` is the site's URL without a path. Once the
 * site has a domain, this machine's own addresses, stored before, are of this site too.
 */
export function localPath(address: string, origin: string): string {
  if (address.startsWith(`${origin}/`)) return address.slice(origin.length);
  if (LOOPBACK.test(origin) || !LOOPBACK.test(address)) return address;
  return address.replace(LOOPBACK, '') || '/';
}
