import { DASHBOARD_COOKIE, type OwnAccountView, type SignedIn } from '@farmhouse/contracts/identity/admin';
import { Revocations } from '@farmhouse/platform/auth/revocations';
import { hashOfToken } from '@farmhouse/platform/auth/token-hash';
import { LOG } from '@farmhouse/platform/observability/logging';
import { RedisConnection } from '@farmhouse/platform/redis/redis.connection';
import { emptyRedis } from '@farmhouse/platform/testing/empty-redis';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { DataSource } from 'typeorm';
import { OWNER, startIdentity } from '../testing/test-identity.ts';

let service: TestService;

beforeAll(async () => {
  service = await startIdentity();
});
afterAll(() => service.close());
beforeEach(() => emptyRedis(service.app.get(RedisConnection).redis));

const login = (body: unknown) =>
  service.app.inject({ method: 'POST', url: '/api/admin/login', payload: body as object });
const me = (token: string) =>
  service.app.inject({ url: '/api/admin/me', headers: token ? { authorization: `Bearer ${token}` } : {} });
const changePassword = (token: string, body: object) =>
  service.app.inject({
    method: 'POST',
    url: '/api/admin/password',
    headers: { authorization: `Bearer ${token}` },
    payload: body,
  });
const signIn = async (password = OWNER.password) => (await login({ ...OWNER, password })).json<SignedIn>().token;

describe('POST /api/admin/login', () => {
  it('returns 200 with the admin and a token that GET /api/admin/me accepts', async () => {
    const response = await login(OWNER);

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ admin: { id: 1, username: 'owner', role: 'admin' }, token: expect.any(String) });
    expect((await me(response.json<SignedIn>().token)).json()).toEqual({
      id: 1,
      username: 'owner',
      role: 'admin',
      hasFirstPassword: true,
      siteUrl: 'https://farm.example',
    });
  });

  it.each([
    ['a wrong password', { ...OWNER, password: 'not this one' }],
    ['an unknown user name', { ...OWNER, username: 'nobody' }],
  ])('returns 401 with the same message for %s', async (_case, credentials) => {
    const response = await login(credentials);

    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({
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
  ])('returns 400 naming every wrong field for %s', async (_case, body, messages) => {
    const response = await login(body);

    expect(response.statusCode).toBe(400);
    expect(response.json<{ errors: { message: string }[] }>().errors.map(({ message }) => message)).toEqual(messages);
  });

  it('returns 429 after five failures, even to the right password', async () => {
    for (let failures = 0; failures < 5; failures++) await login({ ...OWNER, password: 'guess' });

    const response = await login(OWNER);

    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('verifies only five of twenty simultaneous wrong passwords', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => login({ ...OWNER, password: 'guess' })));

    expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15);
  });

  it('returns 200 to twenty simultaneous right passwords', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => login(OWNER)));

    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  });

  it('resets the count of failures after a success', async () => {
    for (let failures = 0; failures < 4; failures++) await login({ ...OWNER, password: 'guess' });
    await login(OWNER);

    const response = await login({ ...OWNER, password: 'guess' });

    expect(response.statusCode).toBe(401);
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
    const response = await me(token());

    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ message: 'Authentication required', code: 'unauthorized' });
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

  it('stays revoked when Redis loses its data while every connection stays open', async () => {
    const [ended, other] = [await signIn(), await signIn()];
    await service.app.inject({
      method: 'POST',
      url: '/api/admin/logout',
      headers: { authorization: `Bearer ${ended}` },
    });
    await service.app.get(RedisConnection).redis.flushdb();

    const responses: number[] = [];
    await eventually(async () => {
      responses.push((await me(ended)).statusCode);
      expect((await me(other)).statusCode).toBe(200);
    });

    expect((await me(ended)).statusCode).toBe(401);
    expect(responses).not.toContain(200);
  });

  it('is verified before the body is parsed', async () => {
    const response = await service.app.inject({
      method: 'POST',
      url: '/api/admin/password',
      headers: { 'content-type': 'application/json' },
      payload: '{ broken',
    });

    expect(response.statusCode).toBe(401);
  });
});

