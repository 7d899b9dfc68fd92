import { afterAll, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { createMetrics } from './metrics.ts';
import type { Pages } from './pages.ts';

const pages = {
  addressOf: (path: string) => path.toLowerCase(),
  at: () => Promise.resolve({ status: 200, html: '<!doctype html>', hit: false }),
} as unknown as Pages;
const app: FastifyInstance = createApp({ pages, metrics: createMetrics(), log: Fastify().log });

afterAll(() => app.close());

it.each([
  ['/booking/', '/booking'],
  ['/booking/?a=b', '/booking?a=b'],
  ['/Booking?a=B', '/booking?a=B'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['/\\/evil.example/', '/evil.example'],
])('sends %s to its one address on this site', async (url, location) => {
  const answer = await app.inject({ url: `http://site.example${url}` });

  expect(answer).toMatchObject({ statusCode: 301, headers: { location } });
});

it.each([
  ['a call that no page takes', 'POST', '/booking', 404, { message: 'Not found', code: 'not-found' }],
  ['an address that cannot be read', 'GET', '/%ff', 400, { code: 'invalid-input', errors: [{ path: '' }] }],
] as const)(
  'answers %s with a problem that nothing can be loaded from',
  async (_what, method, url, status, problem) => {
    const answer = await app.inject({ method, url });

    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject(problem);
    expect(answer.headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
  },
);

it('gives a page a policy of its own', async () => {
  const { headers } = await app.inject({ url: '/booking' });

  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-/);
  expect(headers['cache-control']).toBe('no-cache');
});
