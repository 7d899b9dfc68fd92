import type { AmenityView } from '@farmhouse/contracts/catalogue/amenity';
import type { GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';
import type { ServiceView } from '@farmhouse/contracts/catalogue/service';
import type { BlogPostSummary } from '@farmhouse/contracts/content/blog';
import { accepted, call } from '../support/call.ts';
import { htmlOf } from '../support/html.ts';
import { expect, test } from '../support/test.ts';

const listOf = async <Item>(path: string): Promise<Item[]> => accepted(await call<Item[]>('GET', path));

/** A text as HTML holds it. */
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

/** The HTML of a page, which must hold what every page holds: one heading, and the ways to book and to call. */
async function pageOf(path: string): Promise<string> {
  const { text } = await htmlOf(path);
  expect(text.match(/<h1/g), path).toHaveLength(1);
  for (const link of ['href="/booking"', 'href="tel:']) expect(text, path).toContain(link);
  return text;
}

test('the HTML of / and /services holds every active service with its price and its link to the booking', async () => {
  const services = (await listOf<ServiceView>('/api/services')).filter(
    ({ name }) => !name.startsWith('Evening picnic'),
  );
  expect(services.length).toBeGreaterThan(0);

  for (const path of ['/', '/services']) {
    const html = await pageOf(path);
    for (const { name, price } of services) {
      expect(html, `${name} on ${path}`).toContain(`Add to Booking: ${escaped(name)}`);
      expect(html).toContain(`₹${price.toLocaleString('en-IN')}`);
    }
    expect(html).toContain('href="/booking?service=');
  }
});

test('the HTML of / holds the first four amenities and the first pictures of the gallery', async () => {
  const [amenities, pictures] = await Promise.all([
    listOf<AmenityView>('/api/amenities'),
    listOf<GalleryItemView>('/api/gallery'),
  ]);

  const html = await pageOf('/');

  for (const { title } of amenities.slice(0, 4)) expect(html).toContain(escaped(title));
  for (const { alt } of pictures.slice(0, 3)) expect(html).toContain(escaped(alt));
});

test('the HTML of /blog and of each post holds the posts with links to them', async () => {
  const posts = (await listOf<BlogPostSummary>('/api/blog-posts')).filter(({ featured }) => featured);

  const html = await pageOf('/blog');

  for (const { slug, title } of posts) {
    expect(html).toContain(`href="/blog/${slug}"`);
    expect(await pageOf(`/blog/${slug}`)).toContain(escaped(title));
  }
  expect(html).toContain('href="/blog/rss.xml"');
});

for (const [path, words] of [
  ['/gallery', 'Exterior'],
  ['/location', 'Nearby landmarks'],
  ['/contact', 'Questions guests often ask'],
  ['/booking', 'Next Step'],
  ['/payment', 'This part of the site needs JavaScript'],
  ['/payment-success', 'This part of the site needs JavaScript'],
  ['/booking-confirmation', 'This part of the site needs JavaScript'],
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
