import type { SignedIn } from '@farmhouse/contracts/identity/admin';
import { RedisConnection } from '@farmhouse/platform/redis/redis.connection';
import { emptyRedis } from '@farmhouse/platform/testing/empty-redis';
import { eventually } from '@farmhouse/platform/testing/eventually';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { DataSource } from 'typeorm';
import { OWNER, startIdentity } from '../testing/test-identity.ts';

let service: TestService;

beforeAll(async () => {
  service = await startIdentity({ RATE_LIMIT_LOGIN_ACCOUNT: '20' });
});
afterAll(() => service.close());
beforeEach(() => emptyRedis(service.app.get(RedisConnection).redis));

const login = (body: unknown) =>
  service.app.inject({ method: 'POST', url: '/api/admin/login', payload: body as object });
const me = (token: string) =>
  service.app.inject({ url: '/api/admin/me', headers: token ? { authorization: `Bearer ${token}` } : {} });
const signIn = async (password = OWNER.password) => (await login({ ...OWNER, password })).json<SignedIn>().token;

describe('POST /api/admin/login', () => {
  it('answers 200 with the admin and a token that GET /api/admin/me accepts', async () => {
    const answer = await login(OWNER);

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ admin: { id: 1, username: 'owner', role: 'admin' }, token: expect.any(String) });
    expect((await me(answer.json<SignedIn>().token)).json()).toEqual({ id: 1, username: 'owner', role: 'admin' });
  });

  it.each([
    ['a wrong password', { ...OWNER, password: 'not this one' }],
    ['an unknown user name', { ...OWNER, username: 'nobody' }],
  ])('answers 401 with the same message for %s', async (_case, credentials) => {
    const answer = await login(credentials);

    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      message: 'Invalid credentials. Please check username and password.',
      code: 'invalid-credentials',
    });
  });

  it.each([
    ['an empty body', {}, ['Username is required', 'Password is required']],
    ['an empty user name', { ...OWNER, username: '' }, ['Username is required']],
    ['an empty password', { ...OWNER, password: '' }, ['Password is required']],
    ['an object as user name', { ...OWNER, username: { $ne: null } }, ['Username is required']],
    [
      'a user name of 51 characters',
      { ...OWNER, username: 'x'.repeat(51) },
      ['Username can have at most 50 characters'],
    ],
    [
      'a password of 201 characters',
      { ...OWNER, password: 'x'.repeat(201) },
      ['Password can have at most 200 characters'],
    ],
  ])('answers 400 naming every wrong field for %s', async (_case, body, messages) => {
    const answer = await login(body);

    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ errors: { message: string }[] }>().errors.map(({ message }) => message)).toEqual(messages);
  });

  it('answers 429 after five failures, even to the right password', async () => {
    for (let failures = 0; failures < 5; failures++) await login({ ...OWNER, password: 'guess' });

    const answer = await login(OWNER);

    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('verifies only five of twenty simultaneous wrong passwords', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => login({ ...OWNER, password: 'guess' })));

    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15);
  });

  it('answers 200 to twenty simultaneous right passwords', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(OWNER)));

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  });

  it('resets the count of failures after a success', async () => {
    for (let failures = 0; failures < 4; failures++) await login({ ...OWNER, password: 'guess' });
    await login(OWNER);

    const answer = await login({ ...OWNER, password: 'guess' });

    expect(answer.statusCode).toBe(401);
  });
});

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
  const aKnownBrowser = async (from: { address?: string; cookie?: string } = { address: '192.0.2.1' }) => {
    const [cookie] = (await attempt({}, from)).cookies;
    return { cookie: `${cookie?.name}=${cookie?.value}`, attributes: cookie };
  };

  it('at another account lock nobody else behind the same address', async () => {
    await fail(6, { username: 'somebody', ...guess });

    expect(await statusOf()).toBe(200);
  });

  it('from another address do not lock the account', async () => {
    await fail(6, guess, { address: '198.51.100.1' });

    expect(await statusOf()).toBe(200);
  });

  it('lock the account’s strangers behind that address, but no browser in which the owner has signed in', async () => {
    const { cookie } = await aKnownBrowser();
    await fail(6, guess);

    expect(await statusOf()).toBe(429);
    expect(await statusOf({}, { cookie })).toBe(200);
  });

  it('of many addresses at one account are counted together, and still lock no known browser', async () => {
    const { cookie } = await aKnownBrowser();
    for (let n = 0; n < 20; n += 1) await attempt(guess, { address: `198.51.100.${n}` });

    expect(await statusOf({}, { address: '198.51.100.99' })).toBe(429);
    expect(await statusOf({}, { address: '198.51.100.99', cookie })).toBe(200);
  });

  it('however many a minute, from an address lock strangers there out before a body is read, but no known browser', async () => {
    const { cookie } = await aKnownBrowser({ address: ADDRESS });
    const account = (n: number) => ({ username: `nobody ${n}`, ...guess });
    await Promise.all(Array.from({ length: 60 }, (_, n) => attempt(account(n))));

    expect(await statusOf()).toBe(429);
    expect(await statusOf({}, { cookie })).toBe(200);
  });

  it('of a known browser have a limit a minute, at whatever accounts', async () => {
    const { cookie } = await aKnownBrowser();
    const account = (n: number) => ({ username: `nobody ${n}`, ...guess });
    await Promise.all(
      Array.from({ length: 60 }, (_, n) => attempt(account(n), { cookie, address: `198.51.100.${n}` })),
    );

    expect(await statusOf({}, { cookie })).toBe(429);
  });

  it('of a known browser are counted, too', async () => {
    const { cookie } = await aKnownBrowser();
    await fail(5, guess, { cookie });

    expect(await statusOf({}, { cookie })).toBe(429);
    expect(await statusOf()).toBe(200);
  });

  it.each([
    ['made up', () => Promise.resolve('known_device=made-up')],
    [
      'of a browser that was forgotten',
      async () => {
        const { cookie } = await aKnownBrowser();
        await service.app.get(DataSource).query('DELETE FROM known_devices');
        return cookie;
      },
    ],
  ])('are those of a stranger with a cookie that is %s', async (_case, cookieOf) => {
    const cookie = await cookieOf();
    await fail(5, guess, { cookie });

    expect(await statusOf({}, { cookie })).toBe(429);
  });

  it('right passwords are not counted against the account', async () => {
    for (let n = 0; n < 25; n += 1) await attempt({}, { address: `198.51.100.${n}` });

    expect(await statusOf()).toBe(200);
  });

  it('a browser keeps its cookie, which only the sign-in gets and no script can read', async () => {
    const { cookie, attributes } = await aKnownBrowser();

    const again = await aKnownBrowser({ cookie });

    expect(again.cookie).toBe(cookie);
    expect(attributes).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/api/admin/login' });
  });
});

