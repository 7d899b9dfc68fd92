import { beforeAll, describe, expect, it } from '@jest/globals';
import { FIXED_PAGES, SITEMAP_PAGES } from '@farmhouse/contracts/pages/pages';
import { SCHEMA_TYPES, SEO_PAGES, type PublicSeo } from '@farmhouse/contracts/content/seo';
import type { Rate } from '@farmhouse/contracts/catalogue/rate';
import { aRate } from '@farmhouse/contracts/testing/rates';
import { SiteRenderer } from '../render.tsx';
import { documentHead } from './head-tags.ts';
import { vocabularyErrors } from './testing/schema-vocabulary.ts';

const ORIGIN = 'https://house.example';
const RECORD = {
  schemaType: 'WebPage',
  reviewsEnabled: true,
  showInSnippets: true,
  reviewCount: 12,
  averageRating: '4.7',
  ratingScale: 5,
  reviewTitle: 'What guests say',
  reviewSnippet1Author: 'Asha',
  reviewSnippet1Body: 'Lovely',
  reviewSnippet1Rating: 4,
  reviewSnippet1Date: '2026-10-01',
} as PublicSeo;
const POST = {
  id: 1,
  slug: 'mangoes',
  title: 'Mangoes',
  excerpt: 'When they are ripe',
  content: '<p>In May.</p>',
  featuredImage: '/uploads/mango.jpg',
  author: 'Asha',
  tags: ['food'],
  readTime: 3,
  publishedAt: '2026-05-01T00:00:00.000Z',
  createdAt: '2026-05-01T00:00:00.000Z',
  updatedAt: '2026-05-02T00:00:00.000Z',
};
const SERVICE = {
  id: 1,
  name: 'Bonfire',
  description: 'Wood and chairs',
  price: 900,
  category: 'evening',
  active: true,
};
const ANSWERS: Record<string, unknown> = {
  '/api/settings': [
    { key: 'site_name', value: 'Our House' },
    { key: 'contact_phone', value: '+91 00000 11500' },
    { key: 'contact_email', value: 'stay@example.com' },
    { key: 'contact_address', value: 'Bogaram Road, Keesara 501301' },
    { key: 'location_latitude', value: '17.5' },
    { key: 'location_longitude', value: '78.6' },
    { key: 'social_facebook', value: 'https://facebook.example/house' },
  ],
  '/api/services': [SERVICE],
  '/api/gallery': [],
  '/api/blog-posts': [POST],
  '/api/blog-tags': ['food'],
  '/api/blog-posts/mangoes': POST,
  '/api/blog-posts/mangoes/related': [],
};

/**
 * A fake of the services; the search record of every page has the given fields, and there are the given rates. Other
 * answers, by path, replace the usual ones.
 */
const servicesWith = (record: Partial<PublicSeo>, rates: readonly Rate[] = [], answers: Record<string, unknown> = {}) =>
  ((request: Request) => {
    const { pathname } = new URL(request.url);
    const page = SEO_PAGES.find((key) => pathname === `/api/seo/${key}`);
    const others = pathname === '/api/rates' ? rates : (answers[pathname] ?? ANSWERS[pathname] ?? []);
    const body = page ? { ...RECORD, ...record, page } : others;
    return Promise.resolve(Response.json(body));
  }) as typeof fetch;

let site: SiteRenderer;
beforeAll(async () => {
  site = await SiteRenderer.load('http://site');
});

async function headOf(address: string, ...answers: Partial<Parameters<typeof servicesWith>>) {
  const [record = {}, offered, others] = answers;
  const rendered = await site.render(address, servicesWith(record, offered, others));
  if ('location' in rendered) throw new Error(`${address} redirects to ${rendered.location}`);
  const { head, settings, rates, seo } = rendered;
  return documentHead(head, { settings, rates, seo, origin: ORIGIN, address });
}
async function jsonLdOf(...of: Parameters<typeof headOf>) {
  const { jsonLd } = await headOf(...of);
  return JSON.parse(JSON.stringify(jsonLd)) as Record<string, unknown>[];
}
const typesOf = (nodes: Record<string, unknown>[]) => nodes.map((node) => node['@type']);

const INDEXED = SITEMAP_PAGES.map(({ path }) => path);
const VIEWS = ['/blog/mangoes', '/services?service=bonfire', '/gallery?category=food'];
const NOT_INDEXED = FIXED_PAGES.map(({ path }) => path).filter((path) => !INDEXED.includes(path));

