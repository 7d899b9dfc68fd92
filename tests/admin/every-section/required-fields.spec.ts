import { SEO_PAGES } from '@farmhouse/contracts/content/seo';
import { expect, test, type SectionTitle } from '../../support/browser/dashboard.ts';

const AT = '2026-11-21T06:30:00.000Z';

const BOOKING = {
  fullName: 'Asha Rao',
  contactNumber: '9876543210',
  checkinDate: '2126-12-12',
  checkoutDate: '2126-12-13',
  guestCount: 2,
  checkinTime: '14:00',
  selectedServices: [],
  couponCode: null,
  specialRequests: null,
  basePrice: 2300,
  servicesPrice: 0,
  discountAmount: 0,
  finalTotal: 2300,
  status: 'pending',
  confirmedAt: null,
  emailSent: false,
  reminderSent: false,
  cancelledAt: null,
  cancellationReason: null,
  paymentStatus: 'pending_verification',
  upiTransactionId: '401234567890',
  paymentVerifiedAt: null,
  paymentNotes: null,
  createdAt: AT,
  updatedAt: AT,
};
const BOOKINGS = [
  { ...BOOKING, id: 1, confirmationCode: 'FH-AAAA1111' },
  { ...BOOKING, id: 2, confirmationCode: 'FH-BBBB2222' },
];

interface Answer {
  path: RegExp;
  json: unknown;
  /** The text by which the section shows it. */
  texts: readonly (string | RegExp)[];
}

/** Lists with only the required fields of the API. */
const ANSWERS: Partial<Record<SectionTitle, Answer>> = {
  Overview: { path: /\/api\/admin\/bookings\?/, json: BOOKINGS, texts: ['FH-AAAA1111', '₹2,300'] },
  Analytics: {
    path: /\/api\/admin\/analytics\/overview/,
    json: {
      totalVisitors: 12,
      totalPageViews: 34,
      averageSessionDuration: 65,
      topPages: ['a', 'b', 'c', 'd', 'e', 'f'].map((page, index) => ({ page: `/page-${page}`, views: 9 - index })),
      deviceBreakdown: [{ device: 'desktop', count: 12 }],
    },
    texts: ['Total Visitors', '/page-e', 'Desktop'],
  },
  'Live Chat': {
    path: /\/api\/admin\/chat\/active/,
    json: [
      {
        ...{ id: 1, visitorSessionId: 'v-1', visitorName: null, visitorEmail: null, visitorPhone: null },
        ...{ status: 'waiting', adminId: null, startedAt: AT, closedAt: null, lastMessageAt: AT },
      },
    ],
    texts: ['Anonymous Visitor', 'Waiting'],
  },
  Bookings: { path: /\/api\/admin\/bookings\?/, json: BOOKINGS, texts: ['Asha Rao', '₹2,300'] },
  Confirmations: { path: /\/api\/admin\/bookings\?/, json: BOOKINGS, texts: ['FH-AAAA1111', 'FH-BBBB2222'] },
  Payments: { path: /\/api\/admin\/bookings\?/, json: BOOKINGS, texts: ['FH-AAAA1111', '401234567890'] },
  Services: {
    path: /\/api\/admin\/services$/,
    json: [{ id: 1, name: 'Bonfire', description: 'Wood', price: 500, icon: null, category: null, active: true }],
    texts: ['Bonfire', '–'],
  },
  Coupons: {
    path: /\/api\/admin\/coupons$/,
    json: [{ id: 1, code: 'TENOFF', type: 'percentage', value: 10, minAmount: 0, active: true }],
    texts: ['TENOFF', '10%', 'No expiry'],
  },
  Gallery: {
    path: /\/api\/admin\/gallery$/,
    json: [
      {
        ...{ id: 1, filename: 'pool.jpg', alt: 'The pool', category: 'amenities', url: '/assets/icon.svg' },
        ...{ source: 'upload', order: 0, active: true, uploadedAt: AT },
      },
    ],
    texts: ['The pool', 'Amenities'],
  },
  'Homepage Images': {
    path: /\/api\/homepage-images$/,
    json: [
      {
        id: 1,
        section: 'hero',
        title: 'The lawn',
        imageUrl: '/assets/icon.svg',
        altText: 'Lawn',
        order: 0,
        active: true,
      },
    ],
    texts: ['The lawn', 'Order 0'],
  },
  Amenities: {
    path: /\/api\/admin\/amenities$/,
    json: [{ id: 1, icon: '🏊', title: 'Pool', description: 'Deep', color: 'bg-blue-100', order: 0, active: true }],
    texts: ['Pool', 'Deep', '–'],
  },
  'Blog Posts': {
    path: /\/api\/blog-posts\?/,
    json: [
      {
        ...{ id: 1, title: 'A weekend', slug: 'a-weekend', excerpt: null, content: '<p>Text</p>', featuredImage: null },
        ...{ author: 'The team', status: 'draft', tags: [], metaTitle: null, metaDescription: null, readTime: 5 },
        ...{ viewCount: 0, featured: false, publishedAt: null, createdAt: AT, updatedAt: AT },
      },
    ],
    texts: ['A weekend', '5 min read', 'By The team'],
  },
  'SEO & Reviews': {
    path: /\/api\/admin\/seo$/,
    json: [
      {
        ...{
          id: 1,
          page: 'home',
          title: 'x'.repeat(40),
          description: null,
          keywords: 'a, b, c',
          schemaType: 'WebPage',
        },
        ...{ reviewCount: 12, averageRating: '4.6', ratingScale: 5, reviewsEnabled: true, showInSnippets: true },
      },
    ],
    texts: ['45 Needs Work', '3/8 checks', '4.6 (12 reviews)'],
  },
  'Site Settings': {
    path: /\/api\/admin\/site-settings$/,
    json: [{ id: 1, key: 'own_key', value: 'A value', type: 'text', description: null }],
    texts: ['own_key', 'A value'],
  },
  'Custom Scripts': {
    path: /\/api\/admin\/custom-scripts$/,
    json: [{ id: 1, name: 'Counter', description: null, script: '<b></b>', location: 'head', isActive: true }],
    texts: ['Counter', 'Head'],
  },
};

