import { describe, expect, it } from '@jest/globals';
import type { PublicSeo, ReviewSummary, SeoView } from '@farmhouse/contracts/content/seo';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { describeOwnerCrud } from '@farmhouse/platform/testing/owner-crud';
import { DataSource } from 'typeorm';
import { PUBLIC_URL } from '../testing/test-content.ts';
import { useContent } from '../testing/use-content.ts';

const ADMIN = '/api/admin/seo';
const ADMIN_URL = 'https://admin.farm.example';
const content = useContent({ ADMIN_URL });

const add = async (fields: object): Promise<SeoView> => {
  const { status, body } = await callAsAdmin<SeoView>(content(), 'POST', ADMIN, {
    body: { page: 'home', ...fields },
  });
  expect(status).toBe(201);
  return body;
};
const ofPage = (page: string) => call<PublicSeo>(content(), 'GET', `/api/seo/${page}`);
const summary = () => call<ReviewSummary>(content(), 'GET', '/api/reviews/seo');

describeOwnerCrud({
  service: content,
  path: ADMIN,
  changeMethod: 'PUT',
  deletable: false,
  create: { page: 'home', title: 'A farmhouse' },
  update: { page: 'services', title: 'Services', averageRating: '4.5', reviewsEnabled: false },
  required: ['page'],
  invalid: [
    ['an unknown page', { page: 'payment' }, 'page'],
    ['null as page', { page: null }, 'page'],
    ['a title of 201 characters', { title: 't'.repeat(201) }, 'title'],
    ['a title that is a number', { title: 5 }, 'title'],
    ['a description of 501 characters', { description: 'd'.repeat(501) }, 'description'],
    ['a javascript: social image', { ogImage: 'javascript:alert(1)' }, 'ogImage'],
    ['a javascript: canonical URL', { canonicalUrl: 'javascript:alert(1)' }, 'canonicalUrl'],
    ['an unknown schema type', { schemaType: 'Casino' }, 'schemaType'],
    ['a schema that is a number', { schemaData: 5 }, 'schemaData'],
    ['a schema of 20,001 characters', { schemaData: 's'.repeat(20_001) }, 'schemaData'],
    ['a schema with a NUL in a key', { schemaData: { 'a\0': 1 } }, 'schemaData'],
    ['a schema as JSON with half a surrogate pair', { schemaData: '{"a":"\\ud800"}' }, 'schemaData'],
    ['a schema as deeply nested JSON', { schemaData: '['.repeat(4_000) + ']'.repeat(4_000) }, 'schemaData'],
    ['a priority of 101', { priority: 101 }, 'priority'],
    ['an unknown change frequency', { changeFreq: 'sometimes' }, 'changeFreq'],
    ['a flag that is a text', { noindex: 'yes' }, 'noindex'],
    ['a negative review count', { reviewCount: -1 }, 'reviewCount'],
    ['half a review', { reviewCount: '1.5' }, 'reviewCount'],
    ['an average of 5.1', { averageRating: '5.1' }, 'averageRating'],
    ['an average with two decimals', { averageRating: '4.55' }, 'averageRating'],
    ['an average in words', { averageRating: 'good' }, 'averageRating'],
    ['a rating scale of 7', { ratingScale: 7 }, 'ratingScale'],
    ['a snippet rating of 6', { reviewSnippet1Rating: 6 }, 'reviewSnippet1Rating'],
    ['a NUL character', { title: 'a\0b' }, 'title'],
  ],
});

describe('POST /api/admin/seo', () => {
  it('fills in the defaults without any review', async () => {
    expect(await add({})).toMatchObject({
      page: 'home',
      schemaType: 'WebPage',
      priority: 50,
      changeFreq: 'monthly',
      noindex: false,
      reviewCount: 0,
      averageRating: '0.0',
      ratingScale: 5,
      reviewsEnabled: true,
      showInSnippets: true,
      reviewSnippet1Author: null,
      reviewSnippet1Rating: null,
      reviewSnippet2Body: null,
      score: 0,
    });
  });

  it('returns 409 page-taken for the second record of a page', async () => {
    await add({});

    const again = await callAsAdmin(content(), 'POST', ADMIN, { body: { page: 'home' } });

    expect(again).toMatchObject({ status: 409, body: { code: 'page-taken' } });
  });

  it.each([
    [4.5, '4.5'],
    ['4', '4.0'],
    [5, '5.0'],
    [0, '0.0'],
  ])('stores the average %j as %j', async (given, stored) => {
    expect((await add({ averageRating: given })).averageRating).toBe(stored);
  });

  it.each([
    ['{"@type":"Place","name":"</script><script>alert(1)</script>"}', { '@type': 'Place', name: expect.any(String) }],
    ['{"@type":', '{"@type":'],
    ['  plain words ', 'plain words'],
    ['5', '5'],
    [
      { '@type': 'Event', offers: [{ price: 1 }] },
      { '@type': 'Event', offers: [{ price: 1 }] },
    ],
    ['', null],
  ])('stores the schema %j as %j', async (given, stored) => {
    const { schemaData } = await add({ schemaData: given });

    expect(schemaData).toEqual(stored);
    expect((await ofPage('home')).body.schemaData).toEqual(stored);
  });

  it('removes line breaks from texts, so that no value breaks a header or a tag', async () => {
    const { title } = await add({ title: 'Farm\r\nSet-Cookie: a=b\u202e' });

    expect(title).toBe('Farm Set-Cookie: a=b');
  });
});

