import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AmenityView } from '@farmhouse/contracts/catalogue/amenity';
import type { GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';
import type { BlogPostView } from '@farmhouse/contracts/content/blog';
import type { ContentView } from '@farmhouse/contracts/content/page-content';
import type { HomepageImageView } from '@farmhouse/contracts/content/homepage-image';
import type { SeoView } from '@farmhouse/contracts/content/seo';
import { call } from '../../support/api/call.ts';
import { htmlOf } from '../../support/api/html.ts';
import { expect, test } from '../../support/test.ts';

/** Time after the response to an owner's edit by which every page shows the edit. Rule: edits show at once. */
const FRESH_AFTER_MS = 300;

/** The HTML of the first request after an edit, for a page that was cached before. */
async function pageAfter(path: string, edit: () => Promise<unknown>): Promise<string> {
  await call('GET', path);
  await call('GET', path);
  await edit();
  await sleep(FRESH_AFTER_MS);
  return (await call('GET', path)).text;
}

const uniqueWord = (): string => `mangotree${randomInt(1e9)}`;

test('/location shows a new search title and structured data 300 ms after the edit', async ({ owner }) => {
  const records = await owner.get<SeoView[]>('/api/admin/seo');
  const record = records.find(({ page }) => page === 'location');
  const [title, path] = [uniqueWord(), `/api/admin/seo/${record?.id}`];

  const text = await pageAfter('/location', () =>
    owner.send('PUT', path, { title, schemaData: { name: `</script>${title}` } }),
  );

  expect(text).toContain(`<title>${title}</title>`);
  const { jsonLd } = await htmlOf('/location');
  expect(jsonLd[0]).toMatchObject({ name: `</script>${title}` });
  await owner.send('PUT', path, { title: record?.title, schemaData: record?.schemaData });
});

test('a page has robots noindex 300 ms after the owner excludes it from search engines', async ({ owner }) => {
  const records = await owner.get<SeoView[]>('/api/admin/seo');
  const path = `/api/admin/seo/${records.find(({ page }) => page === 'location')?.id}`;

  const text = await pageAfter('/location', () => owner.send('PUT', path, { noindex: true }));

  expect(text).toContain('<meta name="robots" content="noindex">');
  await owner.send('PUT', path, { noindex: false });
});

test('a page has saved reviews in its structured data 300 ms after the edit', async ({ owner }) => {
  const records = await owner.get<SeoView[]>('/api/admin/seo');
  const path = `/api/admin/seo/${records.find(({ page }) => page === 'gallery')?.id}`;

  const text = await pageAfter('/gallery', () =>
    owner.send('PUT', path, { reviewsEnabled: true, showInSnippets: true, reviewCount: 12, averageRating: '4.7' }),
  );

  expect(text).toContain('"aggregateRating"');
  expect((await htmlOf('/gallery')).jsonLd[0]).toMatchObject({
    '@type': 'LodgingBusiness',
    aggregateRating: { ratingValue: 4.7, reviewCount: 12 },
  });
  await owner.send('PUT', path, { reviewCount: 0, averageRating: '0.0' });
});

test('/gallery shows an added picture, and omits a hidden one, 300 ms after the edit', async ({ owner }) => {
  const alt = uniqueWord();
  const body = { alt, category: 'food', url: '/assets/demo-1/09-food.jpg', order: 0 };
  let item: GalleryItemView | undefined;

  const added = await pageAfter('/gallery', async () => {
    item = await owner.send<GalleryItemView>('POST', '/api/admin/gallery/url', body);
  });
  const hidden = await pageAfter('/gallery', () =>
    owner.send('PATCH', `/api/admin/gallery/${item?.id}`, { active: false }),
  );

  expect(added).toContain(alt);
  expect(hidden).not.toContain(alt);
  await owner.send('DELETE', `/api/admin/gallery/${item?.id}`);
});

test('the home page shows and preloads the owner’s hero picture 300 ms after the edit', async ({ owner }) => {
  const altText = uniqueWord();
  const imageUrl = '/assets/demo-1/04-veranda-1280.webp';
  const body = { section: 'hero', title: 'Veranda', altText, imageUrl };
  let image: HomepageImageView | undefined;

  const text = await pageAfter('/', async () => {
    image = await owner.send<HomepageImageView>('POST', '/api/homepage-images', body);
  });

  expect(text).toContain(`alt="${altText}"`);
  expect(text).toMatch(new RegExp(`<link rel="preload" as="image" fetchpriority="high" href="${imageUrl}">`));
  await owner.call('DELETE', `/api/homepage-images/${image?.id}`);
});

test('the home page shows a new amenity 300 ms after the edit', async ({ owner }) => {
  const title = uniqueWord();
  let amenity: AmenityView | undefined;

  const text = await pageAfter('/', async () => {
    const body = { icon: 'pool', title, description: 'Heated', order: 0 };
    amenity = await owner.send<AmenityView>('POST', '/api/admin/amenities', body);
  });

  expect(text).toContain(title);
  await owner.call('DELETE', `/api/admin/amenities/${amenity?.id}`);
});

for (const { identifier, path, edited } of [
  { identifier: 'legal.terms-conditions', path: '/terms-conditions', edited: (word: string) => `<h2>${word}</h2>` },
  { identifier: 'home.travel-tips', path: '/', edited: (word: string) => word },
  { identifier: 'services.areas', path: '/services', edited: (word: string) => word },
]) {
  test(`${path} shows the edited text ${identifier} 300 ms after the edit`, async ({ owner }) => {
    const texts = await owner.get<ContentView[]>('/api/admin/content');
    const stored = texts.find((text) => text.identifier === identifier);
    const word = uniqueWord();
    const url = `/api/admin/content/${stored?.id}`;

    const text = await pageAfter(path, () => owner.send('PUT', url, { content: edited(word) }));

    expect(text).toContain(word);
    await owner.send('PUT', url, { content: stored?.content });
  });
}

test('a blog post returns 200 300 ms after it is published and edited, and 404 300 ms after it is unpublished', async ({
  owner,
}) => {
  const slug = uniqueWord();
  const body = { title: slug, slug, content: '<p>Fire and mangoes</p>', status: 'published' };
  const post = await owner.send<BlogPostView>('POST', '/api/blog-posts', body);
  await sleep(FRESH_AFTER_MS);
  expect((await htmlOf('/blog')).text).toContain(slug);
  expect((await htmlOf(`/blog/${slug}`)).text).toContain('Fire and mangoes');

  const text = await pageAfter(`/blog/${slug}`, () =>
    owner.send('PUT', `/api/blog-posts/${post.id}`, { content: '<p>Rain and pakoras</p>' }),
  );
  expect(text).toContain('Rain and pakoras');

  await owner.send('PUT', `/api/blog-posts/${post.id}`, { status: 'draft' });
  await sleep(FRESH_AFTER_MS);
  expect((await call('GET', `/blog/${slug}`)).status).toBe(404);
  expect((await htmlOf('/blog')).text).not.toContain(slug);
  await owner.call('DELETE', `/api/blog-posts/${post.id}`);
});
