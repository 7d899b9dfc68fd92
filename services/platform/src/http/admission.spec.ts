import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Logger } from 'pino';
import { Revocations } from '../auth/revocations.ts';
import { LOG } from '../observability/logging.ts';
import { RedisConnection } from '../redis/redis.connection.ts';
import { call, type Method } from '../testing/call.ts';
import { eventually } from '../testing/eventually.ts';
import { startTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';
import { startTestIdentity } from '../testing/test-identity.ts';
import { TEST_DATABASE, TEST_LIMIT, testPlatform } from '../testing/test-platform.ts';
import { startTestService, type TestService } from '../testing/test-service.ts';

const SECRET = '/api/admin/secret';

let service: TestService;
let redis: TcpProxy;

beforeAll(async () => {
  redis = await startTcpProxy(process.env.TEST_REDIS_URL ?? '');
  service = await startTestService(TEST_DATABASE, (env) =>
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

describe('admin route', () => {
  it('returns the signed-in admin with Cache-Control: no-store', async () => {
    const bearer = service.identity.bearer({ id: 7, username: 'meena' });

    expect(await call(service, 'GET', SECRET, as(bearer))).toMatchObject({
      status: 200,
      body: { id: 7, username: 'meena' },
      headers: { 'cache-control': 'no-store' },
    });
  });

  it('returns 404 for an unknown admin path when an admin calls it', async () => {
    const response = await call(service, 'GET', '/api/admin/nothing', as(service.identity.bearer()));

    expect(response).toMatchObject({ status: 404, body: { message: 'Not found', code: 'not-found' } });
  });
});

it.each<[Method | 'HEAD', string, number]>([
  ['GET', SECRET, 401],
  ['HEAD', SECRET, 401],
  ['GET', '/api/%61dmin/secret', 401],
  ['POST', '/api/%61dmin/secret', 401],
  ['POST', '/api/admin/secret?x=1', 401],
  ['POST', '/api/admin/nothing', 401],
  ['POST', '/api/%61dmin/nothing', 401],
  ['POST', '/api/posts', 401],
  ['POST', '/api/p%6Fsts', 401],
  ['POST', '/api/posts/', 404],
  ['POST', '/api//posts', 404],
  ['POST', '//api/posts', 404],
  ['POST', '/api/POSTS', 404],
  ['POST', '/api/posts;admin=1', 404],
  ['GET', '/api/posts', 200],
  ['HEAD', '/api/posts', 200],
  ['GET', '/api/admin/login', 200],
  ['GET', '/api/open', 200],
  ['GET', '/api/nothing', 404],
])('%s %s without a token returns %i', async (method, url, status) => {
  expect((await call(service, method as Method, url)).status).toBe(status);
});

describe('an optional admin route', () => {
  it.each([
    ['an anonymous caller without a token', () => undefined, 200, 'anonymous'],
    ['an admin with a valid token', () => service.identity.bearer({ username: 'meena' }), 200, 'meena'],
    ['401 to a token that is not valid', () => 'Bearer a.b.c', 401, undefined],
  ])('returns %s', async (_name, bearer, status, readBy) => {
    const authorization = bearer();

    const response = await call<{ readBy?: string }>(
      service,
      'GET',
      '/api/posts',
      authorization ? as(authorization) : {},
    );

    expect([response.status, response.body.readBy]).toEqual([status, readBy]);
  });

  it('forbids storing the answer to an admin', async () => {
    const response = await call(service, 'GET', '/api/posts', as(service.identity.bearer()));

    expect(response.headers['cache-control']).toBe('no-store');
  });
});

describe('request body', () => {
  const ofBytes = (bytes: number) => JSON.stringify({ text: 'x'.repeat(bytes - '{"text":""}'.length) });

  it.each<[string, string, number, number]>([
    ['16 KB to a public route', '/api/open', 16 * 1024, 200],
    ['more than 16 KB to a public route', '/api/open', 16 * 1024 + 1, 413],
    ['256 KB to an admin route', SECRET, 256 * 1024, 200],
    ['more than 256 KB to an admin route', SECRET, 256 * 1024 + 1, 413],
    ['4 KB to a beacon', '/api/beacon', 4 * 1024, 200],
    ['more than 4 KB to a beacon', '/api/beacon', 4 * 1024 + 1, 413],
  ])('of %s (POST %s, %i bytes) returns %i', async (_name, url, bytes, status) => {
    const options = url === SECRET ? as(service.identity.bearer()) : {};

    const response = await call(service, 'POST', url, { ...options, raw: ofBytes(bytes) });

    expect(response.status).toBe(status);
    if (status === 413) expect(response.body).toMatchObject({ code: 'payload-too-large' });
  });

  it.each([
    ['a beacon', '/api/beacon', 200],
    ['another public route', '/api/open', 415],
  ])('of type text/plain to %s (POST %s) returns %i', async (_name, url, status) => {
    const headers = { 'content-type': 'text/plain;charset=UTF-8' };

    expect((await call(service, 'POST', url, { raw: '{"page":"/"}', headers })).status).toBe(status);
  });
});

describe('a token whose role has no permissions', () => {
  const cook = () => service.identity.bearer({ role: 'cook' });

  it.each<[Method, string, number]>([
    ['GET', SECRET, 403],
    ['POST', SECRET, 403],
    ['GET', '/api/%61dmin/secret', 403],
    ['POST', '/api/posts', 403],
    ['GET', '/api/posts', 403],
    ['GET', '/api/open', 200],
    ['GET', '/api/admin/nothing', 404],
  ])('%s %s returns %i', async (method, url, status) => {
    expect((await call(service, method, url, as(cook()))).status).toBe(status);
  });

  it('is refused with a message and a code before the body is read', async () => {
    const response = await call(service, 'POST', SECRET, { ...as(cook()), raw: '{ not JSON' });

    expect([response.status, response.body]).toEqual([
      403,
      { message: 'Your account may not do this', code: 'forbidden' },
    ]);
  });

  it('is refused with a line in the log that has the id of its admin', async () => {
    const log = service.app.get<Logger>(LOG);
    const { level } = log;
    log.level = 'warn';
    const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);

    await call(service, 'GET', SECRET, as(service.identity.bearer({ id: 7, role: 'cook' })));

    expect(warn.mock.calls).toEqual([[expect.objectContaining({ admin: 7, status: 403, route: SECRET }), 'request']]);
    warn.mockRestore();
    log.level = level;
  });

  it('is refused with 401 when it is not valid either', async () => {
    const otherIssuer = await startTestIdentity();

    const response = await call(service, 'GET', SECRET, as(otherIssuer.bearer({ role: 'cook' })));

    otherIssuer.close();
    expect(response.status).toBe(401);
  });
});

describe('bearer token', () => {
  const [header, payload, signature] = ['{"alg":"none","typ":"JWT"}', '{"sub":"1"}', ''].map((part) =>
    Buffer.from(part).toString('base64url'),
  );

  it.each([
    ['that is empty', ''],
    ['without its scheme', 'a.b.c'],
    ['of three letters', 'Bearer a.b.c'],
    ['without a signature', `Bearer ${header}.${payload}.${signature}`],
    ['of another scheme', 'Basic b3duZXI6c2VjcmV0'],
  ])('%s is refused with 401', async (_name, authorization) => {
    expect((await call(service, 'GET', SECRET, as(authorization))).status).toBe(401);
  });

  it('is refused when another issuer signed it', async () => {
    const otherIssuer = await startTestIdentity();

    const response = await call(service, 'GET', SECRET, as(otherIssuer.bearer()));

    otherIssuer.close();
    expect(response.status).toBe(401);
  });

  it('is refused when its claims were changed', async () => {
    const [head, , proof] = service.identity.bearer().split('.');
    const claims = Buffer.from('{"sub":"2","username":"thief","role":"admin"}').toString('base64url');

    expect((await call(service, 'GET', SECRET, as(`${head}.${claims}.${proof}`))).status).toBe(401);
  });

  it('is refused when the public key was used as a shared secret', async () => {
    const [head, claims] = service.identity.bearer().replace('Bearer ', '').split('.');
    const { kid } = JSON.parse(Buffer.from(head ?? '', 'base64url').toString()) as { kid: string };
    const { publicKey } = (await (await fetch(`${service.identity.url}/internal/public-key`)).json()) as {
      publicKey: string;
    };
    const forged = `${Buffer.from(JSON.stringify({ alg: 'HS256', kid })).toString('base64url')}.${claims}`;
    const proof = createHmac('sha256', publicKey).update(forged).digest('base64url');

    expect((await call(service, 'GET', SECRET, as(`Bearer ${forged}.${proof}`))).status).toBe(401);
  });

  it('is refused once it was revoked, while other tokens stay valid', async () => {
    const [first, second] = [service.identity.bearer(), service.identity.bearer()];
    const { jti, exp } = claimsOf(first);

    await service.app.get(Revocations).revoke({ tokenId: jti, expiresAt: exp });

    expect((await call(service, 'GET', SECRET, as(first))).status).toBe(401);
    expect((await call(service, 'GET', SECRET, as(second))).status).toBe(200);
  });

  it('is refused when all tokens of its admin were revoked, while another admin’s stays valid', async () => {
    const [mine, another] = [service.identity.bearer({ id: 40 }), service.identity.bearer({ id: 41 })];
    const { iat, exp } = claimsOf(mine);

    await service.app.get(Revocations).revokeIssuedUpTo({ adminId: 40, instant: iat, until: exp });

    expect((await call(service, 'GET', SECRET, as(mine))).status).toBe(401);
    expect((await call(service, 'GET', SECRET, as(another))).status).toBe(200);
  });
});

describe('while Redis lacks the list of revoked tokens', () => {
  it('admin calls return 503, also with a revoked token, and public ones 200, until identity has written it', async () => {
    const bearer = service.identity.bearer();
    const { jti, exp } = claimsOf(bearer);
    const revocations = service.app.get(Revocations);
    await revocations.revoke({ tokenId: jti, expiresAt: exp });
    await service.app.get(RedisConnection).redis.flushdb();

    const admin = await call(service, 'GET', SECRET, as(bearer));
    const open = await call(service, 'GET', '/api/open');
    await revocations.restore([{ tokenId: jti, expiresAt: exp }], []);
    const after = await call(service, 'GET', SECRET, as(bearer));
    const other = await call(service, 'GET', SECRET, as(service.identity.bearer()));

    expect(admin).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect([open.status, after.status, other.status]).toEqual([200, 401, 200]);
  });
});

describe('while Redis refuses to write a revocation, as its memory is full', () => {
  it('admin calls return 503, until identity has written the whole list', async () => {
    const bearer = service.identity.bearer();
    const { jti, exp } = claimsOf(bearer);
    const revocations = service.app.get(Revocations);
    const { redis: client } = service.app.get(RedisConnection);
    const full = jest.spyOn(client, 'multi').mockImplementationOnce(() => {
      throw new Error("OOM command not allowed when used memory > 'maxmemory'");
    });

    await expect(revocations.revoke({ tokenId: jti, expiresAt: exp })).rejects.toThrow('OOM');
    full.mockRestore();
    const during = await call(service, 'GET', SECRET, as(bearer));
    await revocations.restore([{ tokenId: jti, expiresAt: exp }], []);
    const after = await call(service, 'GET', SECRET, as(bearer));

    expect([during.status, after.status]).toEqual([503, 401]);
  });
});

describe('a change with cookies', () => {
  const post = (headers: Record<string, string>) => call(service, 'POST', '/api/open', { body: {}, headers });

  it.each([
    ['of another site', 'cross-site', 403],
    ['of another host of the same site', 'same-site', 403],
    ['of this host', 'same-origin', 200],
  ])('from a page %s (Sec-Fetch-Site: %s) returns %i', async (_what, from, status) => {
    const response = await post({ cookie: 'guest=1', 'sec-fetch-site': from });

    expect(response.status).toBe(status);
    if (status === 403) expect(response.body).toMatchObject({ code: 'forbidden' });
  });

  it('returns 200 to a client that is not a browser', async () => {
    expect((await post({ cookie: 'guest=1' })).status).toBe(200);
  });

  it('returns 200 from another site without cookies, and so does reading with them', async () => {
    const read = { cookie: 'guest=1', 'sec-fetch-site': 'cross-site' };

    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(200);
    expect((await call(service, 'GET', '/api/open', { headers: read })).status).toBe(200);
  });
});

describe('rate-limited route', () => {
  it('counts calls by address before their body is read, also concurrent ones', async () => {
    const from = `203.0.113.${Math.floor(Math.random() * 255)}`;
    const headers = { 'x-real-ip': from };

    const responses = await Promise.all(
      Array.from({ length: TEST_LIMIT * 4 }, () => call(service, 'POST', '/api/open/limited', { raw: '{', headers })),
    );

    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(TEST_LIMIT);
    expect(statuses.filter((status) => status === 429)).toHaveLength(TEST_LIMIT * 3);
    const refused = responses.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ code: 'too-many-requests' });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(
      (await call(service, 'POST', '/api/open/limited', { body: {}, headers: { 'x-real-ip': randomUUID() } })).status,
    ).toBe(200);
  });
});

describe('error response', () => {
  it('to an unexpected error contains no details', async () => {
    const { status, body } = await call(service, 'GET', '/api/open/broken');

    expect(status).toBe(500);
    expect(body).toEqual({ message: 'Something went wrong on our side. Please try again.', code: 'unexpected' });
  });

  it('to a malformed URL is a problem', async () => {
    const { status, body } = await call(service, 'GET', '/api/%zz');

    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid-input', message: expect.any(String) });
  });
});

describe('while Redis is down', () => {
  it('admin calls return 503, public ones 200, limits apply, and everything recovers', async () => {
    const bearer = service.identity.bearer();
    const headers = { 'x-real-ip': randomUUID() };
    await redis.disconnect();

    const admin = await call(service, 'GET', SECRET, as(bearer));
    const open = await call(service, 'GET', '/api/open');
    const ready = await call(service, 'GET', '/health/ready');
    const limited: number[] = [];
    for (let turn = 0; turn <= TEST_LIMIT; turn++) {
      limited.push((await call(service, 'POST', '/api/open/limited', { body: {}, headers })).status);
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

describe('while identity is down', () => {
  it('an admin call with an unknown key returns 503, a public one 200', async () => {
    const lonely = await startTestService(TEST_DATABASE, (env) =>
      testPlatform({ ...env, IDENTITY_URL: 'http://127.0.0.1:1' }),
    );

    const response = await call(lonely, 'GET', SECRET, as(lonely.identity.bearer()));
    const open = await call(lonely, 'GET', '/api/open');
    await lonely.close();

    expect(response).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(open.status).toBe(200);
  });
});
