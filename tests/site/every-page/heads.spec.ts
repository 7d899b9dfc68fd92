import type { PublicSeo } from '@farmhouse/contracts/content/seo';
import type { BlogPostSummary } from '@farmhouse/contracts/content/blog';
import { pathOf } from '@farmhouse/contracts/pages/pages';
import { accepted, call } from '../../support/api/call.ts';
import { htmlOf } from '../../support/api/html.ts';
import { expect, test } from '../../support/test.ts';

/** Pages with a search record that no other spec changes meanwhile. */
const PAGES = ['home', 'services', 'gallery', 'location', 'blog', 'contact', 'booking', 'terms-conditions'] as const;

/** The type of the structured data: the record's, except for a page with reviews, which belong to the business. */
const typeOf = ({ schemaType, reviewsEnabled, showInSnippets }: PublicSeo): string =>
  schemaType === 'WebPage' && reviewsEnabled && showInSnippets ? 'LodgingBusiness' : schemaType;

for (const [key, path] of PAGES.map((page) => [page, pathOf(page)] as const)) {
  test(`the HTML of ${path} has the head of its search record`, { tag: '@desktop' }, async () => {
    const record = accepted(await call<PublicSeo>('GET', `/api/seo/${key}`));

    const { title, meta, canonical, jsonLd } = await htmlOf(path);

    expect(title).toBe(record.title);
    expect(meta('description')).toBe(record.description);
    expect(meta('keywords')).toBe(record.keywords);
    expect(meta('robots')).toBe('index, follow');
    expect(canonical).toBe(record.canonicalUrl);
    expect(meta('og:title')).toBe(record.ogTitle);
    expect(meta('og:image')).toMatch(/^https?:\/\/.+\/(api\/placeholder\/1200\/630|uploads\/[0-9a-f]{32}-share\.jpg)$/);
    expect(meta('twitter:image')).toBe(meta('og:image'));
    expect(jsonLd).toMatchObject([
      { '@context': 'https://schema.org', '@type': typeOf(record) },
      ...(path === '/' ? [] : [{ '@type': 'BreadcrumbList' }]),
      ...(path === '/contact' ? [{ '@type': 'FAQPage' }] : []),
    ]);
  });
}

test(
  'the HTML of / has structured data of the business, without a rating unless the owner has saved one',
  { tag: '@desktop' },
  async () => {
    const { jsonLd } = await htmlOf('/');

    expect(jsonLd[0]).toMatchObject({
      '@type': 'LodgingBusiness',
      priceRange: expect.stringMatching(/5500.*15000/),
      address: { addressCountry: 'IN', postalCode: expect.stringMatching(/^\d{6}$/) },
      geo: { latitude: expect.any(Number), longitude: expect.any(Number) },
    });
    expect(jsonLd[0]?.amenityFeature).toHaveLength(5);
    expect(JSON.stringify(jsonLd)).not.toContain('aggregateRating');
  },
);

test('the HTML of a blog post has BlogPosting and BreadcrumbList with absolute URLs', { tag: '@desktop' }, async () => {
  const [post] = accepted(await call<BlogPostSummary[]>('GET', `/api/blog-posts?at=${Date.now()}`));

  const { title, meta, canonical, jsonLd, text } = await htmlOf(`/blog/${post?.slug}`);

  expect(title).toContain(post?.metaTitle ?? post?.title);
  expect(meta('og:type')).toBe('article');
  expect(canonical).toMatch(new RegExp(`^https?://[^/]+/blog/${post?.slug}$`));
  expect(jsonLd).toMatchObject([
    { '@type': 'BlogPosting', url: canonical, headline: post?.title },
    { '@type': 'BreadcrumbList' },
  ]);
  expect(text).toContain('type="application/rss+xml"');
});

test(
  'the views of one service, one gallery category and one blog tag have their own canonical URL and title',
  { tag: '@desktop' },
  async () => {
    const views = ['/services?service=personal-chef', '/gallery?category=food', '/blog?tag=families'];

    const pages = await Promise.all(views.map(htmlOf));

    expect(pages.map(({ canonical = '' }) => canonical.replace(/^https?:\/\/[^/]+/, ''))).toEqual(views);
    expect(pages.map(({ title }) => title)).toEqual([
      expect.stringContaining('Personal Chef'),
      expect.stringContaining('Food'),
      expect.stringContaining('families'),
    ]);
  },
);

for (const path of [
  '/services?service=no-such-service',
  '/gallery?category=no-such-category',
  '/blog?tag=no-such-tag',
  '/blog?page=0',
  '/blog?page=99',
  '/blog/no-such-post',
]) {
  test(`GET ${path} returns 404 with robots noindex`, { tag: '@desktop' }, async () => {
    const { status, text } = await call('GET', path);

    expect(status).toBe(404);
    expect(text).toContain('content="noindex"');
    expect(text).not.toContain('rel="canonical"');
  });
}

test('GET /blog?page=1 redirects to /blog', { tag: '@desktop' }, async () => {
  const { status, headers } = await call('GET', '/blog?page=1');

  expect(status).toBe(301);
  expect(headers.get('Location')).toMatch(/\/blog$/);
});

test('GET /404-checker returns 200 with robots noindex', { tag: '@desktop' }, async () => {
  expect((await htmlOf('/404-checker')).meta('robots')).toBe('noindex');
});