it.each([
  ['12', 12],
  ['abc', 0],
  ['', 0],
])('the review count %j is stored as %i', async (reviewCount, stored) => {
  expect(await add({ reviewCount })).toMatchObject({ reviewCount: stored });
});

describe('the stored score', () => {
  it('is computed by the server with every change and ignores a sent value', async () => {
    const record = await add({ title: 't'.repeat(30), score: 100 });
    expect(record.score).toBe(20);

    const { body } = await callAsAdmin<SeoView>(content(), 'PUT', `${ADMIN}/${record.id}`, {
      body: { keywords: 'a, b, c', reviewCount: 12, averageRating: '4.6' },
    });

    expect(body.score).toBe(45);
  });
});

it('the lists leave out the record of a page that the site no longer has', async () => {
  await add({});
  await content().app.get(DataSource).query(`INSERT INTO seo_records (page) VALUES ('a-former-page')`);

  const lists = [callAsAdmin<SeoView[]>(content(), 'GET', ADMIN), call<PublicSeo[]>(content(), 'GET', '/api/seo')];

  for (const { body } of await Promise.all(lists)) expect(body.map(({ page }) => page)).toEqual(['home']);
});

describe('GET /api/seo/{page}', () => {
  it('returns the record without the fields that only the owner needs', async () => {
    await add({ title: 'A farmhouse', reviewCount: 3, averageRating: '4.5' });

    const { status, body } = await ofPage('home');

    expect(status).toBe(200);
    expect(body).toMatchObject({ page: 'home', title: 'A farmhouse', noindex: false });
    for (const key of ['id', 'score', 'ranking', 'priority']) expect(body).not.toHaveProperty(key);
  });

  it.each(['services', 'payment', '%27%20OR%201=1'])('returns 404 for %s, which has no record', async (page) => {
    await add({});

    expect((await ofPage(page)).status).toBe(404);
  });
});

describe('GET /api/reviews/seo', () => {
  it('returns 404 while the home page has no record', async () => {
    await add({ page: 'services' });

    expect((await summary()).status).toBe(404);
  });

  it.each([
    [{ reviewCount: 1008, averageRating: '4.5' }, true],
    [{ reviewCount: 0, averageRating: '4.5' }, false],
    [{ reviewCount: 5, averageRating: '4.5', reviewsEnabled: false }, false],
  ])('with the home record %j returns enabled: %s', async (fields, enabled) => {
    await add({ businessName: 'Vennela Grove', ...fields });

    expect((await summary()).body).toEqual({
      enabled,
      reviewsEnabled: true,
      showInSnippets: true,
      ratingScale: 5,
      businessName: 'Vennela Grove',
      ...fields,
    });
  });
});

it('a social image at the dashboard’s own address is stored at the site’s, another one as it is', async () => {
  const path = `/uploads/${'a'.repeat(32)}-960.jpg`;
  const { id, ogImage } = await add({ ogImage: ADMIN_URL + path });

  const elsewhere = `${ADMIN_URL}.pictures.example${path}`;
  const changed = await callAsAdmin<SeoView>(content(), 'PUT', `${ADMIN}/${id}`, { body: { ogImage: elsewhere } });

  expect([ogImage, changed.body.ogImage]).toEqual([PUBLIC_URL + path, elsewhere]);
});

it('every change of a search record publishes content.changed', async () => {
  const { id } = await add({});
  await callAsAdmin(content(), 'PUT', `${ADMIN}/${id}`, { body: { title: 'New' } });

  expect(await eventsOf(content(), 'content.changed')).toEqual([
    { kind: 'seo', key: 'home' },
    { kind: 'seo', key: 'home' },
  ]);
});
