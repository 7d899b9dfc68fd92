import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { SiteRenderer } from './render.tsx';
import { routes } from './routes.tsx';

type Answers = Record<string, unknown>;

/** An upstream with these responses by path; every other service is down. */
const upstreamOf = (answers: Answers) =>
  ((request: Request) => {
    const { pathname } = new URL(request.url);
    return pathname in answers
      ? Promise.resolve(Response.json(answers[pathname]))
      : Promise.reject(new Error(`${pathname} is down`));
  }) as typeof fetch;

const service = { id: 1, name: 'BBQ Setup', description: 'Charcoal', price: 1800, category: 'food', active: true };

let site: SiteRenderer;
beforeAll(async () => {
  site = await SiteRenderer.load('http://site');
});

/** The text of a page as a browser without JavaScript shows it. */
async function wordsOf(path: string, answers: Answers = {}): Promise<string> {
  const rendered = await site.render(path, upstreamOf(answers));
  if (!('markup' in rendered)) throw new Error(`${path} redirects`);
  return rendered.markup
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}

/** , 8 and 9. */
const WORDS: readonly (readonly [string, readonly string[]])[] = [
  [
    '/',
    [
      ...['Your Perfect', 'Getaway', 'Near Hyderabad', '₹1,150', '50+', '24/7', 'Book Your Stay'],
      ...['Perfect for Every Occasion', 'Premium Services', 'View All Services', 'View More Photos', 'Find Us'],
      ...['Nearby landmarks', '1.8 km', '8.5 km', 'Travel tips', '15 km · 20 min', '55 km · 60 min'],
      ...['for the whole stay, however many nights', 'What the house has', 'House rules', 'bedrooms', 'bathrooms'],
    ],
  ],
  [
    '/services',
    [
      'Premium Services',
      'Ready to Book?',
      'Book Your Stay',
      'View Amenities',
      'How far we are',
      '20 min by car',
      'Gachibowli',
    ],
  ],
  ['/gallery', ['Gallery', 'All', 'Exterior', 'Rooms', 'The farmhouse at dusk']],
  ['/location', ['Find Us', 'Nearby landmarks', 'How long is the drive?', 'Shamshabad airport']],
  ['/contact', ['Contact', 'Send Message', 'Already booked?', 'Questions guests often ask', 'Is the price per night?']],
  ['/blog', ['Blog', 'RSS feed', 'Unable to load posts at this time']],
  ['/blog/any', ['This post cannot be shown right now']],
  ['/booking', ['Book Your Stay', '1 of 4', 'Personal Info', 'Next Step', 'Booking Summary']],
  ['/privacy-policy', ['Privacy Policy', 'Who has read a blog post is counted once a day']],
  [
    '/terms-conditions',
    [
      ...['Terms and Conditions', 'Payment', 'Cancelling', 'You cancel before check-in Refund 14 days or more 100%'],
      ...['7 to 13 days 50%', 'Less than 7 days, or no arrival None', 'Refunds go to the UPI id or account'],
    ],
  ],
  [
    '/cookie-policy',
    [
      ...['Cookie Policy', 'A chat with us sets a cookie too, which lasts a day', 'or write in the chat'],
      ...['no visit is counted', 'How often a blog post is read is counted in any case', 'We may add tools of others'],
      ...['The map comes from a map provider', 'A picture that we show from another address'],
    ],
  ],
  ['/data-processing', ['Data Processing', 'If we send you messages by WhatsApp, Meta delivers them']],
  ['/404-checker', ['404 Checker', 'Check all pages']],
  ['/no/such/page', ['Page not found', 'Back to home', 'Services', 'Contact']],
];

describe('public pages without JavaScript while every service is down', () => {
  it.each(WORDS)('%s shows its texts, the navigation and the footer', async (path, texts) => {
    const words = await wordsOf(path);

    expect(texts.filter((text) => !words.includes(text))).toEqual([]);
    for (const text of ['Skip to content', 'Home', 'Booking', 'Privacy Policy', 'GDPR Compliant']) {
      expect(words).toContain(text);
    }
  });
});

it.each([
  ['Coorg', 'the city'],
  ['Lonavala, near Pune', 'Pune'],
  ['Keesara, near Hyderabad', 'Hyderabad'],
  ['Chevella (near Hyderabad)', 'Hyderabad'],
])('a house in %j is close to every part of %s', async (place, city) => {
  const settings = [{ key: 'hero_location', value: place }];

  expect(await wordsOf('/', { '/api/settings': settings })).toContain(`Close to every part of ${city} `);
});

