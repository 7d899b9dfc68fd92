import type { PasswordResetRequested } from '@farmhouse/contracts/identity/password-reset';
import type { SignedIn } from '@farmhouse/contracts/identity/admin';
import { passwordResetToken } from '@farmhouse/platform/auth/password-reset-link';
import { RedisConnection } from '@farmhouse/platform/redis/redis.connection';
import { emptyRedis } from '@farmhouse/platform/testing/empty-redis';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { hashOfToken } from '@farmhouse/platform/auth/token-hash';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { hashPassword } from '../../admin/passwords.ts';
import { LINK_SECRET, OWNER, startIdentity } from '../../testing/test-identity.ts';

const NEXT = 'another long password';
const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) Chrome/142.0.0.0 Mobile Safari/537.36';

let service: TestService;
let ownersHash: string;

beforeAll(async () => {
  service = await startIdentity();
  ownersHash = await hashPassword(OWNER.password);
});
afterAll(() => service.close());
beforeEach(async () => {
  await emptyRedis(service.app.get(RedisConnection).redis);
  await query('DELETE FROM outbox');
  await query('DELETE FROM password_resets');
  await query('UPDATE admins SET password_hash = $1', [ownersHash]);
});

const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> =>
  service.app.get(DataSource).query<T[]>(sql, values);