describe('when the clock was ahead', () => {
  /** Runs `work` by a clock that is ahead. */
  async function ahead<T>(seconds: number, work: () => Promise<T>): Promise<T> {
    const start = performance.now();
    const wrong = Date.now() + seconds * 1000;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => wrong + Math.round(performance.now() - start));
    try {
      return await work();
    } finally {
      clock.mockRestore();
    }
  }

  it.each([
    ['an hour', 3_600, 401],
    ['less than a minute', 50, 200],
  ])(
    'a token issued while it was %s ahead, %i s, is answered %i once it is right again',
    async (_case, seconds, status) => {
      const { token, before } = await ahead(seconds, async () => {
        const issued = await signIn();
        return { token: issued, before: (await me(issued)).statusCode };
      });

      expect([before, (await me(token)).statusCode]).toEqual([200, status]);
    },
  );

  it('a token issued meanwhile is revoked by a change of the password', async () => {
    const token = await ahead(3_600, () => signIn());
    const next = 'another long password';

    await changePassword(await signIn(), { currentPassword: OWNER.password, newPassword: next });

    expect((await ahead(3_600, () => me(token))).statusCode).toBe(401);
    await changePassword(await signIn(next), { currentPassword: next, newPassword: OWNER.password });
  });

  it('a new token is accepted, for twelve hours, although a password was changed meanwhile', async () => {
    const db = service.app.get(DataSource);
    const now = Math.floor(Date.now() / 1000);
    await db.query('UPDATE admins SET tokens_revoked_up_to = $1', [now + 3_600]);

    const token = await signIn();

    expect((await me(token)).statusCode).toBe(200);
    const { exp } = new JwtService().decode<{ exp: number }>(token);
    expect(exp - now).toBeGreaterThanOrEqual(12 * 3_600);
    expect(exp - now).toBeLessThan(12 * 3_600 + 60);
    await db.query('UPDATE admins SET tokens_revoked_up_to = 0');
  });
});

describe('the cookie of a browser with a dashboard session', () => {
  const markOf = ({ cookies }: Awaited<ReturnType<typeof login>>) =>
    cookies.find(({ name }) => name === `__Host-${DASHBOARD_COOKIE}`);

  it('is set by a sign-in, HttpOnly, for the lifetime of the token', async () => {
    expect(markOf(await login(OWNER))).toEqual({
      name: `__Host-${DASHBOARD_COOKIE}`,
      value: '1',
      path: '/',
      maxAge: 12 * 60 * 60,
      httpOnly: true,
      sameSite: 'Lax',
      secure: true,
    });
  });

  it('has a plain name where the address is not https', async () => {
    const plain = await startIdentity({ PUBLIC_URL: 'http://127.0.0.1:8080' });
    const { cookies } = await plain.app.inject({ method: 'POST', url: '/api/admin/login', payload: OWNER });
    await plain.close();

    expect(cookies.map(({ name, secure }) => [name, secure])).toEqual([
      ['known_device', undefined],
      [DASHBOARD_COOKIE, undefined],
    ]);
  });

  it('is not set by a failed sign-in', async () => {
    expect(markOf(await login({ ...OWNER, password: 'not the password' }))).toBeUndefined();
  });

  it('is cleared by a sign-out', async () => {
    const headers = { authorization: `Bearer ${await signIn()}` };
    const response = await service.app.inject({ method: 'POST', url: '/api/admin/logout', headers });

    expect(markOf(response)).toMatchObject({ value: '', path: '/', expires: new Date(0) });
  });
});

