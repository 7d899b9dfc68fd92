import { parseUrl } from '../text/parse-url.ts';

/**
 * The origin that an operator's address names, as browsers write it, also when the address ends in slashes. Undefined
 * for everything else: an address without http or https, or with a path, a query or a user name.
 */
export function webOrigin(address: string): string | undefined {
  const url = parseUrl(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return url.href.replace(/\/+$/, '') === url.origin ? url.origin : undefined;
}

/** True if both have one host name: the gateway tells site and dashboard apart by it, whatever their ports. */
export const shareHost = (first: string, second: string): boolean =>
  new URL(first).hostname === new URL(second).hostname;
