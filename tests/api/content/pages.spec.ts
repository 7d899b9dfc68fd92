import type { ServiceView } from '@farmhouse/contracts/catalogue/service';
import { FIXED_PAGES } from '@farmhouse/contracts/pages/pages';
import { accepted, call } from '../../support/api/call.ts';
import { htmlOf } from '../../support/api/html.ts';
import { expect, test } from '../../support/test.ts';

/** Names and slugs of demo data that no other test changes. */
const SERVICES = ['Pet Essentials', 'Box Cricket & Sand Volleyball', 'BBQ Setup', 'Utensils', 'Personal Chef'];
const POSTS = ['unhurried-guide-to-keesara', 'family-celebration-for-thirty', 'monsoon-weekend-keesara-farmhouse'];

/** A text as escaped in HTML. */
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

/** The HTML of a page, which must contain what every page has: one main heading, and links to book and to call. */
async function pageOf(path: string): Promise<string> {
  const { text } = await htmlOf(path);
  expect(text.match(/<h1/g), path).toHaveLength(1);
  for (const link of ['href="/booking"', 'href="tel:']) expect(text, path).toContain(link);
  return text;
}

test('the HTML of / and /services holds demo services with their prices and their links to the booking', async () => {
  const services = accepted(await call<ServiceView[]>('GET', '/api/services'));
  const offered = services.filter(({ name }) => SERVICES.includes(name));
  expect(offered).toHaveLength(SERVICES.length);

  const first = offered.filter(({ name }) => name === 'Pet Essentials' || name === 'Box Cricket & Sand Volleyball');
  for (const [path, shown] of [
    ['/', first], // shows only six, and other tests add services
    ['/services', offered],
  ] as const) {
    const html = await pageOf(path);
    for (const { name, price } of shown) {
      expect(html, `${name} on ${path}`).toContain(`Add to Booking: ${escaped(name)}`);
      expect(html).toContain(`₹${price.toLocaleString('en-IN')}`);
    }
    expect(html).toContain('href="/booking?service=box-cricket-sand-volleyball"');
  }
});

test('the HTML of /blog links to the demo posts and to their feed', async () => {
  const html = await pageOf('/blog');

  for (const slug of POSTS) expect(html).toContain(`href="/blog/${slug}"`);
  expect(html).toContain('href="/blog/rss.xml"');
});

test('the HTML of a blog post holds its list of contents, its text and related posts', async () => {
  const html = await pageOf(`/blog/${POSTS[0]}`);

  for (const text of ['In this post', 'id="part-the-hill-before-the-heat"', 'min read', 'More to read']) {
    expect(html).toContain(text);
  }
});

for (const [path, words] of [
  ['/', 'Perfect for Every Occasion'],
  ['/gallery', 'Exterior'],
  ['/location', 'Nearby landmarks'],
  ['/contact', 'Questions guests often ask'],
  ['/booking', 'Next Step'],
  ['/privacy-policy', 'Questions'],
  ['/terms-conditions', 'Cancelling'],
  ['/cookie-policy', 'Questions'],
  ['/data-processing', 'Questions'],
  ['/404-checker', 'Check all pages'],
] as const) {
  test(`the HTML of ${path} holds its content, a link to book and a link to call`, async () => {
    expect(await pageOf(path)).toContain(words);
  });
}

for (const { path } of FIXED_PAGES.filter(({ isPrivate }) => isPrivate)) {
  test(`the HTML of ${path} says that it needs JavaScript, and names the phone number instead`, async () => {
    const { text } = await htmlOf(path);

    for (const words of ['This part of the site needs JavaScript', 'href="tel:']) expect(text).toContain(words);
  });
}

test('a blog address whose slug leads to another API path returns 404', async () => {
  for (const path of ['/blog/..%2Fsettings', '/blog/..%2Fnothing', `/blog/${POSTS[0]}%3Fx`, `/blog/${POSTS[0]}%2F`]) {
    await test.step(path, async () => expect((await call('GET', path)).status).toBe(404));
  }
});
