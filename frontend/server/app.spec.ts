import { afterAll, expect, it, jest } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import type { PageTarget } from '../src/site/render.tsx';
import type { Pages } from './pages.ts';

const pages = {
  targetOf: (path: string) => ({ path: path.toLowerCase(), address: path }),
  at: ({ address }: PageTarget) =>
    Promise.resolve(
      address === '/moved'
        ? { status: 301, location: '/new', hit: false }
        : { status: 200, html: '<!doctype html>', hit: false },
    ),
} as unknown as Pages;
const isReady = jest.fn(() => Promise.resolve(true));
const app: FastifyInstance = createApp({ pages, log: Fastify().log, isReady, onPage: () => undefined });

afterAll(() => app.close());

it.each([
  ['/booking/', '/booking'],
  ['/booking/?a=b', '/booking?a=b'],
  ['/Booking?a=B', '/booking?a=B'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['/\\/evil.example/', '/evil.example'],
])('GET %s redirects to its canonical path on this site', async (url, location) => {
  const answer = await app.inject({ url: `http://site.example${url}` });

  expect(answer).toMatchObject({ statusCode: 301, headers: { location } });
});

it.each([
  ['a method that no page takes', 'POST', '/booking', 404, { message: 'Not found', code: 'not-found' }],
  ['an address that cannot be read', 'GET', '/%ff', 400, { code: 'invalid-input', errors: [{ path: '' }] }],
] as const)(
  '%s is answered with a problem under a policy that loads nothing',
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

it('a page is answered with a content security policy of its own nonce', async () => {
  const { headers } = await app.inject({ url: '/booking' });

  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-/);
  expect(headers['cache-control']).toBe('no-cache');
});

it('a redirect that a loader answered is answered with its status and location', async () => {
  expect(await app.inject({ url: '/moved' })).toMatchObject({ statusCode: 301, headers: { location: '/new' } });
});

it.each([
  [true, 200, 'ready'],
  [false, 503, 'not ready'],
])('GET /health/ready, ready being %s, answers %i', async (ready, statusCode, status) => {
  isReady.mockResolvedValueOnce(ready);

  const answer = await app.inject({ url: '/health/ready' });

  expect(answer.statusCode).toBe(statusCode);
  expect(answer.json()).toEqual({ status });
});
