import { expect, it } from '@jest/globals';
import { truncatedIp } from './network.ts';

it.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:1234:5678::9', '2001:db8:1234::'],
  ['2001:db8:1234:5678::/64', '0.0.0.0'],
  ['unknown', '0.0.0.0'],
  ['', '0.0.0.0'],
])('truncatedIp: of %j only %s is stored', (address, stored) => {
  expect(truncatedIp(address)).toBe(stored);
});
