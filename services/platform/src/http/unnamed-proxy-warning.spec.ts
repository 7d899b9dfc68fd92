import { expect, it } from '@jest/globals';
import { UnnamedProxyWarning } from './unnamed-proxy-warning.ts';

const times = (count: number, network: string): string[] => Array<string>(count).fill(network);

it.each<[string, string[], number]>([
  ['a bridge of containers makes every call', times(500, '172.18.0.1'), 1],
  ['an IPv6 network inside makes every call', times(500, 'fd00:1:2:3::/64'), 1],
  ['there were few calls yet', times(99, '172.18.0.1'), 0],
  ['another guest calls too', [...times(50, '10.0.0.1'), '203.0.113.5', ...times(500, '10.0.0.1')], 0],
  ['it is a guest on the internet', times(500, '203.0.113.5'), 0],
  ['it is this machine', times(500, '127.0.0.1'), 0],
  ['there is no address', times(500, 'unknown'), 0],
])('UnnamedProxyWarning, when %s, warns as often as it should', (_when, calls, warnings) => {
  const heard: string[] = [];
  const warning = new UnnamedProxyWarning((text) => heard.push(text));

  for (const network of calls) warning.record(network);

  expect(heard).toHaveLength(warnings);
  for (const text of heard) expect(text).toContain('TRUSTED_PROXIES');
});
