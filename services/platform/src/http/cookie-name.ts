/**
 * `__Host-`: browsers take the cookie only from this very host over https, for all paths, so that neither another host
 * of the domain nor an attacker on the network can plant one. `__Secure-`: over https, for a cookie with a path of its
 * own.
 */
type Prefix = '__Host-' | '__Secure-';

/** The name of a cookie at an address: with the prefix where the address is https, as no browser takes it elsewhere. */
export function cookieName(name: string, address: string, prefix: Prefix = '__Host-'): string {
  return address.startsWith('https:') ? `${prefix}${name}` : name;
}
