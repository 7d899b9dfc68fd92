import { describe, expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { clientNetwork } from './client-network.ts';

const from = (address: string | undefined, ip = '127.0.0.1') =>
  clientNetwork({ headers: { 'x-real-ip': address }, ip } as unknown as FastifyRequest);

describe('clientNetwork', () => {
  it.each([
    ['an IPv4 address', '203.0.113.7', '203.0.113.7'],
    ['an IPv4 address written as IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
    ['the network of an IPv6 address', '2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
    ['the same network for its other addresses', '2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['a network with a gap', '2001:db8::1', '2001:db8:0:0::/64'],
    ['whatever a broken header says', 'unknown', 'unknown'],
  ])('%s', (_, address, network) => expect(from(address)).toBe(network));

  it('is the connection’s own address without a gateway in front', () => {
    expect(from(undefined, '::1')).toBe('0:0:0:0::/64');
  });
});
