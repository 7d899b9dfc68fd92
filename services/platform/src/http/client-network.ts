import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Prefix length of the smallest network that providers assign to one customer. */
const IPV6_CUSTOMER_PARTS = 4;

/**
 * The key that a limit counts: an IPv4 address, or the /64 network of an IPv6 one. The gateway overwrites the header with the
 * address it saw, and services listen only where the gateway can reach them, so a client cannot forge it.
 */
export function clientNetwork(request: Pick<FastifyRequest, 'headers' | 'ip'>): string {
  const header = request.headers['x-real-ip'];
  const told = typeof header === 'string' && header ? header : request.ip;
  if (!isIPv6(told)) return told;
  const address = ipaddr.process(told);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, IPV6_CUSTOMER_PARTS).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
