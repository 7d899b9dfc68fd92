import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Revocations } from '../auth/revocations.ts';
import { call, type Method } from '../testing/call.ts';
import { eventually } from '../testing/eventually.ts';
import { startTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';
import { startTestIdentity } from '../testing/test-identity.ts';
import { TEST_LIMIT, testPlatform } from '../test-platform.ts';
import { startTestService, type TestService } from '../testing/test-service.ts';

const SECRET = '/api/admin/secret';

let service: TestService;
let redis: TcpProxy;

beforeAll(async () => {
  redis = await startTcpProxy(process.env.TEST_REDIS_URL ?? '');
  service = await startTestService('platform', (env) =>
    testPlatform({ ...env, REDIS_URL: redis.urlVia(env.REDIS_URL ?? '') }),
  );
});
afterAll(() => service.close());

const as = (authorization: string) => ({ headers: { authorization } });
const claimsOf = (bearer: string) =>
  JSON.parse(Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString()) as {
    jti: string;
    iat: number;
    exp: number;
  };

describe('a call for admins', () => {
  it('knows who makes it', async () => {
    const bearer = service.identity.bearer({ id: 7, username: 'meena' });

    expect(await call(service, 'GET', SECRET, as(bearer))).toMatchObject({
      status: 200,
      body: { id: 7, username: 'meena' },
      headers: { 'cache-control': 'no-store' },
    });
  });

  it.each<[string, Method, string, number]>([
    ['under the admin prefix', 'GET', SECRET, 401],
    ['under the admin prefix, spelled otherwise', 'GET', '/api/%61dmin/secret', 401],
    ['under the admin prefix, asking for the head alone', 'HEAD' as Method, SECRET, 401],
    ['under the admin prefix, that nobody knows', 'POST', '/api/admin/nothing', 401],
    ['marked for admins elsewhere', 'GET', '/api/desk', 401],
    ['under the admin prefix, but open to anyone', 'GET', '/api/admin/door', 200],
    ['for anyone', 'GET', '/api/open', 200],
    ['that nobody knows', 'GET', '/api/nothing', 404],
  ])('is one %s: %s %s → %i', async (_name, method, url, status) => {
    expect((await call(service, method, url)).status).toBe(status);
  });

  it('answers an unknown path only to an admin with 404', async () => {
    const answer = await call(service, 'GET', '/api/admin/nothing', as(service.identity.bearer()));

    expect(answer).toMatchObject({ status: 404, body: { message: 'Not found', code: 'not-found' } });
  });
});

describe('a token', () => {
  const [header, payload, signature] = ['{"alg":"none","typ":"JWT"}', '{"sub":"1"}', ''].map((part) =>
    Buffer.from(part).toString('base64url'),
  );

  it.each([
    ['of nothing', ''],
    ['without its word', 'a.b.c'],
    ['of three letters', 'Bearer a.b.c'],
    ['that nobody signed', `Bearer ${header}.${payload}.${signature}`],
    ['of another kind', 'Basic b3duZXI6c2VjcmV0'],
  ])('%s opens nothing', async (_name, authorization) => {
    expect((await call(service, 'GET', SECRET, as(authorization))).status).toBe(401);
  });

  it('opens nothing when somebody else signed it', async () => {
    const stranger = await startTestIdentity();

    const answer = await call(service, 'GET', SECRET, as(stranger.bearer()));

    stranger.close();
    expect(answer.status).toBe(401);
  });

  it('opens nothing when its claims were changed', async () => {
    const [head, , proof] = service.identity.bearer().split('.');
    const claims = Buffer.from('{"sub":"2","username":"thief","role":"admin"}').toString('base64url');

    expect((await call(service, 'GET', SECRET, as(`${head}.${claims}.${proof}`))).status).toBe(401);
  });

  it('opens nothing when the public key was used as a shared secret', async () => {
    const [head, claims] = service.identity.bearer().replace('Bearer ', '').split('.');
    const { kid } = JSON.parse(Buffer.from(head ?? '', 'base64url').toString()) as { kid: string };
    const { publicKey } = (await (await fetch(`${service.identity.url}/internal/public-key`)).json()) as {
      publicKey: string;
    };
    const forged = `${Buffer.from(JSON.stringify({ alg: 'HS256', kid })).toString('base64url')}.${claims}`;
    const proof = createHmac('sha256', publicKey).update(forged).digest('base64url');

    expect((await call(service, 'GET', SECRET, as(`Bearer ${forged}.${proof}`))).status).toBe(401);
  });

  it('is refused once it was revoked; others go on', async () => {
    const [first, second] = [service.identity.bearer(), service.identity.bearer()];
    const { jti, exp } = claimsOf(first);

    await service.app.get(Revocations).revoke(jti, exp);

    expect((await call(service, 'GET', SECRET, as(first))).status).toBe(401);
    expect((await call(service, 'GET', SECRET, as(second))).status).toBe(200);
  });

  it('is refused with all of its admin’s when they were ended together', async () => {
    const [mine, another] = [service.identity.bearer({ id: 40 }), service.identity.bearer({ id: 41 })];
    const { iat, exp } = claimsOf(mine);

    await service.app.get(Revocations).revokeIssuedUpTo(40, iat, exp);

    expect((await call(service, 'GET', SECRET, as(mine))).status).toBe(401);
    expect((await call(service, 'GET', SECRET, as(another))).status).toBe(200);
  });
});

describe('a limited call', () => {
  it('is counted by address before its body is read, however many come at once', async () => {
    const from = `203.0.113.${Math.floor(Math.random() * 255)}`;
    const headers = { 'x-real-ip': from };

    const answers = await Promise.all(
      Array.from({ length: TEST_LIMIT * 4 }, () => call(service, 'POST', '/api/limited', { raw: '{', headers })),
    );

    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(TEST_LIMIT);
    expect(statuses.filter((status) => status === 429)).toHaveLength(TEST_LIMIT * 3);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ code: 'too-many-requests' });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(
      (await call(service, 'POST', '/api/limited', { body: {}, headers: { 'x-real-ip': randomUUID() } })).status,
    ).toBe(200);
  });
});

