import type { SignedIn } from '@farmhouse/contracts/identity/admin';
import { RedisConnection } from '@farmhouse/platform/redis/redis.connection';
import { emptyRedis } from '@farmhouse/platform/testing/empty-redis';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { OWNER, startIdentity } from '../testing/test-identity.ts';

let service: TestService;
let address = 0;

beforeAll(async () => {
  service = await startIdentity();
});
afterAll(() => service.close());
beforeEach(async () => {
  await emptyRedis(service.app.get(RedisConnection).redis);
  await service.app.get(DataSource).query('TRUNCATE outbox, password_resets');
});

const post = (path: string, payload: object, ip = `198.51.100.${(address += 1)}`) =>
  service.app.inject({ method: 'POST', url: `/api/admin/${path}`, payload, headers: { 'x-real-ip': ip } });
const ask = (username: string = OWNER.username, ip?: string) => post('password-reset', { username }, ip);
const reset = (token: string, newPassword = 'another long password') =>
  post('password-reset/confirm', { token, newPassword });
const signIn = (password: string) => post('login', { username: OWNER.username, password });
const me = (token: string) =>
  service.app.inject({ url: '/api/admin/me', headers: { authorization: `Bearer ${token}` } });

async function aLink(): Promise<string> {
  await ask();
  const events = await eventsOf(service, 'password-reset.requested');
  return events.at(-1)?.token ?? '';
}

describe('POST /api/admin/password-reset', () => {
  it('answers 202 with the same body and as slowly, whether there is such an admin or not', async () => {
    const began = Date.now();
    const [known, unknown] = [await ask(), await ask('nobody-at-all')];

    expect([known.statusCode, unknown.statusCode]).toEqual([202, 202]);
    expect(unknown.json()).toEqual(known.json());
    expect(Date.now() - began).toBeGreaterThanOrEqual(490);
    expect(await eventsOf(service, 'password-reset.requested')).toMatchObject([
      { token: expect.stringMatching(/^[\w-]{43}$/), by: { username: OWNER.username, network: '198.51.100.0' } },
    ]);
  });

  it('answers 400 without a user name', async () => {
    expect((await post('password-reset', {})).statusCode).toBe(400);
  });

  it('stores only a hash of the link’s secret', async () => {
    const token = await aLink();

    const rows = await service.app.get(DataSource).query<object[]>('SELECT * FROM password_resets');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('answers 429 to the sixth call of an address within an hour', async () => {
    for (let calls = 0; calls < 5; calls += 1) expect((await ask('nobody', '203.0.113.9')).statusCode).toBe(202);

    expect((await ask('nobody', '203.0.113.9')).statusCode).toBe(429);
  });

  it('mails at most five links an hour for an account, and answers 202 to further calls from elsewhere', async () => {
    for (let calls = 0; calls < 7; calls += 1) expect((await ask()).statusCode).toBe(202);

    expect(await eventsOf(service, 'password-reset.requested')).toHaveLength(5);
  });
});

describe('POST /api/admin/password-reset/confirm', () => {
  it('stores the new password, ends all sessions, tells the owner, and works once', async () => {
    const before = (await signIn(OWNER.password)).json<SignedIn>().token;
    const token = await aLink();

    expect((await reset(token)).statusCode).toBe(204);
    expect((await me(before)).statusCode).toBe(401);
    expect((await signIn(OWNER.password)).statusCode).toBe(401);
    expect((await signIn('another long password')).statusCode).toBe(200);
    expect(await eventsOf(service, 'security.changed')).toMatchObject([
      { change: { kind: 'password', username: OWNER.username }, by: { username: OWNER.username } },
    ]);
    const again = await reset(token, OWNER.password);
    expect(again.statusCode).toBe(400);
    expect(again.json()).toMatchObject({ code: 'reset-link-invalid' });
    expect((await reset(await aLink(), OWNER.password)).statusCode).toBe(204);
  });

  it('uses up every link of the admin', async () => {
    const [first, second] = [await aLink(), await aLink()];

    expect((await reset(second, OWNER.password)).statusCode).toBe(204);
    expect((await reset(first, OWNER.password)).statusCode).toBe(400);
  });

  it('accepts a link once when it is used by five calls at once', async () => {
    const token = await aLink();

    const answers = await Promise.all(Array.from({ length: 5 }, () => reset(token, OWNER.password)));

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400, 400, 400, 400]);
  });

  it('answers 400 after half an hour', async () => {
    const token = await aLink();
    await service.app.get(DataSource).query('UPDATE password_resets SET expires_at = now()');

    expect((await reset(token)).statusCode).toBe(400);
    expect((await signIn(OWNER.password)).statusCode).toBe(200);
  });

  it.each([
    ['a link that never was one', { token: 'x'.repeat(43), newPassword: 'another long password' }],
    ['no link', { newPassword: 'another long password' }],
    ['an object as link', { token: { $ne: null }, newPassword: 'another long password' }],
    ['a short password', { token: 'x'.repeat(43), newPassword: 'short' }],
  ])('answers 400 to %s', async (_case, body) => {
    expect((await post('password-reset/confirm', body)).statusCode).toBe(400);
  });
});
