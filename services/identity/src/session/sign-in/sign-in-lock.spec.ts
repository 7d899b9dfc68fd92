import type { SignedIn } from '@farmhouse/contracts/identity/admin';
import type { SignInLocked } from '@farmhouse/contracts/identity/sign-in-lock';
import { browserLinkToken } from '@farmhouse/platform/auth/browser-link';
import { passwordResetToken } from '@farmhouse/platform/auth/password-reset-link';
import { RedisConnection } from '@farmhouse/platform/redis/redis.connection';
import { emptyRedis } from '@farmhouse/platform/testing/empty-redis';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { hashOfToken } from '@farmhouse/platform/auth/token-hash';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { LINK_SECRET, OWNER, startIdentity } from '../../testing/test-identity.ts';
import { TrustedBrowsers } from '../../trusted-browser/trusted-browsers.ts';
import { usernameGroup } from './username-group.ts';
import { unlock } from './unlock.ts';

const LIMIT = 3;

let service: TestService;

beforeAll(async () => {
  service = await startIdentity({ RATE_LIMIT_LOGIN_ACCOUNT: String(LIMIT) });
});
afterAll(() => service.close());
beforeEach(async () => {
  await emptyRedis(redis());
  for (const table of ['outbox', 'browser_links', 'password_resets', 'known_devices'])
    await query(`DELETE FROM ${table}`);
});

const redis = () => service.app.get(RedisConnection).redis;
const query = <T>(sql: string): Promise<T[]> => service.app.get(DataSource).query<T[]>(sql);
const post = (url: string, payload: object, from: { address?: string; cookie?: string } = {}) =>
  service.app.inject({
    method: 'POST',
    url: `/api/admin/${url}`,
    headers: { 'x-real-ip': from.address ?? '203.0.113.9', ...(from.cookie && { cookie: from.cookie }) },
    payload,
  });
const login = (password: string, from?: Parameters<typeof post>[2]) => post('login', { ...OWNER, password }, from);
const statusOf = async (response: Promise<{ statusCode: number }>) => (await response).statusCode;
const changePassword = (token: string, currentPassword: string, newPassword: string) =>
  service.app.inject({
    method: 'POST',
    url: '/api/admin/password',
    headers: { authorization: `Bearer ${token}` },
    payload: { currentPassword, newPassword },
  });
