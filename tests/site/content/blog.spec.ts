import { randomInt } from 'node:crypto';
import type { BlogPostView } from '@farmhouse/contracts/content/blog';
import { expectAccessible } from '../../support/browser/axe.ts';
import { call } from '../../support/api/call.ts';
import { SITE_URL } from '../../support/env.ts';
import { eventually } from '../../support/eventually.ts';
import { expect, test } from '../../support/browser/site-test.ts';
import type { Owner } from '../../support/api/owner.ts';
import { expectStill, scrollThrough, startPage, tooSmallToTap } from '../../support/browser/watched-page.ts';

const DEMO_POST = 'unhurried-guide-to-keesara';

async function aPost(owner: Owner, post: Partial<BlogPostView> = {}): Promise<BlogPostView> {
  const slug = `evening-${randomInt(1e9)}`;
  const body = { title: `An evening ${slug}`, slug, content: '<p>Fire and mangoes</p>', status: 'published', ...post };
  return owner.send('POST', '/api/blog-posts', body);
}

test(
  'a post opens from the list of /blog and shows its text, date, reading time and related posts',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/blog');
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText('Featured');
    await page.getByRole('link', { name: 'families', exact: true }).click();
    await expect(page).toHaveURL('/blog?tag=families');

    await page.getByRole('link', { name: /unhurried guide to Keesara/ }).click();

    await expect(page).toHaveURL(`/blog/${DEMO_POST}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('unhurried guide to Keesara');
    await expect(page.getByRole('heading', { level: 2, name: 'The hill before the heat' })).toBeVisible();
    await expect(page.getByText('5 min read').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'More to read' }).getByRole('article').first()).toBeVisible();
  },
);

test(
  'the next page of /blog takes the focus, also without a link to one more page',
  { tag: '@desktop' },
  async ({ page, owner }) => {
    const tag = `walks-${randomInt(1e9)}`;
    const posts = await Promise.all(Array.from({ length: 10 }, () => aPost(owner, { tags: [tag] })));
    await eventually(async () =>
      expect(await (await fetch(`${SITE_URL}/blog?tag=${tag}`)).text()).toContain('Older posts'),
    );
    await page.goto(`/blog?tag=${tag}`);
    await startPage(page);

    await page.getByRole('link', { name: 'Older posts' }).press('Enter');

    await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('2 of 2');
    await expect(page.locator('#content')).toBeFocused();
    for (const { id } of posts) await owner.call('DELETE', `/api/blog-posts/${id}`);
  },
);

test('a blog post has no layout shifts, is accessible and fits the screen', async ({ page }) => {
  await page.goto(`/blog/${DEMO_POST}`);

  await scrollThrough(page);

  await expectStill(page);
  await expectAccessible(page);
  expect(await page.evaluate('document.documentElement.scrollWidth <= Math.min(window.innerWidth, screen.width)')).toBe(
    true,
  );
  expect(await tooSmallToTap(page)).toEqual([]);
});

test('a blog post has share links and its URL can be copied', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`/blog/${DEMO_POST}`);

  const share = page.getByRole('region', { name: 'Share this post' });

  await expect(share.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(`/blog/${DEMO_POST}`)),
  );
  await expect(share.getByRole('button', { name: 'Copy the address of this post' })).toBeVisible();
});

test('the former URL of a blog post redirects to its present one', { tag: '@desktop' }, async ({ owner }) => {
  const post = await aPost(owner);
  const slug = `${post.slug}-again`;
  await owner.send('PUT', `/api/blog-posts/${post.id}`, { slug });

  await eventually(async () => {
    const { status, headers } = await call('GET', `/blog/${post.slug}`);
    expect(status).toBe(301);
    expect(headers.get('Location')).toMatch(new RegExp(`/blog/${slug}$`));
  });
  await owner.call('DELETE', `/api/blog-posts/${post.id}`);
});

test(
  'opening a blog post in a browser counts a view, rendering it on the server does not',
  { tag: '@phone' },
  async ({ page, owner }) => {
    const post = await aPost(owner);
    const views = async () => (await owner.get<BlogPostView>(`/api/blog-posts/${post.slug}`)).viewCount;
    await eventually(async () => expect((await call('GET', `/blog/${post.slug}`)).status).toBe(200));
    expect(await views()).toBe(0);

    await page.goto(`/blog/${post.slug}`);

    await expect.poll(views).toBe(1);
    await owner.call('DELETE', `/api/blog-posts/${post.id}`);
  },
);

test(
  'a blog post with script tags and event handlers runs no script',
  { tag: '@desktop' },
  async ({ page, owner, watch }) => {
    // 404 for the picture that does not exist
    watch.expectRefusals(404);
    const content = '<p>Safe</p><script>window.wasRun = 1</script><img src=x onerror="window.wasRun = 1">';
    const title = `</script><script>window.wasRun = 1</script> ${randomInt(1e9)}`;
    const post = await aPost(owner, { title, content });

    await page.goto(`/blog/${post.slug}`);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('Safe')).toBeVisible();
    expect(await page.evaluate('window.wasRun')).toBeUndefined();
    await owner.call('DELETE', `/api/blog-posts/${post.id}`);
  },
);

test(
  'a blog post with a heading of the id “seed” is hydrated, and links to the heading work',
  { tag: '@desktop' },
  async ({ page, owner }) => {
    const content = '<p><a href="#seed">To the seeds</a></p><h2 id="seed">Sowing</h2><p>After the first rain.</p>';
    const post = await aPost(owner, { content });
    await page.goto(`/blog/${post.slug}`);
    await startPage(page);
    await page.evaluate('window.stillTheSame = true');

    await page.getByRole('link', { name: 'To the seeds' }).click();
    await expect(page).toHaveURL(`/blog/${post.slug}#part-seed`);
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Blog' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    expect(await page.evaluate('window.stillTheSame')).toBe(true);
    await owner.call('DELETE', `/api/blog-posts/${post.id}`);
  },
);