describe('the structured data of every page', () => {
  it.each([...INDEXED, ...VIEWS, ...NOT_INDEXED])('of %s keeps to the vocabulary of schema.org', async (address) => {
    const nodes = await jsonLdOf(address);

    expect(nodes.flatMap(vocabularyErrors)).toEqual([]);
    for (const node of nodes) expect(node['@context']).toBe('https://schema.org');
  });

  it.each([...INDEXED.slice(1), ...VIEWS, ...NOT_INDEXED])(
    'of %s has breadcrumbs from the home page',
    async (address) => {
      const list = (await jsonLdOf(address)).find((node) => node['@type'] === 'BreadcrumbList');

      const items = list?.itemListElement as { position: number; name: string; item: string }[];
      expect(items[0]).toMatchObject({ position: 1, name: 'Home', item: `${ORIGIN}/` });
      expect(items.at(-1)).toMatchObject({ position: items.length, item: ORIGIN + address });
    },
  );

  it.each([
    ['/services?service=bonfire', ['Home', 'Services', 'Bonfire']],
    ['/blog/mangoes', ['Home', 'Blog', 'Mangoes']],
    ['/location', ['Home', 'Location']],
  ])('of %s has breadcrumbs', async (address, names) => {
    const list = (await jsonLdOf(address)).find((node) => node['@type'] === 'BreadcrumbList');

    expect((list?.itemListElement as { name: string }[]).map(({ name }) => name)).toEqual(names);
  });

  it.each(SCHEMA_TYPES)('keeps to the vocabulary of schema.org with the record’s type %s', async (schemaType) => {
    const nodes = await jsonLdOf('/services', { schemaType });

    expect(nodes.flatMap(vocabularyErrors)).toEqual([]);
    expect(typesOf(nodes)).toEqual([schemaType === 'WebPage' ? 'LodgingBusiness' : schemaType, 'BreadcrumbList']);
  });

  it('of a page with enabled reviews is a LodgingBusiness with its offer, amenities and rating', async () => {
    const [business] = await jsonLdOf('/');

    expect(business).toMatchObject({
      '@type': 'LodgingBusiness',
      makesOffer: { '@type': 'Offer', priceSpecification: { price: 1150, priceCurrency: 'INR' } },
      amenityFeature: expect.any(Array),
      aggregateRating: { ratingValue: 4.7, reviewCount: 12 },
    });
  });

  it.each<[title: string, record: Partial<PublicSeo>, type: string]>([
    ['a LodgingBusiness when reviews may be shown but none has been counted', { reviewCount: 0 }, 'LodgingBusiness'],
    ['a WebPage when reviews are off', { reviewsEnabled: false }, 'WebPage'],
    ['a WebPage when reviews stay out of snippets', { showInSnippets: false }, 'WebPage'],
  ])('of a page is %s, without a rating or a review', async (_title, record, type) => {
    const [node] = await jsonLdOf('/', record);

    expect(node).toMatchObject({ '@type': type });
    expect(JSON.stringify(node)).not.toMatch(/aggregateRating|reviewBody/);
  });

  it('offers the usual price and each rate of the owner', async () => {
    const diwali = { id: 1, name: 'Diwali', from: '2027-10-27', to: '2027-10-30', basis: 'house_night', price: 30_000 };
    const rates = [aRate(diwali as Partial<Rate>), aRate({ name: 'Weekend', price: 1500, weekdays: [5, 6] })];
    const [business] = await jsonLdOf('/', {}, rates);

    expect(business?.makesOffer).toMatchObject([
      { name: 'Farmhouse stay, per guest for the whole stay', priceSpecification: { price: 1150, unitText: 'guest' } },
      {
        name: 'Diwali, for the house per night',
        validFrom: '2027-10-27',
        validThrough: '2027-10-30',
        priceSpecification: { price: 30_000, unitText: 'night' },
      },
      { name: 'Weekend, per guest and night', priceSpecification: { price: 1500, unitText: 'guest and night' } },
    ]);
    expect(vocabularyErrors(business ?? {})).toEqual([]);
  });

  it('offers neither the usual price nor later rates when a rate applies to every night', async () => {
    const rates = [aRate({ name: 'All year', price: 1500 }), aRate({ name: 'Weekend', price: 900, weekdays: [5, 6] })];
    const [business] = await jsonLdOf('/', {}, rates);

    expect(business?.makesOffer).toMatchObject([{ name: 'All year, per guest and night' }]);
    expect(business?.makesOffer).toHaveLength(1);
  });

  it.each<[title: string, settings: object[], place: object]>([
    ['names the usual place of a house without an address', [], { addressLocality: 'Keesara', postalCode: '501301' }],
    [
      'names no place of a house that has only coordinates',
      [
        { key: 'location_latitude', value: '18.5' },
        { key: 'location_longitude', value: '73.8' },
      ],
      {},
    ],
    [
      'names only what the address of a house elsewhere names',
      [{ key: 'contact_address', value: 'Mulshi Road, Pune 412108' }],
      { streetAddress: 'Mulshi Road, Pune 412108', postalCode: '412108' },
    ],
  ])('%s', async (_title, settings, place) => {
    const [business] = await jsonLdOf('/', {}, [], { '/api/settings': settings });

    const region = 'addressLocality' in place ? { addressRegion: 'Telangana' } : {};
    expect(business?.address).toEqual({ '@type': 'PostalAddress', addressCountry: 'IN', ...region, ...place });
  });

  it('of a post and of a service is that of the page itself', async () => {
    expect(typesOf(await jsonLdOf('/blog/mangoes'))).toEqual(['BlogPosting', 'BreadcrumbList']);
    expect(typesOf(await jsonLdOf('/services?service=bonfire'))).toEqual(['Service', 'BreadcrumbList']);
  });

  it('of the contact page has the questions shown there, of other pages none', async () => {
    const { markup } = (await site.render('/contact', servicesWith({}))) as { markup: string };
    const faq = (await jsonLdOf('/contact')).find((node) => node['@type'] === 'FAQPage');

    const questions = (faq?.mainEntity as { name: string }[]).map(({ name }) => name);
    expect(questions.length).toBeGreaterThan(0);
    for (const question of questions) expect(markup).toContain(question);
    for (const address of ['/', '/booking', '/blog/mangoes'])
      expect(typesOf(await jsonLdOf(address))).not.toContain('FAQPage');
  });

  it.each<[title: string, rates: Rate[], isAsked: boolean]>([
    ['shows that the price is for the whole stay', [aRate({ basis: 'guest_stay' })], true],
    ['leaves out that the price is for the whole stay when a rate is per night', [aRate({ weekdays: [5, 6] })], false],
    [
      'shows that the price is for the whole stay when a rate per night follows a rate of every night',
      [aRate({ basis: 'guest_stay' }), aRate({ weekdays: [5, 6] })],
      true,
    ],
  ])('the contact page %s, as does its structured data', async (_title, rates, isAsked) => {
    const { markup } = (await site.render('/contact', servicesWith({}, rates))) as { markup: string };

    expect(markup.includes('Is the price per night?')).toBe(isAsked);
    expect(JSON.stringify(await jsonLdOf('/contact', {}, rates)).includes('Is the price per night?')).toBe(isAsked);
  });

  it.each(NOT_INDEXED)('of %s, which is not indexed, has no data about the business', async (address) => {
    expect(typesOf(await jsonLdOf(address))).toEqual(['BreadcrumbList']);
  });
});