describe('POST /api/admin/password', () => {
  it('revokes every token; the new password signs in at once', async () => {
    const token = await signIn();
    const next = 'another long password';

    const response = await changePassword(token, { currentPassword: OWNER.password, newPassword: next });

    expect(response.statusCode).toBe(204);
    expect((await me(token)).statusCode).toBe(401);
    expect((await login(OWNER)).statusCode).toBe(401);
    const fresh = await signIn(next);
    expect((await me(fresh)).statusCode).toBe(200);
    await changePassword(fresh, { currentPassword: next, newPassword: OWNER.password });
  });

  it('removes the notice that the first password is still in use', async () => {
    const notice = async (token: string) => (await me(token)).json<OwnAccountView>().hasFirstPassword;
    const next = 'twelve slow otters swim';
    await service.app.get(DataSource).query('UPDATE admins SET has_first_password = true');
    const token = await signIn();
    expect(await notice(token)).toBe(true);

    await changePassword(token, { currentPassword: OWNER.password, newPassword: next });

    const later = await signIn(next);
    expect(await notice(later)).toBe(false);
    await changePassword(later, { currentPassword: next, newPassword: OWNER.password });
  });

  it('keeps that notice when the new password is the first one again', async () => {
    await service.app.get(DataSource).query('UPDATE admins SET has_first_password = true');
    const same = { currentPassword: OWNER.password, newPassword: OWNER.password };

    const response = await changePassword(await signIn(), same);

    expect(response.statusCode).toBe(204);
    expect((await me(await signIn())).json<OwnAccountView>().hasFirstPassword).toBe(true);
  });

  it('publishes security.changed to notify the owner', async () => {
    const next = 'another long password';
    await service.app.get(DataSource).query('DELETE FROM outbox');

    await changePassword(await signIn(), { currentPassword: 'not the password', newPassword: next });
    expect(await eventsOf(service, 'security.changed')).toEqual([]);
    await changePassword(await signIn(), { currentPassword: OWNER.password, newPassword: next });

    expect(await eventsOf(service, 'security.changed')).toMatchObject([
      { change: { kind: 'password', username: OWNER.username }, by: { username: OWNER.username } },
    ]);
    await changePassword(await signIn(next), { currentPassword: next, newPassword: OWNER.password });
  });

  it('forgets the browsers in which the admin has signed in, all but this one', async () => {
    const next = 'another long password';
    const token = await signIn();
    await signIn();

    const { cookies } = await changePassword(token, { currentPassword: OWNER.password, newPassword: next });

    expect(cookies).toMatchObject([
      { name: '__Secure-known_device', httpOnly: true, secure: true, sameSite: 'Strict', path: '/api/admin/login' },
    ]);
    expect(await service.app.get(DataSource).query('SELECT token_hash FROM known_devices')).toEqual([
      { token_hash: hashOfToken(cookies[0]?.value ?? '') },
    ]);
    await changePassword(await signIn(next), { currentPassword: next, newPassword: OWNER.password });
  });

  it('returns 204 and ends everything when Redis fails after the password was stored', async () => {
    const next = 'another long password';
    const token = await signIn();
    const failing = jest
      .spyOn(service.app.get(Revocations), 'revokeIssuedUpTo')
      .mockRejectedValueOnce(new Error('Connection is closed'));

    const response = await changePassword(token, { currentPassword: OWNER.password, newPassword: next });

    expect(failing).toHaveBeenCalledTimes(1);
    expect(response.statusCode).toBe(204);
    expect(await service.app.get(DataSource).query('SELECT FROM open_sessions')).toEqual([]);
    expect(await service.app.get(DataSource).query('SELECT FROM known_devices')).toHaveLength(1);
    await eventually(async () => expect((await me(token)).statusCode).toBe(401));
    await changePassword(await signIn(next), { currentPassword: next, newPassword: OWNER.password });
  });

  it('revokes tokens issued between two changes within one second', async () => {
    const next = 'another long password';

    await changePassword(await signIn(), { currentPassword: OWNER.password, newPassword: next });
    const between = await signIn(next);
    await changePassword(between, { currentPassword: next, newPassword: OWNER.password });

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

    const changed = changePassword(token, { currentPassword: OWNER.password, newPassword: next });
    const responses = await Promise.all(Array.from({ length: 20 }, (_, index) => fromElsewhere(index)));
    await changed;

    const opened = responses.filter(({ statusCode }) => statusCode === 200);
    const stillOpen = await Promise.all(opened.map((response) => me(response.json<SignedIn>().token)));
    expect(stillOpen.filter(({ statusCode }) => statusCode === 200)).toHaveLength(0);
    await changePassword(await signIn(next), { currentPassword: next, newPassword: OWNER.password });
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
    [
      'a common new password',
      { currentPassword: OWNER.password, newPassword: 'manchesterunited' },
      expect.stringContaining('easy to guess'),
    ],
    [
      'a new password made of the user name and the address',
      { currentPassword: OWNER.password, newPassword: 'FarmExample2026' },
      expect.stringContaining('easy to guess'),
    ],
  ])('returns 400 to %s', async (_case, body, message) => {
    const response = await changePassword(await signIn(), body);

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message });
  });

  it('says which field is wrong, and keeps the password, when the new one is easy to guess', async () => {
    const token = await signIn();

    const response = await changePassword(token, { currentPassword: OWNER.password, newPassword: 'qwertyuiop123' });

    expect(response.json()).toMatchObject({ code: 'weak-password', errors: [{ path: 'newPassword' }] });
    expect((await me(token)).statusCode).toBe(200);
  });

  it('does not count new passwords that are easy to guess as wrong passwords', async () => {
    const token = await signIn();
    const weak = { currentPassword: OWNER.password, newPassword: 'qwertyuiop123' };

    const codes = [];
    for (let tries = 0; tries < 7; tries++)
      codes.push((await changePassword(token, weak)).json<{ code: string }>().code);

    expect(new Set(codes)).toEqual(new Set(['weak-password']));
  });

  it('does not reveal to a caller with a token, but without the password, whether the new one is easy to guess', async () => {
    const response = await changePassword(await signIn(), { currentPassword: 'wrong', newPassword: 'qwertyuiop123' });

    expect(response.json()).toMatchObject({ code: 'wrong-password' });
  });
});

