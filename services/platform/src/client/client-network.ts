import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Prefix length of the smallest network that providers assign to one customer. */
const IPV6_CUSTOMER_PARTS = 4;

type ClientRequest = Pick<FastifyRequest, 'headers' | 'ip'>;

/**
 * The address of a request's client. The gateway overwrites the header with the address it saw, and services listen
 * only where the gateway can reach them, so a client cannot forge it.
 */
export function clientAddress({ headers, ip }: ClientRequest): string {
  const forwarded = headers['x-real-ip'];
  return typeof forwarded === 'string' && forwarded ? forwarded : ip;
}

/** The key that a limit counts: the client's IPv4 address, or the /64 network of its IPv6 one. */
export function clientNetwork(request: ClientRequest): string {
  const clientIp = clientAddress(request);
  if (!isIPv6(clientIp)) return clientIp;
  const address = ipaddr.process(clientIp);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, IPV6_CUSTOMER_PARTS).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
