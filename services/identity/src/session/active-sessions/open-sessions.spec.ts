import type { SignedIn } from '@farmhouse/contracts/identity/admin';
import type { OpenSessionView } from '@farmhouse/contracts/identity/open-session';
import { HOUR_MS, MINUTE_MS } from '@farmhouse/contracts/timing/durations';
import { RedisConnection } from '@farmhouse/platform/redis/redis.connection';
import { emptyRedis } from '@farmhouse/platform/testing/empty-redis';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { hashPassword } from '../../admin/passwords.ts';
import { OWNER, startIdentity } from '../../testing/test-identity.ts';
import { OpenSessions } from './open-sessions.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) Chrome/142.0.0.0 Mobile Safari/537.36';
const OTHER = { username: 'helper', password: 'four geese left early' };

let service: TestService;
/** What the service does once a minute. */
let everyMinute: (() => void)[];

beforeAll(async () => {
  const timers = jest.spyOn(globalThis, 'setInterval');
  service = await startIdentity();
  everyMinute = timers.mock.calls.flatMap(([run, ms]) => (ms === MINUTE_MS ? [run as () => void] : []));
  timers.mockRestore();
  const passwordHash = await hashPassword(OTHER.password);
  await query('INSERT INTO admins (username, password_hash) VALUES ($1, $2)', [OTHER.username, passwordHash]);
});
afterAll(() => service.close());
beforeEach(async () => {
  await emptyRedis(service.app.get(RedisConnection).redis);
  await query('DELETE FROM open_sessions');
});

const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> =>
  service.app.get(DataSource).query<T[]>(sql, values);
const bearer = (token?: string) => (token ? { authorization: `Bearer ${token}` } : {});
const post = (url: string, payload: object, token?: string) =>
  service.app.inject({
    method: 'POST',
    url: `/api/admin/${url}`,
    headers: { 'x-real-ip': '203.0.113.9', 'user-agent': PHONE, ...bearer(token) },
    payload,
  });
const signIn = async (credentials = OWNER, former?: string) =>
  (await post('login', credentials, former)).json<SignedIn>().token;
const get = (path: string, token: string) => service.app.inject({ url: `/api/admin/${path}`, headers: bearer(token) });
const statusOf = async (token: string) => (await get('me', token)).statusCode;
const sessionsOf = async (token: string) => (await get('sessions', token)).json<OpenSessionView[]>();
const idOf = async (token: string) => (await sessionsOf(token)).find(({ isThis }) => isThis)?.id ?? '';
const end = (token: string, ids: unknown, currentPassword: string = OWNER.password) =>
  post('sessions/end', { ids, currentPassword }, token);

describe('GET /api/admin/sessions', () => {
  it('lists the sessions with device, network and times, and marks the current one', async () => {
    const [first, second] = [await signIn(), await signIn()];

    const sessions = await sessionsOf(second);

    expect(sessions).toHaveLength(2);
    expect(sessions).toContainEqual({
      id: await idOf(first),
      device: 'Chrome on Android',
      network: '203.0.113.0',
      openedAt: expect.any(String),
      usedAt: expect.any(String),
      endsAt: expect.any(String),
      isThis: false,
    });
    expect(sessions.filter(({ isThis }) => isThis)).toHaveLength(1);
    const { openedAt, endsAt } = sessions[0]!;
    expect((Date.parse(endsAt) - Date.parse(openedAt)) / HOUR_MS).toBeCloseTo(12, 1);
  });

  it('lists neither a session that was logged out nor those of another admin', async () => {
    const [mine, left] = [await signIn(), await signIn()];
    await signIn(OTHER);
    await post('logout', {}, left);

    expect(await sessionsOf(mine)).toEqual([expect.objectContaining({ isThis: true })]);
  });

  it('needs a token', async () => {
    expect((await service.app.inject({ url: '/api/admin/sessions' })).statusCode).toBe(401);
    expect((await post('sessions/end', {})).statusCode).toBe(401);
  });
});

