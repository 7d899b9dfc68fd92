import { setTimeout as sleep } from 'node:timers/promises';
import type { CustomScriptView, PublicCustomScript } from '@farmhouse/contracts/content/custom-script';
import type { HomepageImageView } from '@farmhouse/contracts/content/homepage-image';
import type { PublicSeo, SeoView } from '@farmhouse/contracts/content/seo';
import sharp from 'sharp';
import { SITE_URL } from '../../support/env.ts';
import { accepted, call } from '../../support/api/call.ts';
import { expectProblem } from '../../support/api/problem.ts';
import { expect, test } from '../../support/test.ts';

/** Time after which a change is public. Rule: edits show at once. */
const FRESH_MS = 300;

test('a search record is public 300 ms after a change, without the owner’s private fields', async ({ owner }) => {
  const records = await owner.get<SeoView[]>('/api/admin/seo');
  const record = records.find(({ page }) => page === 'cookie-policy') as SeoView;
  const title = `Cookies </script><script>alert(${Date.now()})`;

  await owner.send('PUT', `/api/admin/seo/${record.id}`, { title });
  await sleep(FRESH_MS);

  const shown = accepted(await call<PublicSeo>('GET', '/api/seo/cookie-policy'));
  expect(shown.title).toBe(title);
  expect(shown).not.toHaveProperty('score');
  expect(shown).not.toHaveProperty('ranking');
  await owner.send('PUT', `/api/admin/seo/${record.id}`, { title: record.title });
});

test('POST /api/admin/seo for a page that has a record returns 409, GET for an unknown page 404', async ({ owner }) => {
  expectProblem(await owner.call('POST', '/api/admin/seo', { body: { page: 'home' } }), 409);
  expectProblem(await call('GET', '/api/seo/nowhere'), 404, 'not-found');
  expectProblem(await call('GET', '/api/admin/seo'), 401, 'unauthorized');
});

test('GET /api/reviews/seo returns only the reviews of the home page’s record', async ({ owner }) => {
  const home = (await owner.get<SeoView[]>('/api/admin/seo')).find(({ page }) => page === 'home');

  const reviews = accepted(await call('GET', '/api/reviews/seo'));

  expect(reviews).toMatchObject({ reviewCount: home?.reviewCount, averageRating: home?.averageRating });
});

test('a change of an entry validates fields like a new entry: trimmed, blank ones refused, numbers as text', async ({
  owner,
}) => {
  const image = { section: 'contact', title: 'The gate', imageUrl: '/assets/demo-1/11-gate.jpg', active: false };
  const { id } = await owner.send<HomepageImageView>('POST', '/api/homepage-images', image);
  const path = `/api/homepage-images/${id}`;
  const [record] = await owner.get<SeoView[]>('/api/admin/seo');

  const changed = await owner.send<HomepageImageView>('PUT', path, { title: '  The pool ', order: '3', altText: ' ' });
  const blank = await owner.call('PUT', path, { body: { title: '   ' } });
  const rated = await owner.send<SeoView>('PUT', `/api/admin/seo/${record?.id}`, {
    averageRating: String(record?.averageRating),
    canonicalUrl: record?.canonicalUrl ?? '',
  });
  await owner.call('DELETE', path);

  expect(changed).toMatchObject({ title: 'The pool', order: 3, altText: null });
  expectProblem(blank, 400);
  expect(rated).toMatchObject({ averageRating: record?.averageRating, canonicalUrl: record?.canonicalUrl });
});

test('/api/homepage-images requires the owner’s token for every write and lists only active images publicly', async ({
  owner,
}) => {
  const image = {
    section: 'contact',
    title: 'The gate',
    imageUrl: '/assets/demo-1/11-gate.jpg',
    active: false,
  };
  const hidden = await owner.send<HomepageImageView>('POST', '/api/homepage-images', image);
  const path = `/api/homepage-images/${hidden.id}`;

  expectProblem(await call('POST', '/api/homepage-images', { body: image }), 401, 'unauthorized');
  expectProblem(await call('PUT', path, { body: { active: true } }), 401, 'unauthorized');
  expectProblem(await call('DELETE', path), 401, 'unauthorized');

  const idsSeen = async (token?: string) =>
    accepted(await call<HomepageImageView[]>('GET', `/api/homepage-images?at=${Date.now()}`, { token })).map(
      ({ id }) => id,
    );
  expect(await idsSeen()).not.toContain(hidden.id);
  expect(await idsSeen(owner.token)).toContain(hidden.id);
  await owner.send('PUT', path, { active: true });
  await sleep(FRESH_MS);
  expect(await idsSeen()).toContain(hidden.id);
  await owner.call('DELETE', path);
});

test('GET /api/custom-scripts lists only active scripts', async ({ owner }) => {
  const script = { name: 'Hidden counter', script: '<script>globalThis.counted = true</script>', isActive: false };
  const { id } = await owner.send<CustomScriptView>('POST', '/api/admin/custom-scripts', script);
  const shown = async () => {
    await sleep(FRESH_MS);
    return accepted(await call<PublicCustomScript[]>('GET', `/api/custom-scripts?at=${Date.now()}`)).map(
      (one) => one.id,
    );
  };
  expect(await shown()).not.toContain(id);

  // in a category that needs consent, so that it does not run in other specs
  await owner.send('PUT', `/api/admin/custom-scripts/${id}`, { isActive: true, consentCategory: 'preferences' });

  expect(await shown()).toContain(id);
  await owner.call('DELETE', `/api/admin/custom-scripts/${id}`);
  expect(await shown()).not.toContain(id);
});

test('GET /api/placeholder returns a JPEG of that size, and 400 for any other size', async () => {
  const picture = await fetch(`${SITE_URL}/api/placeholder/800/600`);

  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe('image/jpeg');
  expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
  expect(picture.headers.get('content-security-policy')).toContain("default-src 'none'");
  const bytes = Buffer.from(await picture.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 600 });
  const again = await call('GET', '/api/placeholder/800/600', {
    headers: { 'If-None-Match': picture.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
  for (const path of ['0/400', '600/-1', 'a/b', '1.5/2', '99999/1', '2001/2000', '600/400%3E%3Cscript%3E']) {
    await test.step(path, async () => expectProblem(await call('GET', `/api/placeholder/${path}`), [400, 404]));
  }
});
