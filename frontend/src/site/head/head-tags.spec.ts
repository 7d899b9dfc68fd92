import { describe, expect, it } from '@jest/globals';
import type { PublicSeo } from '@farmhouse/contracts/content/seo';
import { documentHead, type HeadContext, type PageHead } from './head-tags.ts';
import { seoPageOf } from './seo-page.ts';

const RECORD: PublicSeo = {
  page: 'services',
  title: null,
  description: null,
  keywords: null,
  ogTitle: null,
  ogDescription: null,
  ogImage: null,
  canonicalUrl: null,
  schemaType: 'WebPage',
  schemaData: null,
  noindex: false,
  nofollow: false,
  businessName: null,
  reviewCount: 0,
  averageRating: '0.0',
  ratingScale: 5,
  reviewsEnabled: true,
  showInSnippets: true,
  reviewTitle: null,
  reviewDescription: null,
  reviewKeywords: null,
  reviewSnippet1Author: null,
  reviewSnippet1Date: null,
  reviewSnippet1Rating: null,
  reviewSnippet1Body: null,
  reviewSnippet2Author: null,
  reviewSnippet2Date: null,
  reviewSnippet2Rating: null,
  reviewSnippet2Body: null,
};
const PAGE: PageHead = { title: 'Services', description: 'Extras for your stay' };
const SETTINGS = new Map([
  ['site_name', 'Our House'],
  ['contact_address', 'Bogaram Road, Keesara 501302'],
  ['location_latitude', '17.5'],
  ['location_longitude', '78.6'],
]);

function headOf(record: Partial<PublicSeo> | null, page: Partial<PageHead> = {}, context: Partial<HeadContext> = {}) {
  const seo = record && { ...RECORD, ...record };
  const head = documentHead(
    { ...PAGE, ...page },
    { settings: SETTINGS, seo, origin: 'https://house.example', address: '/services', ...context },
  );
  const value = (name: string) => head.tags.find((tag) => tag.name === name)?.value;
  return { ...head, value, node: head.jsonLd[0] as Record<string, unknown> | undefined };
}

describe('seoPageOf', () => {
  it.each([
    ['/', 'home'],
    ['/services', 'services'],
    ['/blog/a-post', 'blog'],
    ['/payment', undefined],
    ['/no-such-page', undefined],
  ])('returns for the path %s the key %s', (path, page) => {
    expect(seoPageOf(path)).toBe(page);
  });
});

