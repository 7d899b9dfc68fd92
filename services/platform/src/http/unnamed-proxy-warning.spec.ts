import { expect, it } from '@jest/globals';
import { UnnamedProxyWarning } from './unnamed-proxy-warning.ts';

const times = (count: number, network: string): string[] => Array<string>(count).fill(network);

it.each<[string, number, string[]]>([
  ['a bridge of containers makes every call', 1, times(500, '172.18.0.1')],
  ['an IPv6 network inside makes every call', 1, times(500, 'fd00:1:2:3::/64')],
  ['there were few calls yet', 0, times(99, '172.18.0.1')],
  ['another guest calls too', 0, [...times(50, '10.0.0.1'), '203.0.113.5', ...times(500, '10.0.0.1')]],
  ['it is a guest on the internet', 0, times(500, '203.0.113.5')],
  ['it is this machine', 0, times(500, '127.0.0.1')],
  ['there is no address', 0, times(500, 'unknown')],
])('UnnamedProxyWarning, when %s, warns %i times', (_when, warnings, calls) => {
  const warned: string[] = [];
  const warning = new UnnamedProxyWarning((text) => warned.push(text));

  for (const network of calls) warning.record(network);

  expect(warned).toHaveLength(warnings);
  for (const text of warned) expect(text).toContain('TRUSTED_PROXIES');
});