describe('the log of a sign-in', () => {
  type Write = (line: object, text: string) => void;
  const log = () => service.app.get<{ level: string; warn: Write }>(LOG);

  it('names the admin, the request and whether the browser is trusted, and neither the name nor the password', async () => {
    // Nest has one logger for all services of a process, so the spec inspects what is passed to it
    const info = jest.spyOn(Logger.prototype, 'log').mockImplementation(() => undefined);

    const first = await login(OWNER);
    const cookie = String(first.headers['set-cookie'])
      .split(/[;,]/)
      .find((part) => part.startsWith('__Secure-known_device='));
    await service.app.inject({ method: 'POST', url: '/api/admin/login', payload: OWNER, headers: { cookie } });

    const calls: unknown[][] = info.mock.calls;
    const lines = calls.filter(([, text]) => text === 'Signed in').map(([line]) => line);
    expect(lines).toEqual(
      [false, true].map((isTrustedBrowser) =>
        expect.objectContaining({ requestId: expect.any(String), admin: 1, isKnownBrowser: isTrustedBrowser }),
      ),
    );
    expect(JSON.stringify(info.mock.calls)).not.toMatch(new RegExp(`${OWNER.username}|${OWNER.password}`));
    info.mockRestore();
  });

  it('contains refusals as warnings of their requests, without the typed credentials', async () => {
    log().level = 'info';
    const warn = jest.spyOn(log(), 'warn').mockImplementation(() => undefined);

    await login({ username: 'a name', password: 'not this one' });

    expect(warn.mock.calls).toEqual([
      [expect.objectContaining({ method: 'POST', route: '/api/admin/login', status: 401 }), 'request'],
    ]);
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/a name|not this one/);
    warn.mockRestore();
    log().level = 'silent';
  });
});