describe('the admin token', () => {
  it.each([
    ['no token', () => ''],
    ['a made-up token', () => 'a.b.c'],
    ['an unsigned token', () => new JwtService().sign({ sub: '1' }, { algorithm: 'none', secret: '' })],
    ['a token signed by another key', () => service.identity.bearer().replace('Bearer ', '')],
    [
      'a token signed with a shared secret',
      () => new JwtService().sign({ sub: '1' }, { secret: 'guess', algorithm: 'HS256' }),
    ],
  ])('%s is answered 401', async (_case, token) => {
    const answer = await me(token());

    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ message: 'Authentication required', code: 'unauthorized' });
  });

  it('is answered 401 after logout; other tokens stay valid', async () => {
    const [ended, other] = [await signIn(), await signIn()];

    const logout = await service.app.inject({
      method: 'POST',
      url: '/api/admin/logout',
      headers: { authorization: `Bearer ${ended}` },
    });

    expect(logout.statusCode).toBe(204);
    expect((await me(ended)).statusCode).toBe(401);
    expect((await me(other)).statusCode).toBe(200);
  });

  it('stays ended when Redis loses its data while every connection stays', async () => {
    const [ended, other] = [await signIn(), await signIn()];
    await service.app.inject({
      method: 'POST',
      url: '/api/admin/logout',
      headers: { authorization: `Bearer ${ended}` },
    });
    await service.app.get(RedisConnection).redis.flushdb();

    const answers: number[] = [];
    await eventually(async () => {
      answers.push((await me(ended)).statusCode);
      expect((await me(other)).statusCode).toBe(200);
    });

    expect((await me(ended)).statusCode).toBe(401);
    expect(answers).not.toContain(200);
  });

  it('is verified before the body is parsed', async () => {
    const answer = await service.app.inject({
      method: 'POST',
      url: '/api/admin/password',
      headers: { 'content-type': 'application/json' },
      payload: '{ broken',
    });

    expect(answer.statusCode).toBe(401);
  });
});

