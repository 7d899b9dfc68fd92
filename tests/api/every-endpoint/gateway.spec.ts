import type { ServiceView } from '@farmhouse/contracts/catalogue/service';
import { FIXED_PAGES } from '@farmhouse/contracts/pages/pages';
import { accepted, call } from '../../support/api/call.ts';
import { statusOfRaw } from '../../support/api/raw-request.ts';
import { requestFrom } from '../../support/api/request-from-ip.ts';
import { eventually } from '../../support/eventually.ts';
import { expectProblem } from '../../support/api/problem.ts';
import { expect, test } from '../../support/test.ts';

test('an API path outside the route table returns 404 as a problem', async () => {
  for (const path of ['/api/nothing', '/api', '/api/', '/api/services/1/reviews', '/api/settings/x']) {
    await test.step(path, async () => expectProblem(await call('GET', path), 404, 'not-found'));
  }
  expectProblem(await call('PATCH', '/api/services'), [404, 405]);
});

test('internal paths, metrics and health return 404 through the gateway', async () => {
  for (const path of ['/internal/public-key', '/metrics', '/health/ready', '/health/live', '/.env', '/.git/config']) {
    expect((await call('GET', path)).status, path).toBe(404);
  }
});

test('unknown methods and oversized headers are refused with a problem', async () => {
  const wide = { 'X-Wide': 'x'.repeat(6_000) };

  expectProblem(await call('PROPFIND', '/api/settings'), 405);
  expectProblem(await call('PROPFIND', '/'), 405);
  expectProblem(
    await call('GET', `/api/availability?x=${'x'.repeat(6_000)}`, { headers: { ...wide, 'X-Wider': wide['X-Wide'] } }),
    431,
  );
});

test('a raw # in an address is refused with 400, an encoded one is not', async () => {
  for (const path of ['/api/content?page=contact#x', '/api/blog-posts#q=term', '/booking#x', '/assets/icon.svg#x'])
    expect(await statusOfRaw('GET', path), path).toBe(400);
  expect(await statusOfRaw('GET', '/api/blog-posts?q=%23')).toBe(200);
});

test('nginx’s own errors for files, pages and API calls are problems', async () => {
  const from = '127.0.0.1';
  const impossible = { 'If-Match': '"nothing"', 'If-Unmodified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' };

  // each on its own connection: nginx closes it after such a response
  for (const path of ['/assets/icon.svg', '/admin', '/api/settings']) {
    const refused = await requestFrom({ from, method: 'GET', path, headers: impossible });
    expect(refused.status, path).toBe(412);
    expect(JSON.parse(refused.text), path).toMatchObject({ message: expect.any(String) });
  }
  const tooLarge = await requestFrom({ from, path: '/booking', body: 'x'.repeat(300_000) });
  expect(tooLarge.status).toBe(413);
  expect(JSON.parse(tooLarge.text)).toMatchObject({ code: 'payload-too-large' });
});

const LARGEST_PUBLIC_BODY = 16 * 1024;
const bodyOf = (bytes: number): string => JSON.stringify({ code: 'x'.repeat(bytes - '{"code":""}'.length) });

for (const path of [
  '/api/coupons/validate',
  '/api/bookings/quote',
  '/api/bookings',
  '/api/admin/login',
  '/api/admin/password-reset',
]) {
  test(`POST ${path} accepts a body of 16 KB and returns 413 for a larger one`, async () => {
    const [largest, larger] = [bodyOf(LARGEST_PUBLIC_BODY), bodyOf(LARGEST_PUBLIC_BODY + 1)];

    expect((await call('POST', path, { raw: largest })).status).toBe(400);
    expectProblem(await call('POST', path, { raw: larger }), 413, 'payload-too-large');
  });
}

test('POST /api/admin/coupons accepts a body of 256 KB from the owner and returns 413 for a larger one', async ({
  owner,
}) => {
  const largest = 256 * 1024;

  expect((await owner.call('POST', '/api/admin/coupons', { raw: bodyOf(largest) })).status).toBe(400);
  const refused = await owner.call('POST', '/api/admin/coupons', { raw: bodyOf(largest + 1) });
  expectProblem(refused, 413, 'payload-too-large');
});

