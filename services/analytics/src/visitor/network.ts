import ipaddr from 'ipaddr.js';

const IPV4_BITS = 24;
const IPV6_BITS = 48;
const NO_ADDRESS = '0.0.0.0';

/**
 * The address without the part that identifies one household: 203.0.113.0 for 203.0.113.77, the /48 network of an IPv6
 * one. Nothing more of it is stored. Rule: visits are counted with permission.
 */
export function truncatedIp(address: string): string {
  if (!ipaddr.isValid(address)) return NO_ADDRESS;
  const whole = ipaddr.process(address);
  return whole instanceof ipaddr.IPv4
    ? ipaddr.IPv4.networkAddressFromCIDR(`${whole.toString()}/${IPV4_BITS}`).toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${whole.toString()}/${IPV6_BITS}`).toString();
}