describe.each(['/contact', '/location'])('the picture on %s', (path) => {
  const items = [
    { id: 1, category: 'exterior', alt: 'The front', url: 'https://example.com/front.jpg' },
    { id: 2, category: 'exterior', alt: 'The lane', url: 'https://example.com/lane.jpg' },
    { id: 3, category: 'food', alt: 'Lunch', url: 'https://example.com/lunch.jpg' },
  ];
  const chosen = { section: 'contact', imageUrl: 'https://example.com/sign.jpg', title: 'The sign', altText: null };

  it.each<[string, Answers, string]>([
    [
      'is the homepage image of the contact section',
      { '/api/homepage-images': [chosen], '/api/gallery': items },
      'sign',
    ],
    ['is the last picture of the exterior without one', { '/api/homepage-images': [], '/api/gallery': items }, 'lane'],
    ['is the first of a gallery without the exterior', { '/api/gallery': items.slice(2) }, 'lunch'],
    ['is the bundled gate while the gallery is empty', { '/api/gallery': [] }, '11-gate'],
  ])('%s', async (_what, answers, file) => {
    const { markup } = (await site.render(path, upstreamOf(answers))) as { markup: string };

    expect(['sign', 'lane', 'lunch', '11-gate'].filter((name) => markup.includes(`/${name}.jpg`))).toEqual([file]);
  });
});

describe.each(['/', '/services'])('services on %s', (path) => {
  it.each([
    ['are down', {}],
    ['are an empty list', { '/api/services': [] }],
  ])("show 'Unable to load services at this time.' when they %s", async (_what, answers) => {
    expect(await wordsOf(path, answers)).toContain('Unable to load services at this time.');
  });

  it('show emoji, name, price and a link that adds them to the booking', async () => {
    const answers = { '/api/services': [service] };
    const words = await wordsOf(path, answers);

    for (const text of ['🍢', 'BBQ Setup', '₹1,800', 'Charcoal', 'Add to Booking']) expect(words).toContain(text);
    expect(await site.render(path, upstreamOf(answers))).toMatchObject({
      markup: expect.stringContaining('href="/booking?service=bbq-setup"'),
    });
  });
});

it('/services shows the category of a service and what its price covers', async () => {
  const words = await wordsOf('/services', { '/api/services': [service] });

  for (const text of ['Food and drink', 'food', 'per service']) expect(words).toContain(text);
});

it('/services shows for a chosen service the formula of the price and the choice of guests', async () => {
  const words = await wordsOf('/services?service=bbq-setup', { '/api/services': [service] });

  expect(words).toContain('₹1,150 a guest + ₹500, whole stay; with BBQ Setup ₹1,800 more for the whole stay.');
  expect(words).toContain('Guests − – +');
});

it('a post has links that share its whole address', async () => {
  const post = {
    slug: 'mangoes',
    title: 'Mangoes',
    content: '<p>Ripe</p>',
    tags: [],
    publishedAt: '2026-11-01T00:00:00Z',
  };

  expect(await site.render('/blog/mangoes', upstreamOf({ '/api/blog-posts/mangoes': post }))).toMatchObject({
    markup: expect.stringContaining('href="https://wa.me/?text=Mangoes%20http%3A%2F%2Fsite%2Fblog%2Fmangoes"'),
  });
});

describe('/blog', () => {
  const LISTED = { title: 'Old well', slug: 'old-well', author: 'Asha', tags: ['water'], readTime: 3 };
  /** A blog of 2,000 posts, of which one has the tag water. */
  const blog = ((request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/blog-tags') return Promise.resolve(Response.json(['water']));
    if (pathname !== '/api/blog-posts') return Promise.reject(new Error(`${pathname} is down`));
    const tag = searchParams.get('tag');
    if (tag && tag.length > 50) return Promise.resolve(Response.json({ message: 'Too long' }, { status: 400 }));
    const total = tag === null ? 2000 : Number(tag === 'water');
    const isThere = (Number(searchParams.get('page')) - 1) * Number(searchParams.get('pageSize')) < total;
    const headers = { 'X-Total-Count': String(total) };
    return Promise.resolve(Response.json(isThere ? [LISTED] : [], { headers }));
  }) as typeof fetch;

  it.each([
    ['/blog', '1 of 223'],
    ['/blog?page=223', '223 of 223'],
    ['/blog?tag=water', 'Posts about water'],
  ])('%s shows its posts, when the blog has 2,000', async (path, text) => {
    const rendered = await site.render(path, blog);

    expect(rendered).toMatchObject({ status: 200 });
    const words = 'markup' in rendered ? rendered.markup.replace(/<[^>]+>/g, '') : '';
    expect(words).toContain('Old well');
    expect(words).toContain(text);
  });

  it.each(['/blog?page=224', '/blog?page=0', '/blog?tag=fire', '/blog?tag=water&page=2', '/blog?tag=%20'])(
    '%s is not found',
    async (path) => {
      expect(await site.render(path, blog)).toMatchObject({ status: 404 });
    },
  );

  it('is not found for a tag that is too long for the service', async () => {
    expect(await site.render(`/blog?tag=${'t'.repeat(51)}`, blog)).toMatchObject({ status: 404 });
  });

  it.each([
    ['/blog?page=1', '/blog'],
    ['/blog?tag=water&page=1', '/blog?tag=water'],
  ])('%s redirects to %s', async (path, location) => {
    expect(await site.render(path, blog)).toMatchObject({ status: 301, location });
  });
});