test('other spellings of a page’s address redirect to the canonical one', async () => {
  for (const path of ['/Booking?a=B', '/BOOKING?a=B', '/book%69ng?a=B']) {
    const { status, headers } = await call('GET', path);
    expect([status, headers.get('location')], path).toEqual([301, '/booking?a=B']);
  }
  for (const path of ['/booking', '/', '/booking%2F', '/No-Such']) {
    expect((await call('GET', path)).headers.get('location'), path).toBeNull();
  }
});

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': /strict-origin|no-referrer/,
  'permissions-policy': /camera=\(\)/,
  'content-security-policy': /(?=.*object-src 'none')(?=.*base-uri 'none')(?=.*frame-ancestors 'none')/,
};

for (const path of [
  '/',
  '/booking',
  '/booking/',
  '/admin',
  '/admin/',
  '/api/services',
  '/api/nothing',
  '/no-such-page',
  '/assets/icon.svg',
  '/admin/open-tabs.js',
  '/health',
  '/%ff',
]) {
  test(`${path} carries the security headers and does not name the server software`, async () => {
    const { headers } = await call('GET', path);

    for (const [name, value] of Object.entries(HEADERS)) expect(headers.get(name), name).toMatch(value);
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server') ?? '').not.toMatch(/\d/);
  });
}

for (const [path, type] of [
  ['/', 'text/html'],
  ['/admin', 'text/html'],
  ['/admin/open-tabs.js', '(application|text)/javascript'],
  ['/assets/icon.svg', 'image/svg\\+xml'],
  ['/robots.txt', 'text/plain'],
  ['/sitemap.xml', 'application/xml'],
] as const) {
  test(`${path} declares UTF-8 as its charset`, async () => {
    expect((await call('GET', path)).headers.get('content-type')).toMatch(new RegExp(`^${type}; ?charset=utf-8$`, 'i'));
  });
}

test('the site’s content security policy allows scripts only with a fresh nonce', async () => {
  const [first, second] = await Promise.all([call('GET', '/'), call('GET', '/')]);
  const nonceOf = ({ headers }: typeof first) =>
    /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1];

  expect(nonceOf(first)).toMatch(/.{16,}/);
  expect(nonceOf(first)).not.toBe(nonceOf(second));
  const scripts = /script-src[^;]*/.exec(first.headers.get('content-security-policy') ?? '')?.[0];
  expect(scripts).not.toMatch(/unsafe-inline(?!.*nonce)|unsafe-eval/);
  const tags = [...first.text.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  const inline = tags.filter((tag) => !/\bsrc=|type="application\/(ld\+)?json"/.test(tag));
  for (const tag of inline) expect(tag).toContain(`nonce="${nonceOf(first)}"`);
  expect(first.text).not.toMatch(/\son(click|load|error)=/);
});

test('GET /api/services shows a change within a second', async ({ owner, aService }) => {
  const service = await aService();
  await eventually(async () => expect((await call('GET', '/api/services')).text).toContain(service.name), 1_000);

  await owner.send('PUT', `/api/admin/services/${service.id}`, { ...service, price: 4321 });

  await eventually(async () => {
    const list = accepted(await call<ServiceView[]>('GET', '/api/services'));
    expect(list.find(({ id }) => id === service.id)?.price).toBe(4321);
  }, 1_000);
});

test('a read with a token or a cookie is not served from the cache', async ({ owner }) => {
  await call('GET', '/api/services');

  const [byToken, byCookie] = [
    await owner.call('GET', '/api/services'),
    await call('GET', '/api/services', { cookie: 'a=b' }),
  ];

  for (const { headers } of [byToken, byCookie]) expect(headers.get('x-cache') ?? 'BYPASS').not.toBe('HIT');
});

test('pages and admin reads are never cached', async ({ owner }) => {
  const responses = [
    await call('GET', '/'),
    await call('GET', '/booking'),
    await owner.call('GET', '/api/admin/bookings?pageSize=1'),
  ];

  for (const { headers } of responses) {
    expect(headers.get('x-cache')).toBeNull();
    expect(headers.get('cache-control') ?? '').not.toMatch(/public|s-maxage|max-age=[1-9]/);
  }
});

test('pages about a guest’s booking may not be stored by any cache', async () => {
  for (const { path } of FIXED_PAGES.filter(({ isPrivate }) => isPrivate)) {
    for (const query of ['', '?booking=FH-00000000'])
      expect((await call('GET', path + query)).headers.get('cache-control'), path).toBe('no-store');
  }
});

test('each response has a request id generated by the gateway, not the client’s', async () => {
  const { headers } = await call('GET', '/api/services', { headers: { 'X-Request-Id': 'mine-mine-mine' } });

  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
});