describe('POST /api/admin/password', () => {
  const change = (token: string, body: object) =>
    service.app.inject({
      method: 'POST',
      url: '/api/admin/password',
      headers: { authorization: `Bearer ${token}` },
      payload: body,
    });

  it('revokes every token; the new password signs in at once', async () => {
    const token = await signIn();
    const next = 'another long password';

    const answer = await change(token, { currentPassword: OWNER.password, newPassword: next });

    expect(answer.statusCode).toBe(204);
    expect((await me(token)).statusCode).toBe(401);
    expect((await login(OWNER)).statusCode).toBe(401);
    const fresh = await signIn(next);
    expect((await me(fresh)).statusCode).toBe(200);
    await change(fresh, { currentPassword: next, newPassword: OWNER.password });
  });

  it('forgets the browsers in which the admin has signed in', async () => {
    const next = 'another long password';
    const token = await signIn();

    await change(token, { currentPassword: OWNER.password, newPassword: next });

    expect(await service.app.get(DataSource).query('SELECT FROM known_devices')).toEqual([]);
    await change(await signIn(next), { currentPassword: next, newPassword: OWNER.password });
  });

  it('revokes tokens issued between two changes within one second', async () => {
    const next = 'another long password';

    await change(await signIn(), { currentPassword: OWNER.password, newPassword: next });
    const between = await signIn(next);
    await change(between, { currentPassword: next, newPassword: OWNER.password });

    expect((await me(between)).statusCode).toBe(401);
    expect((await me(await signIn())).statusCode).toBe(200);
  });

  it('leaves no valid token to logins with the old password during the change', async () => {
    const next = 'another long password';
    const token = await signIn();
    const fromElsewhere = (index: number) =>
      service.app.inject({
        method: 'POST',
        url: '/api/admin/login',
        headers: { 'x-real-ip': `192.0.2.${index}` },
        payload: OWNER,
      });

    const changed = change(token, { currentPassword: OWNER.password, newPassword: next });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => fromElsewhere(index)));
    await changed;

    const opened = answers.filter(({ statusCode }) => statusCode === 200);
    const stillOpen = await Promise.all(opened.map((answer) => me(answer.json<SignedIn>().token)));
    expect(stillOpen.filter(({ statusCode }) => statusCode === 200)).toHaveLength(0);
    await change(await signIn(next), { currentPassword: next, newPassword: OWNER.password });
  });

  it.each([
    [
      'a wrong current password',
      { currentPassword: 'wrong', newPassword: 'another long password' },
      'The current password is not right',
    ],
    [
      'a short new password',
      { currentPassword: OWNER.password, newPassword: 'short' },
      'The new password needs at least 12 characters',
    ],
    ['no new password', { currentPassword: OWNER.password }, 'The new password is required'],
  ])('answers 400 to %s', async (_case, body, message) => {
    const answer = await change(await signIn(), body);

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message });
  });
});
