import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Resolver } from './checked-lookup.ts';
import { FetchFailure } from './fetch-failure.ts';
import { GuardedFetch } from './guarded-fetch.ts';
import { isPublicIp } from './public-address.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** For tests that need a server: it can only be on this machine. */
const local = new GuardedFetch({ allowsLoopback: true });
const reasonOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'read',
    (error: unknown) => (error instanceof FetchFailure ? error.reason : String(error)),
  );

describe('isPublicIp', () => {
  it.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111', '2a00:1450:4009::200e'])('admits %s', (address) => {
    expect(isPublicIp(address)).toBe(true);
  });

  it.each([
    ...['127.0.0.1', '127.8.8.8', '0.0.0.0', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
    ...['100.100.100.200', '168.63.129.16', '192.0.0.192', '192.0.2.1', '198.18.0.1', '224.0.0.1', '240.0.0.1'],
    ...['255.255.255.255', '::', '::1', 'fe80::1', 'fc00::1', 'fd00:ec2::254', 'ff02::1', 'fec0::1', '::127.0.0.1'],
    ...['::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '64:ff9b:1::a9fe:a9fe', '2002:7f00:1::', '2001::1'],
    ...['2001:db8::1', 'farm.example', ''],
  ])('refuses %s', (address) => {
    expect(isPublicIp(address)).toBe(false);
  });
});

describe('GuardedFetch', () => {
  const strict = (resolve?: Resolver) => new GuardedFetch({ allowsLoopback: false, resolve, maxMs: 2_000 });
  const names =
    (...addresses: string[]): Resolver =>
    () =>
      Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));

  it.each([
    'http://calendar.example/a.ics',
    'file:///etc/passwd',
    'ftp://calendar.example/a.ics',
    'https://user:secret@calendar.example/a.ics',
    'https://127.0.0.1/a.ics',
    'https://2130706433/a.ics',
    'https://0x7f.1/a.ics',
    'https://[::1]/a.ics',
    'https://[::ffff:10.0.0.1]/a.ics',
    'https://169.254.169.254/latest/meta-data',
    'no address',
  ])('does not read %s', async (address) => {
    const requests: string[] = [];
    const resolve: Resolver = (host) => {
      requests.push(host);
      return Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
    };

    expect(await reasonOf(strict(resolve).get(address))).toBe('address-not-allowed');
    expect(requests).toEqual([]);
  });

  it.each([
    ['a private address', ['10.0.0.5']],
    ['a private address beside a public one', ['93.184.216.34', '127.0.0.1']],
    ['an IPv6 address that holds a private one', ['::ffff:192.168.0.1']],
  ])('does not connect to a name with %s', async (_case, addresses) => {
    expect(await reasonOf(strict(names(...addresses)).get('https://calendar.example/'))).toBe('address-not-allowed');
  });

  it('says that a name without an address cannot be reached', async () => {
    expect(await reasonOf(strict(names()).get('https://calendar.example/'))).toBe('unreachable');
  });

  it('asks for the addresses of a name once and connects to the answer, whatever a later answer would be', async () => {
    let [requests, calls] = [0, 0];
    const base = await serve((_request, response) => {
      calls += 1;
      response.end('inside');
    });
    const { port } = new URL(base);
    // nothing answers at this address of a documentation network, which is checked as if it were public
    const changing: Resolver = () => {
      requests += 1;
      return Promise.resolve([{ address: requests === 1 ? '203.0.114.1' : '127.0.0.1', family: 4 }]);
    };
    const guarded = new GuardedFetch({ allowsLoopback: false, resolve: changing, maxMs: 1_000 });

    const first = await reasonOf(guarded.get(`https://calendar.example:${port}/`));
    const second = await reasonOf(guarded.get(`https://calendar.example:${port}/`));

    expect(['too-slow', 'unreachable']).toContain(first);
    expect(second).toBe('address-not-allowed');
    expect([requests, calls]).toEqual([2, 0]);
  });

  it('checks the name of a redirect, and its addresses, again', async () => {
    const targets = [
      'http://169.254.169.254/latest',
      'file:///etc/passwd',
      'http://u:p@localhost/',
      'http://inside.example/',
    ];
    let target = '';
    const base = await serve((_request, response) => response.writeHead(302, { location: target }).end());
    const guarded = new GuardedFetch({ allowsLoopback: true, resolve: names('10.0.0.1') });

    for (target of targets)
      expect([target, await reasonOf(guarded.get(base))]).toEqual([target, 'address-not-allowed']);
  });

  it('follows five redirects and no sixth', async () => {
    const base = await serve(({ url = '' }, response) => {
      const left = Number(url.slice(1));
      if (left === 0) response.end('here');
      else response.writeHead(307, { location: `/${left - 1}` }).end();
    });

    expect((await local.get(`${base}/5`)).text).toBe('here');
    expect(await reasonOf(local.get(`${base}/6`))).toBe('unreachable');
  });

  it('gives up on an answer of more than 2 MB after decompression', async () => {
    const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024, ' '));
    const base = await serve((_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb));

    expect(bomb.length).toBeLessThan(100_000);
    expect(await reasonOf(local.get(base))).toBe('too-large');
  });

  it.each([
    ['never answers', () => undefined],
    [
      'drips its answer',
      (response: { write(text: string): unknown }) => void setInterval(() => response.write('.'), 50).unref(),
    ],
  ])('gives up on a server that %s', async (_case, answer) => {
    const base = await serve((_request, response) => answer(response));
    const guarded = new GuardedFetch({ allowsLoopback: true, maxMs: 500 });

    expect(await reasonOf(guarded.get(base))).toBe('too-slow');
  });

  it('reads text of any status with the headers that are given, and sends no cookie', async () => {
    const base = await serve((request, response) => {
      const { cookie, 'if-none-match': tag } = request.headers;
      response.writeHead(404, { 'set-cookie': 'a=b', etag: '"1"' }).end(JSON.stringify({ cookie, tag, text: 'చెట్టు' }));
    });

    await local.get(base);
    const { status, headers, text } = await local.get(base, { 'if-none-match': '"0"' });

    expect([status, headers.get('etag')]).toEqual([404, '"1"']);
    expect(JSON.parse(text)).toEqual({ tag: '"0"', text: 'చెట్టు' });
  });

  it('says that a closed port cannot be reached', async () => {
    const base = await serve(() => undefined);
    servers.pop()?.close();

    expect(await reasonOf(local.get(base))).toBe('unreachable');
  });
});