const post = (url: string, payload: object, address = '203.0.113.9', token?: string) =>
  service.app.inject({
    method: 'POST',
    url: `/api/admin/${url}`,
    headers: {
      'x-real-ip': address,
      'user-agent': PHONE,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    payload,
  });
const request = (username: string, address?: string) => post('password-reset', { username }, address);
const complete = (token: string, newPassword = NEXT) => post('password-reset/complete', { token, newPassword });
const login = (password: string) => post('login', { ...OWNER, password });
const statusOf = async (response: Promise<{ statusCode: number }>) => (await response).statusCode;
const requested = (): Promise<PasswordResetRequested[]> => eventsOf(service, 'password-reset.requested');

/** The token of the link that the owner would get by mail. */
async function mailedToken(): Promise<string> {
  await request(OWNER.username);
  return passwordResetToken(LINK_SECRET, (await requested()).at(-1)?.resetId ?? '');
}

describe('POST /api/admin/password-reset', () => {
  it('returns 202 and publishes for whom, from where and until when the link is valid', async () => {
    const response = await request(OWNER.username);

    expect([response.statusCode, response.body]).toEqual([202, '']);
    const [event] = await requested();
    expect(event).toMatchObject({
      username: OWNER.username,
      from: { device: 'Chrome on Android', network: '203.0.113.0' },
    });
    expect(Date.parse(event?.expiresAt ?? '') - Date.parse(event?.at ?? '')).toBe(30 * 60_000);
  });

  it('answers an unknown user name the same, with the same rows and an event without a user name', async () => {
    const [known, unknown] = [await request(OWNER.username), await request('nobody')];

    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect((await requested()).map(({ username }) => username)).toEqual([OWNER.username, null]);
    expect(await query('SELECT admin_id FROM password_resets ORDER BY admin_id')).toEqual([
      { admin_id: 1 },
      { admin_id: null },
    ]);
  });

  it('stores the hash of the token alone', async () => {
    const token = await mailedToken();

    const stored = JSON.stringify([await query('SELECT * FROM password_resets'), await query('SELECT * FROM outbox')]);
    expect(stored).toContain(hashOfToken(token));
    expect(stored).not.toContain(token);
  });

  it.each([
    ['one address, whatever the names', (n: number) => request(`somebody ${n}`)],
    ['one user name that exists, from anywhere', (n: number) => request(OWNER.username, `198.51.100.${n}`)],
    ['one user name that does not exist, from anywhere', (n: number) => request('nobody', `198.51.100.${n}`)],
  ])('returns 429 after five requests an hour of %s', async (_whose, ask) => {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push(await statusOf(ask(n)));

    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });

  it('deletes expired links', async () => {
    await request('nobody');
    await query(`UPDATE password_resets SET expires_at = now() - interval '1 second'`);

    await request('nobody');

    expect(await query('SELECT FROM password_resets')).toHaveLength(1);
  });
});

describe('POST /api/admin/password-reset/complete', () => {
  it('sets the password, ends every session and forgets the browsers', async () => {
    const session = (await login(OWNER.password)).json<SignedIn>().token;

    const response = await complete(await mailedToken());

    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(await statusOf(login(OWNER.password))).toBe(401);
    const me = { url: '/api/admin/me', headers: { authorization: `Bearer ${session}` } };
    expect((await service.app.inject(me)).statusCode).toBe(401);
    expect(await query('SELECT FROM known_devices')).toEqual([]);
    expect(await statusOf(login(NEXT))).toBe(200);
  });

  it('refuses a password that is easy to guess, and works afterwards with a better one', async () => {
    const token = await mailedToken();

    const refused = await complete(token, 'manchesterunited');

    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([400, 'weak-password']);
    expect(await statusOf(complete(token))).toBe(204);
  });

  it('does not check the password of a caller without a valid link', async () => {
    expect((await complete('never sent', 'manchesterunited')).json()).toMatchObject({ code: 'reset-link-invalid' });
  });

  it('publishes security.changed to notify the owner that a link has changed the password', async () => {
    await complete(await mailedToken());

    expect(await eventsOf(service, 'security.changed')).toMatchObject([
      {
        change: { kind: 'password', username: OWNER.username, byLink: true },
        by: { username: OWNER.username, device: 'Chrome on Android', network: '203.0.113.0' },
      },
    ]);
  });

  it('uses a link up by one of simultaneous calls, and with it the other links', async () => {
    const [first, second] = [await mailedToken(), await mailedToken()];

    const statuses = await Promise.all([1, 2, 3].map(() => statusOf(complete(first))));

    expect(statuses.sort()).toEqual([204, 400, 400]);
    expect((await complete(second)).json()).toMatchObject({
      message: 'This link has been used or is too old. Please ask for a new one.',
      code: 'reset-link-invalid',
    });
  });

  it.each([
    ['a token that was never sent', () => Promise.resolve('x'.repeat(43))],
    [
      'a token after half an hour',
      async () => {
        const token = await mailedToken();
        await query(`UPDATE password_resets SET expires_at = now() - interval '1 second'`);
        return token;
      },
    ],
    [
      'the token of an unknown user name',
      async () => {
        await request('nobody');
        return passwordResetToken(LINK_SECRET, (await requested())[0]?.resetId ?? '');
      },
    ],
    [
      'a token from before the password was changed in the dashboard',
      async () => {
        const token = await mailedToken();
        const session = (await login(OWNER.password)).json<SignedIn>().token;
        const change = { currentPassword: OWNER.password, newPassword: OWNER.password };
        expect(await statusOf(post('password', change, undefined, session))).toBe(204);
        return token;
      },
    ],
  ])('returns 400 to %s and changes nothing', async (_what, tokenOf) => {
    const response = await complete(await tokenOf());

    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, 'reset-link-invalid']);
    expect(await statusOf(login(OWNER.password))).toBe(200);
  });

  it.each([
    ['a short password', 'short', 'The new password needs at least 12 characters'],
    ['a password of 201 characters', 'x'.repeat(201), 'The new password can have at most 200 characters'],
  ])('returns 400 to %s and keeps the link', async (_what, newPassword, message) => {
    const token = await mailedToken();

    expect((await complete(token, newPassword)).json()).toMatchObject({ message });
    expect(await statusOf(complete(token))).toBe(204);
  });

  it('lets an admin who was locked out by wrong passwords sign in at once', async () => {
    for (let failures = 0; failures < 6; failures += 1) await login('guess');
    expect(await statusOf(login(OWNER.password))).toBe(429);

    await complete(await mailedToken());

    expect(await statusOf(login(NEXT))).toBe(200);
  });
});