describe('documentHead', () => {
  it.each([
    [{ of: 'location' } as const, /^Map, directions .* travel tips\.$/],
    [{ of: 'location', addition: 'Open on Sundays.' } as const, /travel tips\. Open on Sundays\.$/],
  ])('describes a page by %j as its default text', (description, text) => {
    const { value } = headOf(null, { description });

    expect(value('description')).toMatch(text);
    expect(value('og:description')).toMatch(text);
  });

  it('contains the page’s own texts, the default share image and its own address without a search record', () => {
    const { title, value } = headOf(null);

    expect(title).toBe('Services');
    expect(value('description')).toBe('Extras for your stay');
    expect(value('robots')).toBe('index, follow');
    expect(value('keywords')).toBeUndefined();
    expect(value('canonical')).toBe('https://house.example/services');
    for (const name of ['og:image', 'twitter:image'])
      expect(value(name)).toBe('https://house.example/api/placeholder/1200/630');
    expect([value('og:image:width'), value('og:image:height')]).toEqual(['1200', '630']);
    for (const name of ['og:image:alt', 'twitter:image:alt']) expect(value(name)).toBe('Our House');
  });

  it('contains the page’s own texts and address if those of the search record are empty', () => {
    const emptied = { title: '', description: '', ogTitle: '', ogDescription: '', canonicalUrl: '' };

    expect(JSON.stringify(headOf(emptied))).toBe(JSON.stringify(headOf({})));
  });

  it('takes title, description, keywords, canonical address and previews from the search record', () => {
    const { title, value } = headOf({
      title: 'Extras',
      description: 'All of them',
      keywords: 'bonfire, chef',
      canonicalUrl: 'https://house.example/extras',
      ogTitle: 'Look',
      ogImage: '/uploads/a.jpg',
    });

    expect(title).toBe('Extras');
    expect(value('description')).toBe('All of them');
    expect(value('keywords')).toBe('bonfire, chef');
    expect(value('canonical')).toBe('https://house.example/extras');
    expect(value('og:url')).toBe('https://house.example/extras');
    for (const name of ['og:title', 'twitter:title']) expect(value(name)).toBe('Look');
    for (const name of ['og:description', 'twitter:description']) expect(value(name)).toBe('All of them');
    expect(value('og:image')).toBe('https://house.example/uploads/a.jpg');
    expect(value('og:image:alt')).toBe('Extras');
    expect(value('og:image:width')).toBeUndefined();
  });

  it.each(['http://localhost:8080', 'http://127.0.0.1', 'http://admin.localhost:8080', 'http://[::1]:8080'])(
    'has the site’s domain instead of %s, where the record was stored before the site had one',
    (stored) => {
      const record = { canonicalUrl: `${stored}/services`, ogImage: `${stored}/api/placeholder/1200/630` };

      const moved = headOf(record);

      for (const name of ['canonical', 'og:url']) expect(moved.value(name)).toBe('https://house.example/services');
      expect(moved.value('og:image')).toBe('https://house.example/api/placeholder/1200/630');
      expect(JSON.stringify(moved)).not.toContain(stored);
    },
  );

  it('keeps a canonical address at this machine if the site has no domain', () => {
    const { value } = headOf({ canonicalUrl: 'http://localhost:8080/extras' }, {}, { origin: 'http://127.0.0.1:4000' });

    expect(value('canonical')).toBe('http://localhost:8080/extras');
  });

  it.each(['http://localhost:8080', 'http://localhost:8080/'])(
    'takes %s as the home page’s address',
    (canonicalUrl) => {
      expect(headOf({ canonicalUrl }).value('canonical')).toBe('https://house.example/');
    },
  );

  it('contains the cropped version of the page’s own uploaded picture, with its size and alt text', () => {
    const key = '0123456789abcdef'.repeat(2);

    const { value } = headOf(null, { image: { src: `/uploads/${key}-1920.jpg`, alt: 'The pool' } });

    for (const name of ['og:image', 'twitter:image']) {
      expect(value(name)).toBe(`https://house.example/uploads/${key}-share.jpg`);
    }
    expect([value('og:image:width'), value('og:image:height')]).toEqual(['1200', '630']);
    for (const name of ['og:image:alt', 'twitter:image:alt']) expect(value(name)).toBe('The pool');
  });

  it.each([
    [{}, {}, 'index, follow'],
    [{ noindex: true }, {}, 'noindex'],
    [{ noindex: true, nofollow: true }, {}, 'noindex, nofollow'],
    [{ nofollow: true }, {}, 'index, nofollow'],
    [{}, { noindex: true }, 'noindex'],
    [{ noindex: true }, { overridesSeoTexts: true }, 'noindex'],
  ])('has, for a search record with %j and a page with %j, the robots value %s', (record, page, robots) => {
    expect(headOf(record, page).value('robots')).toBe(robots);
  });

  it('keeps the own texts and address of a view despite the search record', () => {
    const record = { title: 'Extras', canonicalUrl: 'https://house.example/services', schemaType: 'Event' } as const;

    const { title, value, node } = headOf(record, { overridesSeoTexts: true }, { address: '/services?service=chef' });

    expect(title).toBe('Services');
    expect(value('canonical')).toBe('https://house.example/services?service=chef');
    expect(node).toMatchObject({ '@type': 'WebPage', url: 'https://house.example/services?service=chef' });
  });

  it('has neither a canonical address nor structured data for the 404 page', () => {
    const { value, jsonLd } = headOf(null, {}, { address: undefined });

    expect(value('canonical')).toBeUndefined();
    expect(jsonLd).toEqual([]);
  });

  it('makes paths in the page’s own structured data absolute', () => {
    const { node } = headOf(null, {
      jsonLd: [{ '@type': 'BlogPosting', url: '/blog/a', headline: '/not an address' }],
    });

    expect(node).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      url: 'https://house.example/blog/a',
      headline: '/not an address',
    });
  });
});

