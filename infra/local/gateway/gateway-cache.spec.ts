import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestGateway, type TestGateway } from './testing/test-gateway.ts';

/** Says whose call it was. */
const service: RequestListener = ({ headers }, response) =>
  void response.end(headers.cookie ?? headers.authorization ?? 'anonymous');

describe('the cache of public reads', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await startTestGateway({ catalogue: service, content: service });
  });
  afterAll(() => gateway.stop());

  const call = async (path: string, init: RequestInit = {}): Promise<[string, string | null]> => {
    const response = await fetch(gateway.url + path, init);
    return [await response.text(), response.headers.get('x-cache')];
  };
  /** What is kept is valid until the second ends. */
  const nextSecond = () => sleep(1_050 - (Date.now() % 1_000));

  it.each([
    ['a cookie', '/api/services', { Cookie: 'guest=secret' }, 'guest=secret'],
    ['a token', '/api/services', { Authorization: 'Bearer secret' }, 'Bearer secret'],
    ['a cookie', '/api/blog-posts?tag=pool', { Cookie: 'guest=secret' }, 'guest=secret'],
    ['a token', '/api/blog-posts?tag=pool', { Authorization: 'Bearer secret' }, 'Bearer secret'],
  ])('keeps no response to a call with %s of %s, and gives it none', async (_what, path, headers, own) => {
    await nextSecond();

    const [mine] = await call(path, { headers });
    const [everyones] = await call(path);
    const [again, cached] = await call(path);
    const [mineAgain] = await call(path, { headers });

    expect([mine, everyones, mineAgain]).toEqual([own, 'anonymous', own]);
    expect([again, cached]).toEqual(['anonymous', 'HIT']);
  });

  it('takes no part in calls of admins to a path whose list for everyone is kept', async () => {
    const headers = { Authorization: 'Bearer secret' };

    for (const method of ['GET', 'POST'])
      expect(await call('/api/homepage-images', { method, headers })).toEqual(['Bearer secret', null]);
  });

  it('keeps each page, search and tag of a list for itself', async () => {
    await nextSecond();

    await call('/api/blog-posts?page=1');

    expect((await call('/api/blog-posts?page=1'))[1]).toBe('HIT');
    expect((await call('/api/blog-posts?page=2'))[1]).toBe('MISS');
  });
});
