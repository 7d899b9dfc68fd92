import { describe, expect, it } from '@jest/globals';
import { SITEMAP_PAGES } from '@farmhouse/contracts/pages/pages';
import { sitemapPages, type SitemapSources } from './sitemap-pages.ts';

const at = new Date('2026-11-01T00:00:00Z');
const later = new Date('2026-11-02T00:00:00Z');
const NOTHING: SitemapSources = {
  seo: [],
  services: [],
  gallery: [],
  categoryChanges: [],
  homepageImages: [],
  posts: [],
  texts: [],
  changes: [{ kind: 'setting', changedAt: at }],
};
const named = (...names: string[]) => names.map((name, index) => ({ id: index + 1, name, changedAt: at }));
const record = { priority: 50, changeFreq: 'monthly', noindex: false, updatedAt: at } as const;

const prioritiesOf = (sources: Partial<SitemapSources>) =>
  Object.fromEntries(sitemapPages({ ...NOTHING, ...sources }).map(({ path, priority }) => [path, priority]));

describe('sitemapPages', () => {
  it('contains the public pages with their priorities, and no private one', () => {
    const priorities = prioritiesOf({});

    expect(Object.keys(priorities)).toEqual(SITEMAP_PAGES.map(({ path }) => path));
    expect(priorities).toMatchObject({
      '/': 1,
      '/services': 0.9,
      '/gallery': 0.8,
      '/booking': 0.9,
      '/location': 0.5,
      '/contact': 0.5,
      '/blog': 0.5,
      '/privacy-policy': 0.5,
      '/terms-conditions': 0.5,
      '/cookie-policy': 0.5,
      '/data-processing': 0.5,
    });
  });

  it('contains a page for each active service and each gallery category in use', () => {
    const priorities = prioritiesOf({
      services: named('BBQ Setup', 'Box Cricket & Sand Volleyball', 'BBQ setup!', 'विशेष'),
      gallery: [
        { category: 'rooms', src: '/uploads/a.jpg' },
        { category: 'rooms', src: '/uploads/b.jpg' },
      ],
    });

    expect(priorities).toMatchObject({
      '/services?service=bbq-setup': 0.7,
      '/services?service=box-cricket-sand-volleyball': 0.7,
      '/services?service=bbq-setup-3': 0.7,
      '/services?service=4': 0.7,
      '/gallery?category=rooms': 0.6,
    });
    expect(Object.keys(priorities)).toHaveLength(SITEMAP_PAGES.length + 5);
  });

  it('takes frequency and date from the search record, and priority only where the table of pages has none', () => {
    const pages = sitemapPages({
      ...NOTHING,
      seo: [
        { ...record, page: 'home', priority: 10, changeFreq: 'daily' },
        { ...record, page: 'contact', priority: 70 },
      ],
    });

    expect(pages.find(({ path }) => path === '/')).toMatchObject({
      priority: 1,
      changeFreq: 'daily',
      lastModified: at,
    });
    expect(pages.find(({ path }) => path === '/contact')).toMatchObject({ priority: 0.7, changeFreq: 'monthly' });
  });

  it('leaves out noindex pages and the pages below them', () => {
    const priorities = prioritiesOf({
      seo: [
        { ...record, page: 'blog', noindex: true },
        { ...record, page: 'services', noindex: true },
      ],
      services: named('BBQ Setup'),
      posts: [{ slug: 'rain', updatedAt: at, featuredImage: null }],
    });

    expect(Object.keys(priorities).filter((path) => /blog|services/.test(path))).toEqual([]);
  });

  it('names the pictures of the home page, the gallery, its categories and the posts', () => {
    const pages = sitemapPages({
      ...NOTHING,
      homepageImages: ['/uploads/hero.jpg', '/uploads/hero.jpg'],
      gallery: [
        { category: 'rooms', src: '/uploads/a.jpg' },
        { category: 'food', src: 'https://example.com/b.jpg' },
      ],
      posts: [{ slug: 'rain', updatedAt: at, featuredImage: '/uploads/rain.jpg' }],
    });

    const images = Object.fromEntries(
      pages.filter((page) => page.images.length > 0).map(({ path, images: named }) => [path, named]),
    );
    expect(images).toEqual({
      '/': ['/uploads/hero.jpg'],
      '/gallery': ['/uploads/a.jpg', 'https://example.com/b.jpg'],
      '/gallery?category=rooms': ['/uploads/a.jpg'],
      '/gallery?category=food': ['https://example.com/b.jpg'],
      '/blog/rain': ['/uploads/rain.jpg'],
    });
  });

  const lastChangeOf = (path: string, sources: Partial<SitemapSources>) =>
    sitemapPages({ ...NOTHING, ...sources }).find((page) => page.path === path)?.lastModified;
  const settings = { kind: 'setting', changedAt: at } as const;
  const post = { slug: 'rain', updatedAt: later, featuredImage: null };

  it.each<[page: string, why: string, sources: Partial<SitemapSources>, expected: Date]>([
    ['/terms-conditions', 'the settings while it has no text', {}, at],
    ['/terms-conditions', 'its text', { texts: [{ page: 'terms-conditions', updatedAt: later }] }, later],
    ['/terms-conditions', 'the settings, not another page’s text', { texts: [{ page: 'home', updatedAt: later }] }, at],
    [
      '/terms-conditions',
      'its terms, which are settings',
      {
        texts: [{ page: 'terms-conditions', updatedAt: at }],
        changes: [{ kind: 'setting', changedAt: later }],
      },
      later,
    ],
    ['/location', 'a text of the home page', { texts: [{ page: 'home', updatedAt: later }] }, later],
    ['/contact', 'its record', { seo: [{ ...record, page: 'contact', updatedAt: later }] }, later],
    ['/', 'a picture', { changes: [settings, { kind: 'homepage-image', changedAt: later }] }, later],
    [
      '/contact',
      'a picture of a section',
      { changes: [settings, { kind: 'homepage-image', changedAt: later }] },
      later,
    ],
    ['/location', 'a picture', { changes: [settings, { kind: 'gallery', changedAt: later }] }, later],
    ['/', 'an amenity', { changes: [settings, { kind: 'amenity', changedAt: later }] }, later],
    ['/services', 'a service', { changes: [settings, { kind: 'service', changedAt: later }] }, later],
    ['/gallery', 'a picture', { changes: [settings, { kind: 'gallery', changedAt: later }] }, later],
    ['/booking', 'the prices', { changes: [{ kind: 'setting', changedAt: later }] }, later],
    ['/blog', 'a post', { posts: [post] }, later],
    ['/blog', 'a post that is gone', { changes: [settings, { kind: 'blog-post', changedAt: later }] }, later],
    ['/blog/rain', 'the post', { posts: [post] }, later],
    [
      '/services?service=bbq-setup',
      'the service, not another one of the same name',
      { services: [...named('BBQ Setup'), { id: 2, name: 'BBQ setup!', changedAt: later }] },
      at,
    ],
    [
      '/gallery?category=rooms',
      'a picture of the category that is gone',
      {
        gallery: [{ category: 'rooms', src: '/uploads/a.jpg' }],
        categoryChanges: [
          { category: 'rooms', changedAt: at },
          { category: 'rooms', changedAt: later },
        ],
      },
      later,
    ],
  ])('dates %s by %s', (page, _why, sources, expected) => {
    expect(lastChangeOf(page, sources)).toEqual(expected);
  });
});