describe('an error', () => {
  it('that nobody foresaw tells the caller nothing', async () => {
    const { status, body } = await call(service, 'GET', '/api/broken');

    expect(status).toBe(500);
    expect(body).toEqual({ message: 'Something went wrong on our side. Please try again.' });
  });

  it('of an address that cannot be read looks like any other', async () => {
    const { status, body } = await call(service, 'GET', '/api/%zz');

    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid-input', message: expect.any(String) });
  });
});

describe('while Redis is away', () => {
  it('admin calls are refused, public ones go on, limits still hold, and all heals by itself', async () => {
    const bearer = service.identity.bearer();
    const headers = { 'x-real-ip': randomUUID() };
    await redis.disconnect();

    const admin = await call(service, 'GET', SECRET, as(bearer));
    const open = await call(service, 'GET', '/api/open');
    const ready = await call(service, 'GET', '/health/ready');
    const limited: number[] = [];
    for (let turn = 0; turn <= TEST_LIMIT; turn++) {
      limited.push((await call(service, 'POST', '/api/limited', { body: {}, headers })).status);
    }

    expect(admin).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(Number(admin.headers['retry-after'])).toBeGreaterThan(0);
    expect(open.status).toBe(200);
    expect(ready).toMatchObject({ status: 503, body: { checks: { redis: 'down', postgres: 'up' } } });
    expect(limited).toEqual([...Array<number>(TEST_LIMIT).fill(200), 429]);

    await redis.restore();
    await eventually(async () => expect((await call(service, 'GET', SECRET, as(bearer))).status).toBe(200));
    await eventually(async () => expect((await call(service, 'GET', '/health/ready')).status).toBe(200));
  });
});

describe('while identity is away', () => {
  it('known keys still open, unknown ones cannot be checked', async () => {
    const lonely = await startTestService('platform', (env) =>
      testPlatform({ ...env, IDENTITY_URL: 'http://127.0.0.1:1' }),
    );

    const answer = await call(lonely, 'GET', SECRET, as(lonely.identity.bearer()));
    const open = await call(lonely, 'GET', '/api/open');
    await lonely.close();

    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(open.status).toBe(200);
  });
});