it('/ and /location load no map before a click', async () => {
  const settings = [{ key: 'google_maps_embed_url', value: 'https://www.openstreetmap.org/export/embed.html' }];
  for (const path of ['/', '/location']) {
    const rendered = await site.render(path, upstreamOf({ '/api/settings': settings }));

    expect(rendered).toMatchObject({ markup: expect.stringContaining('Show the map') });
    expect(rendered).toMatchObject({ markup: expect.not.stringContaining('<iframe') });
  }
});

it.each([
  ['/', 'home.occasions', 'Perfect for Every Occasion'],
  ['/', 'house.bedrooms', 'The bedrooms'],
  ['/location', 'home.landmarks', 'Nearby landmarks'],
  ['/contact', 'contact.faq', 'Questions guests often ask'],
])('%s hides the block of the list %s while the owner keeps it empty', async (path, identifier, heading) => {
  const record = { identifier, contentType: 'json', category: 'lists', page: 'home', content: '[]' };

  expect(await wordsOf(path)).toContain(heading);
  expect(await wordsOf(path, { '/api/content': [record] })).not.toContain(heading);
});

describe('/terms-conditions', () => {
  const PATH = '/terms-conditions';
  const textOf = (content: string) => ({
    ...{ identifier: 'legal.terms-conditions', contentType: 'html', category: 'legal', page: 'terms-conditions' },
    ...{ content, contentChangedAt: '2126-12-02T10:00:00Z', updatedAt: '2126-12-09T10:00:00Z' },
  });
  const shownDay = async (records: object[], termsChangedAt?: string) => {
    const upstream = ((request: Request) =>
      new URL(request.url).pathname === '/api/content'
        ? Promise.resolve(
            Response.json(records, { headers: termsChangedAt ? { 'X-Terms-Changed': termsChangedAt } : {} }),
          )
        : Promise.reject(new Error('down'))) as typeof fetch;
    const rendered = await site.render(PATH, upstream);
    return 'markup' in rendered ? /Last updated ([^<]+)/.exec(rendered.markup.replaceAll('<!-- -->', ''))?.[1] : '';
  };

  it.each([
    ['with terms that never changed', undefined, 'Tue, 1 Dec 2026'],
    ['with terms that changed later', '2126-12-05T20:00:00Z', 'Fri, 6 Dec 2126'],
    ['with terms that changed before', '2026-11-05T20:00:00Z', 'Tue, 1 Dec 2026'],
  ])('names the day of the latest change of the built-in text %s', async (_case, termsChangedAt, day) => {
    expect(await shownDay([], termsChangedAt)).toBe(day);
  });

  it.each([
    ['that shows the terms', '<p>{{cancellation_terms}}</p>', 'Fri, 6 Dec 2126'],
    ['that does not show the terms', '<p>Call us.</p>', 'Mon, 2 Dec 2126'],
  ])('names the day of the latest change of a stored text %s', async (_case, content, day) => {
    expect(await shownDay([textOf(content)], '2126-12-05T20:00:00Z')).toBe(day);
  });
});

it('/contact shows the questions that the owner has stored', async () => {
  const content = JSON.stringify([{ question: 'May we bring a horse?', answer: 'Please ask first.' }]);
  const record = { identifier: 'contact.faq', contentType: 'json', category: 'lists', page: 'contact', content };

  const words = await wordsOf('/contact', { '/api/content': [record] });

  expect(words).toContain('May we bring a horse?');
  expect(words).not.toContain('Is the price per night?');
});

it('the id of each page is the path of its file, by which the server finds its scripts', () => {
  const [{ children = [] } = {}] = routes;
  const ids = children.flatMap(({ id }) => (id?.endsWith('.page.tsx') ? [id] : []));

  expect(ids.length).toBeGreaterThan(10);
  expect(ids.filter((id) => !existsSync(new URL(id, import.meta.url)))).toEqual([]);
});