describe('POST /api/admin/sessions/end', () => {
  it('ends the chosen session at once and keeps the others', async () => {
    const [mine, lost] = [await signIn(), await signIn()];

    expect((await end(mine, [await idOf(lost)])).statusCode).toBe(204);

    expect([await statusOf(mine), await statusOf(lost)]).toEqual([200, 401]);
    expect(await sessionsOf(mine)).toHaveLength(1);
  });

  it("leaves another admin's session alone", async () => {
    const [mine, theirs] = [await signIn(), await signIn(OTHER)];

    expect((await end(mine, [await idOf(theirs)])).statusCode).toBe(204);

    expect(await statusOf(theirs)).toBe(200);
  });

  it('requires the password, so that a stolen token cannot end the sessions of its owner', async () => {
    const [mine, stolen] = [await signIn(), await signIn()];

    const response = await end(stolen, [await idOf(mine)], 'a guess');

    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, 'wrong-password']);
    expect(await statusOf(mine)).toBe(200);
  });

  it('returns 429 after five wrong passwords', async () => {
    const mine = await signIn();
    const ids = [await idOf(mine)];
    for (let failures = 0; failures < 5; failures++) await end(mine, ids, 'a guess');

    expect((await end(mine, ids)).statusCode).toBe(429);
  });

  it.each([
    ['no session', []],
    ['what is no id', ['1']],
    ['one id without a list', 'x'],
    ['too many', Array.from({ length: 101 }, () => randomUUID())],
  ])('returns 400 to %s', async (_case, ids) => {
    expect((await end(await signIn(), ids)).statusCode).toBe(400);
  });
});

describe('an admin session', () => {
  it('ends when the same browser signs in again and sends its token', async () => {
    const former = await signIn();

    const next = await signIn(OWNER, former);

    expect([await statusOf(former), await statusOf(next)]).toEqual([401, 200]);
    expect(await sessionsOf(next)).toHaveLength(1);
  });

  it('stays open when a sign-in with its token fails', async () => {
    const token = await signIn();

    await post('login', { ...OWNER, password: 'a guess' }, token);

    expect(await statusOf(token)).toBe(200);
  });

  it('stays open when another browser signs in', async () => {
    const token = await signIn();
    await signIn();

    expect(await statusOf(token)).toBe(200);
  });

  it('is opened by a sign-in whose former token is malformed', async () => {
    expect((await post('login', OWNER, 'a.b.c')).statusCode).toBe(200);
  });

  it('ends when it was last used before the given instant, and stays open when it was used since', async () => {
    const [used, unused] = [await signIn(), await signIn()];
    await query("UPDATE open_sessions SET used_at = now() - interval '5 hours'");
    await statusOf(used);

    await service.app.get(OpenSessions).endUnusedSince(new Date(Date.now() - 4 * HOUR_MS));

    expect([await statusOf(used), await statusOf(unused)]).toEqual([200, 401]);
  });

  it('that was not used for four hours ends within a minute, and an expired one is deleted', async () => {
    const [used, unused, expired] = [await signIn(), await signIn(), await signIn()];
    const expiredId = await idOf(expired);
    await query("UPDATE open_sessions SET used_at = now() - interval '4 hours 1 minute'");
    await query("UPDATE open_sessions SET expires_at = now() - interval '1 second' WHERE token_id = $1", [expiredId]);
    await statusOf(used);

    everyMinute.forEach((run) => run());

    await eventually(async () => expect([await statusOf(used), await statusOf(unused)]).toEqual([200, 401]));
    await eventually(async () => expect(await query('SELECT 1 FROM open_sessions')).toHaveLength(1));
  });

  it('keeps its last use when Redis has lost its data', async () => {
    const token = await signIn();
    await query("UPDATE open_sessions SET used_at = now() - interval '5 hours'");
    await statusOf(token);
    await sessionsOf(token);
    await emptyRedis(service.app.get(RedisConnection).redis);

    await service.app.get(OpenSessions).endUnusedSince(new Date(Date.now() - 4 * HOUR_MS));

    expect(await statusOf(token)).toBe(200);
  });

  it('is no longer listed when a new password has ended it', async () => {
    const token = await signIn(OTHER);
    const next = { ...OTHER, password: 'nine ducks came very late' };

    await post('password', { currentPassword: OTHER.password, newPassword: next.password }, token);

    expect(await statusOf(token)).toBe(401);
    expect(await sessionsOf(await signIn(next))).toHaveLength(1);
  });
});
