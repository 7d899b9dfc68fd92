import { DASHBOARD_COOKIE } from '@farmhouse/contracts/identity/admin';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, it, jest } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import type { PageTarget } from '../../src/site/render.tsx';
import { PageText } from '../rendering/page-text.ts';
import type { Pages } from '../rendering/pages.ts';

const PAGES: Record<string, object> = {
  '/with-scripts': { withCustomScripts: true },
  '/payment': { isPrivate: true },
};
const pages = {
  targetOf: (path: string) => ({ path: path.toLowerCase(), address: path }),
  at: ({ address }: PageTarget) =>
    Promise.resolve(
      address === '/moved'
        ? { status: 301, location: '/new', hit: false }
        : { status: 200, text: new PageText('<!doctype html>'), ...PAGES[address ?? ''], hit: false },
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
])('The web server redirects GET %s to its canonical path on the same host', async (url, location) => {
  const response = await app.inject({ url: `http://site.example${url}` });

  expect(response).toMatchObject({ statusCode: 301, headers: { location } });
});

it.each([
  ['a method that no page takes', 'POST', '/booking', 404, { message: 'Not found', code: 'not-found' }],
  ['an address that cannot be read', 'GET', '/%ff', 400, { code: 'invalid-input', errors: [{ path: '' }] }],
] as const)(
  'The web server answers %s with a problem and a content security policy that allows nothing',
  async (_what, method, url, status, problem) => {
    const response = await app.inject({ method, url });

    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject(problem);
    expect(response.headers).toMatchObject({
      'content-security-policy': "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
  },
);

it('The web server sends a page with a content security policy that contains a nonce', async () => {
  const { headers } = await app.inject({ url: '/booking' });

  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-/);
  expect(headers['cache-control']).toBe('no-cache');
});

it.each([
  ['gzip, br', 'br'],
  ['gzip', undefined],
])('The web server answers a browser that reads %s with the page in the encoding %s', async (accepted, encoding) => {
  const { headers, rawPayload } = await app.inject({ url: '/booking', headers: { 'accept-encoding': accepted } });

  expect(headers).toMatchObject({ vary: 'Accept-Encoding' });
  expect(headers['content-encoding']).toBe(encoding);
  expect((encoding ? brotliDecompressSync(rawPayload) : rawPayload).toString()).toBe('<!doctype html>');
});

it('The web server forbids caching of private pages', async () => {
  const { headers } = await app.inject({ url: '/payment?booking=FH-7K3M9QXZ' });

  expect(headers['cache-control']).toBe('no-store');
});

it('The web server lets custom scripts load what they need only on pages that may run them', async () => {
  const policyOf = async (url: string) => (await app.inject({ url })).headers['content-security-policy'];

  expect(await policyOf('/with-scripts')).toContain("'strict-dynamic'");
  expect(await policyOf('/booking')).not.toContain("'strict-dynamic'");
});

it('The web server lets no custom script run in a browser with a dashboard session', async () => {
  const answerTo = (cookie: string) => app.inject({ url: '/with-scripts', headers: { cookie } });

  const withSession = await answerTo(`consent=all; ${DASHBOARD_COOKIE}=1`);
  expect(withSession.headers['content-security-policy']).not.toContain("'strict-dynamic'");
  const overHttps = await answerTo(`__Host-${DASHBOARD_COOKIE}=1`);
  expect(overHttps.headers['content-security-policy']).not.toContain("'strict-dynamic'");
  const other = await answerTo(`my_${DASHBOARD_COOKIE}=1`);
  expect(other.headers['content-security-policy']).toContain("'strict-dynamic'");
});

it('The web server excludes pages with custom scripts from the back-forward cache', async () => {
  expect((await app.inject({ url: '/with-scripts' })).headers['cache-control']).toBe('no-store');
});

it('The web server sends the status and location of a redirect that a loader returned', async () => {
  expect(await app.inject({ url: '/moved' })).toMatchObject({ statusCode: 301, headers: { location: '/new' } });
});

it.each([
  [true, 200, 'ready'],
  [false, 503, 'not ready'],
])('GET /health/ready of the web server, with readiness %s, returns %i', async (ready, statusCode, status) => {
  isReady.mockResolvedValueOnce(ready);

  const response = await app.inject({ url: '/health/ready' });

  expect(response.statusCode).toBe(statusCode);
  expect(response.json()).toEqual({ status });
});
