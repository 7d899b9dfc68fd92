import { randomUUID } from 'node:crypto';
import { BOARD_TOKEN_COOKIE, type SignedIn } from '@farmhouse/contracts/identity/admin';
import { QUEUE_BOARD, QUEUES, type FailedJob } from '@farmhouse/contracts/operation/queues';
import { AdminKeys } from '@farmhouse/platform/auth/admin-keys';
import { TOKEN_ALGORITHM, TOKEN_ISSUER } from '@farmhouse/platform/auth/admin-tokens';
import { WORKER } from '@farmhouse/platform/events/queues';
import { call, type Method } from '@farmhouse/platform/testing/call';
import { eventually } from '@farmhouse/platform/testing/eventually';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { Worker, type Job } from 'bullmq';
import { RedisConnection } from '@farmhouse/platform/redis/redis.connection';
import type { SigningKeys } from '../session/signing-keys.ts';
import { OWNER, startIdentity } from '../testing/test-identity.ts';
import { BoardQueues } from './board-queues.ts';

let service: TestService;
beforeAll(async () => {
  service = await startIdentity();
});
afterAll(() => service.close());

const signIn = async (): Promise<string> =>
  `Bearer ${(await call<SignedIn>(service, 'POST', '/api/admin/login', { body: OWNER })).body.token}`;

/** The `Authorization` header of an admin with a role that the product does not have yet. */
async function bearerOf(role: string): Promise<string> {
  const { keyId, privateKey } = await (service.app.get(AdminKeys) as SigningKeys).current();
  const claims = { sub: '2', username: 'desk', role, jti: randomUUID() };
  const token = new JwtService().sign(claims, {
    ...{ privateKey, keyid: keyId, algorithm: TOKEN_ALGORITHM, issuer: TOKEN_ISSUER, expiresIn: '1h' },
  });
  return `Bearer ${token}`;
}

/** The cookie of the board, as a browser sends it, and what its server has said about it. */
async function boardTokenOf(authorization: string): Promise<{ cookie: string; attributes: string }> {
  const response = await call(service, 'POST', '/api/admin/queues/pass', { headers: { authorization } });
  const [pair = '', ...attributes] = String(response.headers['set-cookie']).split('; ');
  return { cookie: pair, attributes: attributes.join('; ') };
}

/** A job of catalogue's queue whose only attempt has failed. */
async function failedJob(id: string = randomUUID()): Promise<Job> {
  const queue = service.app.get(BoardQueues).get('catalogue')!;
  const job = await queue.add('hero.changed', { email: 'guest@example.com' }, { jobId: id, attempts: 1 });
  const connection = service.app.get(RedisConnection).redis.duplicate({ maxRetriesPerRequest: null });
  const fail = () => Promise.reject(new Error('The disk is full'));
  const worker = new Worker('catalogue', fail, { ...WORKER, connection, prefix: 'queue' });
  await eventually(async () => expect(await job.isFailed()).toBe(true));
  await worker.close();
  connection.disconnect();
  return job;
}

const CALLS: readonly (readonly [Method, string])[] = [
  ['GET', '/api/admin/queues/failed'],
  ['POST', '/api/admin/queues/catalogue/1/retry'],
  ['POST', '/api/admin/queues/pass'],
  ['GET', QUEUE_BOARD],
  ['GET', `${QUEUE_BOARD}/api/queues`],
  ['GET', `${QUEUE_BOARD}/api/queues/catalogue/1`],
  ['GET', `${QUEUE_BOARD}/static/favicon.ico`],
  ['PUT', `${QUEUE_BOARD}/api/queues/catalogue/1/clean`],
];

describe.each(CALLS)('%s %s', (method, path) => {
  it('is refused with 401 without a sign-in', async () => {
    expect((await call(service, method, path)).status).toBe(401);
  });
});

describe.each(CALLS.slice(0, -1))('%s %s', (method, path) => {
  it('is refused with 403 to an admin without the permission for queues', async () => {
    const headers = { authorization: await bearerOf('cleaner') };

    expect((await call(service, method, path, { headers })).status).toBe(403);
  });
});

describe('the failed jobs', () => {
  it('are listed to the owner with their reason and without their data', async () => {
    const { id } = await failedJob();

    const response = await call<FailedJob[]>(service, 'GET', '/api/admin/queues/failed', {
      headers: { authorization: await signIn() },
    });

    const job = response.body.find((one) => one.id === id);
    expect(job).toEqual({
      ...{ queue: 'catalogue', id, name: 'hero.changed', reason: 'The disk is full', tries: 1 },
      failedAt: expect.any(String),
    });
  });

  it('are retried with all of their attempts, once', async () => {
    const job = await failedJob();
    const headers = { authorization: await signIn() };
    const path = `/api/admin/queues/catalogue/${job.id}/retry`;

    const responses = [await call(service, 'POST', path, { headers }), await call(service, 'POST', path, { headers })];

    expect(responses.map(({ status }) => status)).toEqual([204, 409]);
    expect(responses[1]?.body).toMatchObject({ code: 'status-conflict' });
    expect(await job.getState()).toBe('waiting');
    const queue = service.app.get(BoardQueues).get('catalogue');
    expect((await queue?.getJob(job.id!))?.attemptsMade).toBe(0);
    await job.remove();
  });

  it.each(['catalogue/nothing', 'no-such-queue/1', '..%2F..%2Fother/1'])('return 404 for %s', async (path) => {
    const headers = { authorization: await signIn() };

    expect((await call(service, 'POST', `/api/admin/queues/${path}/retry`, { headers })).status).toBe(404);
  });
});

