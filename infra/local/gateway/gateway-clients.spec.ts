import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestGateway, type TestGateway } from './testing/test-gateway.ts';
import { waitUntil } from '../process/ready.ts';

const ALLOWED = 3;

describe('the gateway', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await startTestGateway(
      { bookings: (_request, response) => void response.end('{}') },
      { TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT_GENERAL: String(ALLOWED) },
    );
  });
  afterAll(() => gateway.stop());

  const requestFrom = (address: string, path = '/api/bookings/quote') =>
    fetch(gateway.url + path, { headers: { 'X-Forwarded-For': address } });

  /** How many of `count` calls, spread over these addresses, are answered. */
  async function answered(addresses: readonly string[]): Promise<number> {
    const requests = addresses.flatMap((address) => Array.from({ length: 2 * ALLOWED }, () => requestFrom(address)));
    return (await Promise.all(requests)).filter(({ status }) => status !== 429).length;
  }

  it.each([
    ['other addresses of one IPv6 network', ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff']],
    ['a compressed network and the same one in full', ['2001:db8::1', '2001:0db8:0000:0000:aaaa::2']],
    ['a network with one group of zeros and its other spelling', ['2001:db8:0:9::1', '2001:db8:0:9:1:2:3:4']],
    ['upper and lower case', ['2001:DB8:A:B::1', '2001:db8:a:b::2']],
    ['addresses that end in the byte of a line feed', ['2001:db8:5:6::a', '2001:db8:5:6::b']],
    ['an IPv4 address and the same one written as IPv6', ['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:cb00:7107']],
  ])('counts %s as one client', async (_, addresses) => {
    expect(await answered(addresses)).toBe(ALLOWED + 1);
  });

  it.each([
    ['two IPv6 networks', ['2001:db8:7:1::1', '2001:db8:7:2::1']],
    ['two networks that begin with zeros in the same places', ['2001:db9::1', '2001:dba::1']],
    ['two IPv4 addresses', ['203.0.113.10', '203.0.113.11']],
    ['two IPv4 addresses written as IPv6', ['::ffff:203.0.113.12', '::ffff:203.0.113.13']],
  ])('counts %s as two clients', async (_, addresses) => {
    expect(await answered(addresses)).toBe(2 * (ALLOWED + 1));
  });

  interface LogLine {
    id: string;
    path: string;
    client: string;
  }
  const logged = (): LogLine[] =>
    readFileSync(join(gateway.dataDir, 'logs/gateway.log'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as LogLine);

  async function logOf(address: string, path?: string): Promise<LogLine | undefined> {
    const id = (await requestFrom(address, path)).headers.get('x-request-id');
    const line = () => logged().find((one) => one.id === id);
    await waitUntil('A line of the log', async () => Promise.resolve(line() !== undefined), 5);
    return line();
  }

  it.each([
    ['/api/bookings/FH-7K2M9QXP', '/api/bookings/*'],
    ['/calendar/mTq0JfU2bX.ics', '/calendar/*.ics'],
    ['/calendar/mTq0JfU2bX.ics?x=1', '/calendar/*.ics'],
    ['/calendar/mTq0JfU2bX', '/calendar/*'],
    ['//calendar//mTq0JfU2bX', '//calendar/*'],
    ['/x/calendar/mTq0JfU2bX.ICS', '/x/calendar/*.ics'],
    ['/c%61lendar/mTq0JfU2bX.ics', '/c*'],
    ['/api/admin/calendar/blocks/3', '/api/admin/calendar/blocks/3'],
    ['/api/bookings/FH-7K2M9QXP/payment', '/api/bookings/*/payment'],
    ['/api/bookings/fh-7k2m9qxp/payment?phone=9800000000', '/api/bookings/*/payment'],
    ['/api/bookings/FH-7K2M9QXP/FH-7K2M9QXQ', '/api/bookings/*'],
    ['/api/bookings/quote?code=FH-7K2M9QXP', '/api/bookings/quote'],
    ['/api/bookings/quote/FH-7K2M9QXP', '/api/bookings/quote/*'],
    ['/api/bookings/%46H-7K2M9QXP/payment', '/api/bookings/*'],
    ['/api/b%6Fokings/FH-7K2M9QXP', '/api/b*'],
    ['/api/bookings%2FFH-7K2M9QXP', '/api/bookings*'],
    ['//api//bookings//fh-7k2m9qxp', '//api//bookings//*'],
    ['/api/bookings;/FH-7K2M9QXP', '/api/bookings;/*'],
    ['/API/Bookings/Fh-7k2m9qxp', '/API/Bookings/*'],
    ['/payment/%66%68%2d7k2m9qxp', '/payment/*'],
    ['/api/bookings/12', '/api/bookings/12'],
    ['/blog/fresh-from-the-farm', '/blog/fresh-from-the-farm'],
  ])('logs %s as %s', async (path, line) => {
    expect((await logOf('198.51.100.1', path))?.path).toBe(line);
  });

  it.each([
    ['203.0.113.77', '203.0.113.0'],
    ['2001:db8:1234:5678::9', '2001:db8:1234::'],
    ['2001:db8::9', '2001:db8::'],
    ['2001::5678:9', '2001::'],
    ['::1', ''],
    ['::ffff:203.0.113.77', '203.0.113.0'],
  ])('logs of the address %s only %j', async (address, network) => {
    expect((await logOf(address))?.client).toBe(network);
  });
});