const trust = (token: string) => post('login/browser', { token });
const locks = (): Promise<SignInLocked[]> => eventsOf(service, 'sign-in.locked');
const callsWaitingForARow = () =>
  query(`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
const cookieOf = (response: Awaited<ReturnType<typeof post>>): string => {
  const [cookie] = response.cookies;
  return `${cookie?.name}=${cookie?.value}`;
};

/** Uses up an account's failures from as many networks. */
async function lock(username = OWNER.username): Promise<void> {
  for (let n = 0; n < LIMIT; n += 1) {
    await post('login', { username, password: 'guess' }, { address: `198.51.100.${n}` });
  }
}
/** The response to one more attempt, from another network. */
const refused = (username = OWNER.username, address = '192.0.2.77') =>
  post('login', { username, password: 'guess' }, { address });

/** The token of the link that the owner would get by mail. */
async function mailedToken(): Promise<string> {
  await lock();
  await refused();
  return browserLinkToken(LINK_SECRET, (await locks()).at(-1)?.linkId ?? '');
}

describe('an account that refuses strangers after wrong passwords', () => {
  it('publishes once for whom and until when the link works', async () => {
    await lock();
    expect(await locks()).toEqual([]);

    expect(await statusOf(refused())).toBe(429);

    const [event, ...others] = await locks();
    expect(others).toEqual([]);
    expect(event?.username).toBe(OWNER.username);
    expect(Date.parse(event?.expiresAt ?? '') - Date.parse(event?.at ?? '')).toBe(30 * 60_000);
  });

  it('publishes sign-in.locked also when the refused caller has the right password', async () => {
    await lock();

    expect(await statusOf(login(OWNER.password))).toBe(429);

    expect(await locks()).toHaveLength(1);
  });

  it('publishes sign-in.locked at most once an hour, however many are refused, also after an unlock', async () => {
    await lock();
    await Promise.all(Array.from({ length: 10 }, (_, n) => refused(OWNER.username, `192.0.2.${n}`)));
    await unlock(service.app.get(DataSource), redis());
    await lock();
    await refused(OWNER.username, '192.0.2.200');

    expect(await locks()).toHaveLength(1);
    expect(await redis().ttl(`limit:lockMails:${usernameGroup(OWNER.username)}`)).toBeGreaterThan(3_500);
  });

  it('is locked, and its owner notified, by guesses at invented names that are counted with it', async () => {
    const others = Array.from({ length: 50_000 }, (_, n) => `nobody ${n}`);
    const invented = others.find((name) => usernameGroup(name) === usernameGroup(OWNER.username)) ?? '';
    await lock(invented);

    expect([await statusOf(refused(invented)), await statusOf(refused())]).toEqual([429, 429]);

    expect((await locks()).map(({ username }) => username)).toEqual([OWNER.username]);
  });

  it('publishes sign-in.locked again when the hour is over', async () => {
    await lock();
    await refused();
    await redis().del(`limit:lockMails:${usernameGroup(OWNER.username)}`);

    await refused();

    expect(await locks()).toHaveLength(2);
  });

  it('returns the same before and after the owner is notified, and for an unknown user name', async () => {
    await lock();
    await lock('nobody');

    const responses = [await refused(), await refused(), await refused('nobody'), await refused('nobody')];

    const told = responses.map(({ statusCode, body, headers }) => [statusCode, body, Object.keys(headers).sort()]);
    expect(told.slice(1)).toEqual([told[0], told[0], told[0]]);
    expect((await locks()).map(({ username }) => username)).toEqual([OWNER.username, null]);
    expect(await query('SELECT admin_id FROM browser_links ORDER BY admin_id')).toEqual([
      { admin_id: 1 },
      { admin_id: null },
    ]);
  });

  it('returns 429 when storing the link fails, and publishes sign-in.locked at the next refusal', async () => {
    await lock();
    await query('ALTER TABLE browser_links RENAME TO browser_links_away');
    const during = await Promise.all([1, 2, 3].map((n) => statusOf(refused(OWNER.username, `192.0.2.${n}`))));
    await query('ALTER TABLE browser_links_away RENAME TO browser_links');

    expect([...during, await statusOf(refused())]).toEqual([429, 429, 429, 429]);
    expect(await locks()).toHaveLength(1);
  });

  it('stores the hash of the link’s token alone', async () => {
    const token = await mailedToken();

    const stored = JSON.stringify([await query('SELECT * FROM browser_links'), await query('SELECT * FROM outbox')]);
    expect(stored).toContain(hashOfToken(token));
    expect(stored).not.toContain(token);
  });
});

describe('a change of the password while wrong passwords lock out strangers', () => {
  it('leaves the browser that made it able to sign in, and strangers locked out', async () => {
    const { token } = (await login(OWNER.password)).json<SignedIn>();
    await lock();
    const next = 'another long password';

    const cookie = cookieOf(await changePassword(token, OWNER.password, next));

    expect(await statusOf(login(next))).toBe(429);
    const again = await login(next, { cookie });
    expect(again.statusCode).toBe(200);
    await changePassword(again.json<SignedIn>().token, next, OWNER.password);
  });
});

describe('POST /api/admin/login/browser', () => {
  it('gives the browser only the cookie by which it is trusted, and the right password signs in', async () => {
    const response = await trust(await mailedToken());
    const cookie = cookieOf(response);

    expect([response.statusCode, response.body, response.cookies.length]).toEqual([204, '', 1]);
    expect(response.cookies[0]).toMatchObject({
      name: '__Secure-known_device',
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
      path: '/api/admin/login',
    });
    expect(await statusOf(login('guess', { cookie }))).toBe(401);
    expect(await statusOf(login(OWNER.password, { cookie }))).toBe(200);
    expect(await statusOf(login(OWNER.password))).toBe(429);
  });

  it('uses a link up by one of simultaneous calls', async () => {
    const token = await mailedToken();

    const statuses = await Promise.all([1, 2, 3].map(() => statusOf(trust(token))));

    expect(statuses.sort()).toEqual([204, 400, 400]);
    expect(await query('SELECT FROM known_devices')).toHaveLength(1);
  });

  it('leaves no trusted browser behind a change of the password that is made meanwhile', async () => {
    const { token } = (await login(OWNER.password)).json<SignedIn>();
    const link = await mailedToken();
    const next = 'another long password';
    const trustedBrowsers = service.app.get(TrustedBrowsers);
    const remember = trustedBrowsers.remember.bind(trustedBrowsers);
    let change = Promise.resolve<Awaited<ReturnType<typeof changePassword>> | undefined>(undefined);
    jest.spyOn(trustedBrowsers, 'remember').mockImplementationOnce(async (...args) => {
      change = changePassword(token, OWNER.password, next);
      await Promise.race([change, eventually(async () => expect(await callsWaitingForARow()).not.toEqual([]))]);
      return remember(...args);
    });

    await trust(link);
    const changed = await change;

    const kept = changed?.cookies[0]?.value ?? '';
    expect(await query('SELECT token_hash FROM known_devices')).toEqual([{ token_hash: hashOfToken(kept) }]);
    const again = (await login(next, { cookie: `__Secure-known_device=${kept}` })).json<SignedIn>();
    await changePassword(again.token, next, OWNER.password);
  });

  it.each([
    ['a token that was never sent', () => Promise.resolve('x'.repeat(43))],
    [
      'a token after half an hour',
      async () => {
        const token = await mailedToken();
        await query(`UPDATE browser_links SET expires_at = now() - interval '1 second'`);
        return token;
      },
    ],
    [
      'the token of an unknown user name',
      async () => {
        await lock('nobody');
        await refused('nobody');
        return browserLinkToken(LINK_SECRET, (await locks())[0]?.linkId ?? '');
      },
    ],
    [
      'the token of a link for a new password',
      async () => {
        await post('password-reset', { username: OWNER.username });
        const [event] = await eventsOf(service, 'password-reset.requested');
        return passwordResetToken(LINK_SECRET, event?.resetId ?? '');
      },
    ],
    [
      'a token from before the password was changed',
      async () => {
        const token = await mailedToken();
        await post('password-reset', { username: OWNER.username });
        const [event] = await eventsOf(service, 'password-reset.requested');
        const reset = { token: passwordResetToken(LINK_SECRET, event?.resetId ?? ''), newPassword: OWNER.password };
        expect(await statusOf(post('password-reset/complete', reset))).toBe(204);
        return token;
      },
    ],
  ])('returns 400 to %s and sets no cookie', async (_what, tokenOf) => {
    const response = await trust(await tokenOf());

    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, 'browser-link-invalid']);
    expect(response.cookies).toEqual([]);
  });

  it('does not set a password', async () => {
    const reset = { token: await mailedToken(), newPassword: 'a password of an attacker' };

    expect((await post('password-reset/complete', reset)).json()).toMatchObject({ code: 'reset-link-invalid' });
  });
});

describe('the unlock command', () => {
  const unlockNow = (username?: string) => unlock(service.app.get(DataSource), redis(), username);

  it('lets every browser sign in again, also of the network that was refused', async () => {
    for (let n = 0; n < 6; n += 1) await login('guess');
    expect(await statusOf(login(OWNER.password))).toBe(429);

    expect(await unlockNow()).toEqual([OWNER.username]);

    expect(await statusOf(login(OWNER.password))).toBe(200);
    expect(await statusOf(login(OWNER.password, { address: '192.0.2.1' }))).toBe(200);
  });

  it('lets a trusted browser sign in again after its own wrong passwords', async () => {
    const cookie = cookieOf(await login(OWNER.password));
    for (let n = 0; n < 6; n += 1) await login('guess', { cookie });
    expect(await statusOf(login(OWNER.password, { cookie }))).toBe(429);

    await unlockNow();

    expect(await statusOf(login(OWNER.password, { cookie }))).toBe(200);
  });

  it('lets the owner change the password again after wrong ones', async () => {
    const { token } = (await login(OWNER.password)).json<SignedIn>();
    for (let n = 0; n < 6; n += 1) await changePassword(token, 'guess', 'another long password');
    const change = () => changePassword(token, 'guess', 'another long password');
    expect(await statusOf(change())).toBe(429);

    await unlockNow();

    expect(await statusOf(change())).toBe(400);
  });

  it('unlocks one account and leaves the others locked', async () => {
    await lock();
    await lock('nobody');

    expect(await unlockNow(OWNER.username)).toEqual([OWNER.username]);

    expect(await statusOf(login(OWNER.password))).toBe(200);
    expect(await statusOf(refused('nobody'))).toBe(429);
  });

  it('rejects an unknown user name', async () => {
    await expect(unlockNow('nobody')).rejects.toThrow('There is no user named nobody');
  });
});
