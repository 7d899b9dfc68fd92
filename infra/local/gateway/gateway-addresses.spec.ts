import { request } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestGateway, type TestGateway } from './testing/test-gateway.ts';

const SITE = 'farm.example';
const DASHBOARD = 'admin.farm.example';
const READ = {};
const WRITE = { method: 'POST' };
const ADMIN_READ = { headers: { authorization: 'Bearer a.b.c' } };
const ADMIN_WRITE = { ...ADMIN_READ, ...WRITE };

const answerAs = (name: string) => (_request: unknown, response: { end(text: string): void }) =>
  void response.end(name);

function startGateway(env: NodeJS.ProcessEnv): Promise<TestGateway> {
  const services = { content: 'content', bookings: 'bookings', identity: 'identity', chat: 'chat', web: 'page' };
  const listeners = Object.fromEntries(Object.entries(services).map(([name, text]) => [name, answerAs(text)]));
  return startTestGateway(listeners, env);
}

interface Sent {
  headers?: OutgoingHttpHeaders;
  method?: string;
}

/** Calls the gateway under a host name, as a browser at that address does. */
function call(gateway: TestGateway, host: string, path: string, { headers = {}, method = 'GET' }: Sent = {}) {
  return new Promise<IncomingMessage & { text: string }>((resolve, reject) => {
    const sent = request(`${gateway.url}${path}`, { method, headers: { host, ...headers } }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () => resolve(Object.assign(response, { text })));
    });
    sent.on('error', reject).end();
  });
}

describe('the gateway with a separate address of the dashboard', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await startGateway({ PUBLIC_URL: `https://${SITE}/`, ADMIN_URL: `https://${DASHBOARD}` });
  });
  afterAll(() => gateway.stop());

  it.each<[string, string, Sent]>([
    ['the sign-in', '/admin', READ],
    ['a section', '/admin/dashboard/bookings', READ],
    ['the page for a new password', '/admin/new-password', READ],
    ['the page that lets a browser in', '/admin/known-browser', READ],
    ['the list of open tabs', '/admin/open-tabs.js', READ],
    ['a path below /admin that does not exist', '/admin/nothing', READ],
    ['a call to sign in', '/api/admin/login', WRITE],
    ['a request for a new password', '/api/admin/password-reset', WRITE],
    ['an admin call', '/api/admin/bookings', ADMIN_READ],
    ['another spelling of an admin path', '/api/%61dmin/bookings', ADMIN_READ],
    ['a path that leads to an admin call', '/api/x/../admin/bookings', ADMIN_READ],
    ['a write of an admin to a path of everyone', '/api/bookings/1/confirm', ADMIN_WRITE],
    ['a read with the drafts of an admin', '/api/blog-posts', ADMIN_READ],
  ])('answers %s with 404 at the address of the site', async (_what, path, sent) => {
    const { statusCode, text } = await call(gateway, SITE, path, sent);

    expect(statusCode).toBe(404);
    expect(text).toContain('"code":"not-found"');
  });

  it.each<[string, string, string, Sent]>([
    ['pages', '/services', 'page', READ],
    ['custom scripts', '/api/custom-scripts', 'content', READ],
    ['requests of guests', '/api/bookings', 'bookings', WRITE],
    ['published posts', '/api/blog-posts', 'content', READ],
  ])('serves %s at the address of the site', async (_what, path, text, sent) => {
    expect(await call(gateway, SITE, path, sent)).toMatchObject({ statusCode: 200, text });
  });

  it.each<[string, string, string, Sent]>([
    ['a call to sign in', '/api/admin/login', 'identity', WRITE],
    ['a request for a new password', '/api/admin/password-reset', 'identity', WRITE],
    ['an admin call', '/api/admin/bookings', 'bookings', ADMIN_READ],
    ['a write of an admin to a path of everyone', '/api/bookings/1/confirm', 'bookings', ADMIN_WRITE],
    ['public reads that the dashboard shows', '/api/settings', 'content', READ],
  ])('serves %s at the address of the dashboard', async (_what, path, text, sent) => {
    expect(await call(gateway, DASHBOARD, path, sent)).toMatchObject({ statusCode: 200, text });
    expect(await call(gateway, DASHBOARD.toUpperCase(), path, sent)).toMatchObject({ statusCode: 200 });
  });

  it.each(['/', '/services?guests=4', '/sitemap.xml', '/blog/a-post'])(
    'redirects %s from the address of the dashboard to the site',
    async (path) => {
      const { statusCode, headers } = await call(gateway, DASHBOARD, path);

      expect(statusCode).toBe(302);
      expect(headers.location).toBe(`https://${SITE}${path}`);
    },
  );

  it('serves no custom script at the address of the dashboard', async () => {
    expect((await call(gateway, DASHBOARD, '/api/custom-scripts')).statusCode).toBe(404);
  });

  it('lets pages of no other origin read its responses', async () => {
    const { headers } = await call(gateway, DASHBOARD, '/api/settings', { headers: { origin: `https://${SITE}` } });

    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('the gateway with one address for site and dashboard', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await startGateway({});
  });
  afterAll(() => gateway.stop());

  it.each<[string, string, Sent]>([
    ['/services', 'page', READ],
    ['/api/custom-scripts', 'content', READ],
    ['/api/admin/bookings', 'bookings', ADMIN_READ],
    ['/api/bookings/1/confirm', 'bookings', ADMIN_WRITE],
  ])('serves %s under every host name', async (path, text, sent) => {
    for (const host of [SITE, DASHBOARD])
      expect(await call(gateway, host, path, sent)).toMatchObject({ statusCode: 200, text });
  });

  it.each(['/admin', '/admin/dashboard', '/admin/nothing'])(
    'gives pages that open %s no handle to its window',
    async (path) => {
      const { headers } = await call(gateway, SITE, path);

      expect(headers['cross-origin-opener-policy']).toBe('noopener-allow-popups');
      expect(headers['x-frame-options']).toBe('DENY');
    },
  );

  it.each(['/assets/icon.svg', '/api/settings', '/services', '/admin'])(
    'refuses to register %s as a service worker',
    async (path) => {
      expect((await call(gateway, SITE, path, { headers: { 'service-worker': 'script' } })).statusCode).toBe(404);
    },
  );
});