describe('structured data', () => {
  const reviewed = { reviewCount: 12, averageRating: '4.7' } as const;

  it.each([
    ['WebPage without a record', null, 'WebPage'],
    ['the record’s type', { schemaType: 'Place' }, 'Place'],
    ['LodgingBusiness when reviews are enabled and shown, before there are any', {}, 'LodgingBusiness'],
    ['LodgingBusiness when reviews are enabled and shown', reviewed, 'LodgingBusiness'],
    ['WebPage when reviews are not shown', { ...reviewed, showInSnippets: false }, 'WebPage'],
    ['WebPage when reviews are disabled', { ...reviewed, reviewsEnabled: false }, 'WebPage'],
  ] as const)('has the type %s', (_what, record, type) => {
    expect(headOf(record).node?.['@type']).toBe(type);
  });

  it('contains the properties of the business', () => {
    const { node } = headOf({ schemaType: 'LodgingBusiness', businessName: 'Our House at Keesara' });

    expect(node).toMatchObject({
      name: 'Our House at Keesara',
      priceRange: expect.stringMatching(/5500.*15000/),
      address: { postalCode: '501302', addressRegion: 'Telangana', addressCountry: 'IN' },
      geo: { latitude: 17.5, longitude: 78.6 },
    });
    expect((node?.amenityFeature as { name: string }[]).map(({ name }) => name)).toEqual([
      'Swimming Pool',
      'Free Parking',
      'Air Conditioning',
      'Pet Friendly',
      'WiFi',
    ]);
  });

  it.each([
    ['none', undefined, { addressLocality: 'Keesara', addressRegion: 'Telangana', postalCode: '501301' }],
    ['one in Keesara', 'Bogaram Road, KEESARA', { addressLocality: 'Keesara', postalCode: '501301' }],
    [
      'one elsewhere in Telangana',
      'Ananthagiri, Vikarabad, Telangana 501101',
      { addressLocality: undefined, addressRegion: 'Telangana', postalCode: '501101' },
    ],
    [
      'one in another state',
      'Nandi Hills Road, Karnataka',
      { addressLocality: undefined, addressRegion: undefined, postalCode: undefined },
    ],
  ])('has, for the stored address %s, the parts of that place', (_what, streetAddress, parts) => {
    const settings = new Map(streetAddress ? [['contact_address', streetAddress]] : []);

    const { node } = headOf({ schemaType: 'LodgingBusiness' }, {}, { settings });

    expect(node?.address).toMatchObject({ ...parts, streetAddress, addressCountry: 'IN' });
  });

  it('contains ratings and reviews exactly as they are saved', () => {
    const { node } = headOf({
      ...reviewed,
      reviewSnippet1Author: 'Asha',
      reviewSnippet1Body: 'Lovely',
      reviewSnippet1Rating: 4,
      reviewSnippet2Author: 'Ravi',
    });

    expect(node?.aggregateRating).toMatchObject({ ratingValue: 4.7, reviewCount: 12, bestRating: 5, worstRating: 1 });
    expect(node?.review).toMatchObject([
      { author: { name: 'Asha' }, reviewBody: 'Lovely', reviewRating: { ratingValue: 4 } },
    ]);
  });

  it.each([
    ['2026-10-01', '2026-10-01'],
    ['October 2026', undefined],
    ['2026-02-30', undefined],
    [null, undefined],
  ])('contains, for a review of the date %j, the date %j', (reviewSnippet1Date, datePublished) => {
    const review = { reviewSnippet1Author: 'Asha', reviewSnippet1Body: 'Lovely', reviewSnippet1Date };

    const { node } = headOf({ ...reviewed, ...review });

    expect((node?.review as { datePublished?: string }[])[0]?.datePublished).toBe(datePublished);
  });

  it.each([
    ['no reviews', {}],
    ['reviews that are disabled', { ...reviewed, reviewsEnabled: false }],
    ['no average', { reviewCount: 12 }],
  ])('contains no rating for %s', (_what, record) => {
    expect(JSON.stringify(headOf(record).jsonLd)).not.toMatch(/AggregateRating|4\.5|1008/);
  });

  it('is overridden by the owner’s own structured data, except for @context', () => {
    const { node } = headOf({
      reviewsEnabled: false,
      schemaData: { name: 'My own', '@context': 'https://elsewhere.example', hasMap: 'x' },
    });

    expect(node).toMatchObject({ '@context': 'https://schema.org', '@type': 'WebPage', name: 'My own', hasMap: 'x' });
  });

  it.each([['not JSON {'], [[]], [[1, 'two']]])(
    'ignores the owner’s own structured data %j, which is not an object',
    (schemaData) => {
      expect(headOf({ schemaData, reviewsEnabled: false }).jsonLd).toMatchObject([
        { '@type': 'WebPage' },
        { '@type': 'BreadcrumbList' },
      ]);
    },
  );
});