for (const [title, { path, json, texts }] of Object.entries(ANSWERS) as [SectionTitle, Answer][]) {
  test(
    `${title} shows a list whose rows have only the required fields`,
    { tag: '@desktop' },
    async ({ page, dashboard }) => {
      await page.route(path, (route) =>
        route.request().method() === 'GET' ? route.fulfill({ json }) : route.continue(),
      );
      const main = page.getByRole('main');

      await dashboard.open(title);

      for (const text of texts) await expect(main).toContainText(text);
      await expect(main).not.toContainText(/NaN|undefined|\bnull\b|went wrong/);
      if (title === 'Analytics') await expect(main).not.toContainText('/page-f');
      if (title === 'Confirmations') await expect(main.getByRole('tabpanel').getByRole('article')).toHaveCount(2);
      if (title === 'Gallery') await expect(main.getByRole('img', { name: 'The pool' })).toBeVisible();
    },
  );
}

test('Live Chat: a chat without a visitor’s name and phone opens', { tag: '@desktop' }, async ({ page, dashboard }) => {
  const { path, json } = ANSWERS['Live Chat'] as Answer;
  await page.route(path, (route) => route.fulfill({ json }));
  await page.route(/\/api\/chat\/1\/messages/, (route) => route.fulfill({ json: [] }));
  await page.route(/\/api\/admin\/chat\/1\/read/, (route) => route.fulfill({ json: (json as object[])[0] }));
  await dashboard.open('Live Chat');

  await dashboard.button(/^Anonymous Visitor/).click();

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Anonymous Visitor' })).toBeVisible();
  await expect(main).not.toContainText(/undefined|\bnull\b/);
});

test(
  'SEO & Reviews: no page can be added once every page has its settings',
  { tag: '@phone' },
  async ({ page, dashboard }) => {
    const { path, json } = ANSWERS['SEO & Reviews'] as Answer;
    const [record] = json as object[];
    await page.route(path, (route) =>
      route.fulfill({ json: SEO_PAGES.map((key, index) => ({ ...record, id: index + 1, page: key })) }),
    );

    await dashboard.open('SEO & Reviews');

    await expect(dashboard.button('Add Page SEO')).toBeDisabled();
    await expect(page.getByText('Every page has its settings already.', { exact: true })).toBeVisible();
  },
);