describe('the board token', () => {
  it('is a cookie that scripts cannot read, for the board alone, over HTTPS and from its own site', async () => {
    const { attributes } = await boardTokenOf(await signIn());

    expect(attributes).toBe(`Max-Age=900; Path=${QUEUE_BOARD}; HttpOnly; Secure; SameSite=Strict`);
  });

  it('opens the board and nothing else', async () => {
    const { cookie } = await boardTokenOf(await signIn());
    const [, boardToken = ''] = cookie.split('=');

    expect((await service.app.inject({ url: QUEUE_BOARD, headers: { cookie } })).statusCode).toBe(200);
    expect((await call(service, 'GET', '/api/admin/queues/failed', { headers: { cookie } })).status).toBe(401);
    const headers = { authorization: `Bearer ${boardToken}` };
    expect((await call(service, 'GET', '/api/admin/me', { headers })).status).toBe(401);
  });

  it('is not replaced by the token of the session', async () => {
    const cookie = `${BOARD_TOKEN_COOKIE}=${(await signIn()).replace('Bearer ', '')}`;

    expect((await service.app.inject({ url: QUEUE_BOARD, headers: { cookie } })).statusCode).toBe(401);
  });

  it('ends with the session', async () => {
    const authorization = await signIn();
    const { cookie } = await boardTokenOf(authorization);
    await call(service, 'POST', '/api/admin/logout', { headers: { authorization } });

    expect((await service.app.inject({ url: QUEUE_BOARD, headers: { cookie } })).statusCode).toBe(401);
  });
});

describe('the queue board', () => {
  const read = async (path: string) =>
    service.app.inject({
      url: `${QUEUE_BOARD}${path}`,
      headers: { cookie: (await boardTokenOf(await signIn())).cookie },
    });

  it('has a document without code of its own and without an address of another host', async () => {
    const { payload, headers } = await read('/queue/catalogue?status=failed');

    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(payload).toContain(`<base href="${QUEUE_BOARD}/" />`);
    expect(payload).not.toMatch(/<%|https?:/);
    expect(payload).not.toMatch(/<script(?![^>]* src=)(?![^>]* type="application\/json")/);
  });

  it('serves every file that its document names, and none beside its own', async () => {
    const { payload } = await read('/');
    const files = [...payload.matchAll(/(?:src|href)="(static\/[^"]+)"/g)].map(([, file]) => file);

    const responses = await Promise.all(files.map((file) => read(`/${file}`)));

    expect(files.length).toBeGreaterThan(3);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(files.map(() => 200));
    for (const path of ['index.ejs', '..%2Findex.ejs', '..%2F..%2Fpackage.json', ''])
      expect((await read(`/static/${path}`)).statusCode).toBe(404);
  });

  it('shows every queue as one that can only be read, and the data of a failed job', async () => {
    const { id } = await failedJob();

    const { queues } = (await read('/api/queues?activeQueue=catalogue&status=failed&page=1&jobsPerPage=10')).json<{
      queues: { name: string; readOnlyMode: boolean; jobs: { id: string; data: unknown }[] }[];
    }>();

    expect(queues.map(({ name }) => name).sort()).toEqual([...QUEUES].sort());
    expect(queues.filter(({ readOnlyMode }) => !readOnlyMode)).toEqual([]);
    const jobs = queues.find(({ name }) => name === 'catalogue')?.jobs ?? [];
    expect(jobs.find((job) => job.id === id)?.data).toEqual({ email: 'guest@example.com' });
  });

  it.each<[Method, string]>([
    ['PUT', 'queues/catalogue/JOB/clean'],
    ['PUT', 'queues/catalogue/JOB/retry'],
    ['PUT', 'queues/catalogue/JOB/promote'],
    ['PATCH', 'queues/catalogue/JOB/update-data'],
    ['PUT', 'queues/catalogue/retry/failed'],
    ['PUT', 'queues/catalogue/clean/failed'],
    ['PUT', 'queues/catalogue/pause'],
    ['PUT', 'queues/catalogue/empty'],
    ['PUT', 'queues/catalogue/obliterate'],
    ['POST', 'queues/catalogue/add'],
    ['PUT', 'queues/pause'],
  ])('changes nothing: %s %s is not found, with the board token or a session token', async (method, path) => {
    const job = await failedJob();
    const authorization = await signIn();
    const { cookie } = await boardTokenOf(authorization);
    const url = `${QUEUE_BOARD}/api/${path.replace('JOB', job.id!)}`;

    const body = {};
    const withToken = await call(service, method, url, { body, headers: { authorization } });
    const withPass = await call(service, method, url, { body, headers: { cookie } });

    expect([withToken.status, withPass.status]).toEqual([404, 401]);
    expect(await job.isFailed()).toBe(true);
  });
});
