import type { PictureView } from '@farmhouse/contracts/catalogue/gallery';
import type { BlogPostView } from '@farmhouse/contracts/content/blog';
import { FIXED_PAGES } from '@farmhouse/contracts/pages/pages';
import sharp from 'sharp';
import { accepted } from '../../support/api/call.ts';
import { htmlOf, type Html } from '../../support/api/html.ts';
import { SITE_URL } from '../../support/env.ts';
import { eventually } from '../../support/eventually.ts';
import { pngOf, upload } from '../../support/pictures/pictures.ts';
import { slugOf, uniqueTitle } from '../../support/blog-posts.ts';
import { expect, test } from '../../support/test.ts';

/** Rule: share pictures. */
const MAX_BYTES = 300_000;
const PAGES = FIXED_PAGES.map(({ path }) => path);
const POSTS = ['unhurried-guide-to-keesara', 'family-celebration-for-thirty', 'monsoon-weekend-keesara-farmhouse'];
const VIEWS = ['/services?service=personal-chef', '/gallery?category=food', '/blog?tag=families'];

/** Fetches the picture that a page names for previews, which must be a JPEG of the right size. Returns its path. */
async function sharedPicture({ meta }: Html): Promise<string> {
  const { pathname } = new URL(meta('og:image') ?? '');
  expect(meta('twitter:image')).toBe(meta('og:image'));
  expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
  expect(meta('og:image:alt')).toMatch(/\S/);
  expect(meta('twitter:image:alt')).toBe(meta('og:image:alt'));
  const response = await fetch(SITE_URL + pathname);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.length).toBeLessThanOrEqual(MAX_BYTES);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  return pathname;
}

for (const path of [...PAGES, ...VIEWS, ...POSTS.map((slug) => `/blog/${slug}`)]) {
  test(`the picture that ${path} names for previews is a JPEG of 1200 by 630 pixels`, async () => {
    await sharedPicture(await htmlOf(path));
  });
}

test('a post with an uploaded picture names a crop of it, and one with an external picture names that of the house', async ({
  owner,
}) => {
  const picture = accepted(
    await upload<PictureView>(owner.token, { file: pngOf(900, 700), fields: {} }, '/api/admin/pictures'),
  );
  const title = uniqueTitle('Shared post');
  const post = { title, slug: slugOf(title), content: '<p>Look.</p>', status: 'published' };
  const own = await owner.send<BlogPostView>('POST', '/api/blog-posts', { ...post, featuredImage: picture.url });
  await eventually(async () => {
    const { status } = await owner.get<PictureView>(`/api/admin/pictures/${picture.id}`);
    expect(status).toBe('ready');
  }, 60_000);
  const page = await eventually(() => htmlOf(`/blog/${own.slug}`));

  expect(await sharedPicture(page)).toBe(picture.url.replace(/-\d+\.jpg$/, '-share.jpg'));
  expect(page.meta('og:image:alt')).toBe(title);
  await owner.send('PUT', `/api/blog-posts/${own.id}`, { featuredImage: 'https://pictures.example/a.jpg' });
  await eventually(async () =>
    expect(await sharedPicture(await htmlOf(`/blog/${own.slug}`))).toBe('/api/placeholder/1200/630'),
  );
  await owner.call('DELETE', `/api/blog-posts/${own.id}`);
});
