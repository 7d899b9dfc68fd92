import ipaddr from 'ipaddr.js';

/** Azure hands out a machine's credentials at an address that is otherwise public. */
const METADATA = new Set(['168.63.129.16']);

/** Of IPv6, addresses of the internet all begin with the bits 001; the rest is local, mapped or translated. */
const isGlobalV6 = (address: ipaddr.IPv6): boolean => ((address.parts[0] ?? 0) & 0xe000) === 0x2000;

/**
 * True for an address of the internet: not of this machine, of its networks, of a group, or of another address inside
 * it.
 */
export function isPublicIp(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (METADATA.has(address.toString())) return false;
  return address.range() === 'unicast' && (address instanceof ipaddr.IPv4 || isGlobalV6(address));
}

export function isLoopbackIp(text: string): boolean {
  return ipaddr.isValid(text) && ipaddr.parse(text).range() === 'loopback';
}
