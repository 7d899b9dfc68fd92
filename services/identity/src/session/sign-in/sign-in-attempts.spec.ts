import { RedisConnection } from '@farmhouse/platform/redis/redis.connection';
import { emptyRedis } from '@farmhouse/platform/testing/empty-redis';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { OWNER, startIdentity } from '../../testing/test-identity.ts';
import { usernameGroup } from './username-group.ts';

let service: TestService;

beforeAll(async () => {
  service = await startIdentity({ RATE_LIMIT_LOGIN_ACCOUNT: '20' });
});
afterAll(() => service.close());
beforeEach(() => emptyRedis(service.app.get(RedisConnection).redis));

describe('failed sign-ins', () => {
  const ADDRESS = '203.0.113.9';
  const attempt = (part: Partial<typeof OWNER> = {}, from: { address?: string; cookie?: string } = {}) =>
    service.app.inject({
      method: 'POST',
      url: '/api/admin/login',
      headers: { 'x-real-ip': from.address ?? ADDRESS, ...(from.cookie && { cookie: from.cookie }) },
      payload: { ...OWNER, ...part },
    });
  const statusOf = async (...args: Parameters<typeof attempt>) => (await attempt(...args)).statusCode;
  const guess = { password: 'guess' };
  const fail = async (times: number, ...args: Parameters<typeof attempt>) => {
    for (let failures = 0; failures < times; failures += 1) await attempt(...args);
  };
  /** The cookie of a browser in which the owner has signed in. */
  const aTrustedBrowser = async (from: { address?: string; cookie?: string } = { address: '192.0.2.1' }) => {
    const [cookie] = (await attempt({}, from)).cookies;
    return { cookie: `${cookie?.name}=${cookie?.value}`, attributes: cookie };
  };

  it('at one account do not lock other users of the same address', async () => {
    await fail(6, { username: 'somebody', ...guess });

    expect(await statusOf()).toBe(200);
  });

  it('from another address do not lock the account', async () => {
    await fail(6, guess, { address: '198.51.100.1' });

    expect(await statusOf()).toBe(200);
  });

  it('lock untrusted browsers of that address, but no browser in which the owner has signed in', async () => {
    const { cookie } = await aTrustedBrowser();
    await fail(6, guess);

    expect(await statusOf()).toBe(429);
    expect(await statusOf({}, { cookie })).toBe(200);
  });

  it('at many invented names take no more counters than there are groups of names', async () => {
    const { redis } = service.app.get(RedisConnection);
    const invented = Array.from({ length: 50_000 }, (_, n) => `nobody ${n}`).filter(
      (name) => usernameGroup(name) === '7',
    );

    for (const [n, username] of invented.slice(0, 10).entries())
      await attempt({ username, ...guess }, { address: `198.51.100.${n}` });

    expect(await redis.keys('limit:loginAccount:*')).toEqual(['limit:loginAccount:7']);
  });

  it('of many addresses at one account are counted together, and still lock no trusted browser', async () => {
    const { cookie } = await aTrustedBrowser();
    for (let n = 0; n < 20; n += 1) await attempt(guess, { address: `198.51.100.${n}` });

    expect(await statusOf({}, { address: '198.51.100.99' })).toBe(429);
    expect(await statusOf({}, { address: '198.51.100.99', cookie })).toBe(200);
  });

  it('above the limit of an address refuse its untrusted browsers before the body is read, but no trusted browser', async () => {
    const { cookie } = await aTrustedBrowser({ address: ADDRESS });
    const account = (n: number) => ({ username: `nobody ${n}`, ...guess });
    await Promise.all(Array.from({ length: 60 }, (_, n) => attempt(account(n))));

    expect(await statusOf()).toBe(429);
    expect(await statusOf({}, { cookie })).toBe(200);
  });

  it('of a trusted browser are limited per minute across all accounts', async () => {
    const { cookie } = await aTrustedBrowser();
    const account = (n: number) => ({ username: `nobody ${n}`, ...guess });
    await Promise.all(
      Array.from({ length: 60 }, (_, n) => attempt(account(n), { cookie, address: `198.51.100.${n}` })),
    );

    expect(await statusOf({}, { cookie })).toBe(429);
  });

  it('of a trusted browser lock that browser alone', async () => {
    const { cookie } = await aTrustedBrowser();
    await fail(5, guess, { cookie });

    expect(await statusOf({}, { cookie })).toBe(429);
    expect(await statusOf()).toBe(200);
  });

  it.each([
    ['made up', () => Promise.resolve('__Secure-known_device=made-up')],
    [
      'of a browser that was forgotten',
      async () => {
        const { cookie } = await aTrustedBrowser();
        await service.app.get(DataSource).query('DELETE FROM known_devices');
        return cookie;
      },
    ],
  ])('count as those of an untrusted browser with a cookie that is %s', async (_case, cookieOf) => {
    const cookie = await cookieOf();
    await fail(5, guess, { cookie });

    expect(await statusOf({}, { cookie })).toBe(429);
  });

  it('do not include right passwords', async () => {
    for (let n = 0; n < 25; n += 1) await attempt({}, { address: `198.51.100.${n}` });

    expect(await statusOf()).toBe(200);
  });

  it('leave a browser its cookie, which is sent to the sign-in only and no script can read', async () => {
    const { cookie, attributes } = await aTrustedBrowser();

    const again = await aTrustedBrowser({ cookie });

    expect(again.cookie).toBe(cookie);
    expect(attributes).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/api/admin/login' });
  });
});