describe('the head of every page without a search record', () => {
  it.each(INDEXED)('of %s describes a farmhouse in Keesara near Hyderabad', async (address) => {
    const { tags } = await headOf(address);

    expect(tags.find(({ name }) => name === 'description')?.value).toMatch(/farmhouse.*Keesara near Hyderabad/);
  });
});

describe('pages that say where the house is', () => {
  it.each(['/gallery?category=food', '/blog?tag=food', '/location'])(
    '%s takes the place from the settings',
    async (address) => {
      const elsewhere = ((request: Request) => {
        const { pathname } = new URL(request.url);
        if (pathname === '/api/settings')
          return Promise.resolve(Response.json([{ key: 'hero_location', value: 'Coorg' }]));
        return servicesWith({})(request);
      }) as typeof fetch;

      const rendered = await site.render(address, elsewhere);

      if ('location' in rendered) throw new Error(`${address} redirects to ${rendered.location}`);
      const shown = address === '/location' ? rendered.markup : JSON.stringify(rendered.head);
      expect(shown).toContain('Coorg');
      expect(shown.replace(/<section aria-labelledby="drive-title".*/s, '')).not.toMatch(/in Keesara/i);
    },
  );
});

describe('vocabularyErrors', () => {
  it.each([
    [{ '@type': 'Farmhouse' }, ['Farmhouse is not a type']],
    [{ '@type': 'Place', priceRange: '₹' }, ['Place has no property priceRange']],
    [{ '@type': 'WebPage', about: { '@type': 'Place', price: 1 } }, ['Place has no property price']],
    [{ '@type': 'Place', geo: { '@type': 'PostalAddress' } }, ['Place.geo cannot be a PostalAddress']],
    [{ '@type': 'Place', geo: 'Keesara' }, ['Place.geo cannot be "Keesara"']],
  ])('of %j are %j', (node, errors) => {
    expect(vocabularyErrors(node)).toEqual(errors);
  });
});
