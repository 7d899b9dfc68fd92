import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { plansOf } from '@farmhouse/platform/testing/query-plans';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { startContent } from '../testing/test-content.ts';

const POSTS = 5_000;
const PAGE_SIZE = 9;
/** Limit for the database work of one response. */
const LIMIT_MS = 200;
let content: TestService;

beforeAll(async () => {
  content = await startContent();
  const db = content.app.get(DataSource);
  await db.query(
    `INSERT INTO blog_posts (title, slug, content, author, status, tags, featured, published_at)
     SELECT 'Post ' || n, 'post-' || n, repeat('<p>' || md5(n::text) || '</p>', 40), 'Asha',
            CASE WHEN n % 10 = 0 THEN 'draft' ELSE 'published' END,
            ARRAY['tag-' || n % 40, 'place-' || n % 7], n % 100 = 1,
            timestamptz '2020-01-01' + n * interval '6 hours'
     FROM generate_series(1, $1::int) AS n`,
    [POSTS],
  );
  await db.query('VACUUM ANALYZE blog_posts');
}, 120_000);
afterAll(() => content.close());

async function plansOfCall(path: string, as: typeof call = call) {
  const plans = await plansOf(content, async () => {
    expect((await as(content, 'GET', path)).status).toBe(200);
  });
  expect(plans.length).toBeGreaterThan(0);
  return plans;
}

it.each([
  ['the first page', '/api/blog-posts?sort=-featured&page=1&pageSize=9'],
  ['the last page', '/api/blog-posts?sort=-featured&page=500&pageSize=9'],
  ['a tag', '/api/blog-posts?sort=-featured&tag=tag-7&page=2&pageSize=9'],
  ['the tags', '/api/blog-tags'],
  ['the related posts of one', '/api/blog-posts/post-1/related'],
])('a blog of 5,000 posts returns to readers quickly: %s', async (_what, path) => {
  const plans = await plansOfCall(path);

  expect(plans.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThan(LIMIT_MS);
});

it.each([
  ['the first page', '/api/blog-posts?page=1&pageSize=20'],
  ['the last page', '/api/blog-posts?page=250&pageSize=20'],
  ['drafts', '/api/blog-posts?status=draft&page=1&pageSize=20'],
  ['a search', '/api/blog-posts?q=post-4321&page=1&pageSize=20'],
  ['the numbers of posts', '/api/admin/blog-posts/summary'],
])('a blog of 5,000 posts returns to the owner quickly: %s', async (_what, path) => {
  const plans = await plansOfCall(path, callAsAdmin);

  expect(plans.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThan(LIMIT_MS);
});

it('a page of a blog of 5,000 posts is read by an index', async () => {
  const plans = await plansOfCall(`/api/blog-posts?sort=-featured&page=2&pageSize=${PAGE_SIZE}`);

  const page = plans.filter(({ sql }) => sql.includes('LIMIT'));

  expect(page).toMatchObject([{ scanned: [], indexes: ['blog_posts_shown'] }]);
});

it('the last page of a blog of 5,000 posts has the oldest of them, and a total that counts all', async () => {
  const last = Math.ceil((POSTS * 0.9) / PAGE_SIZE);

  const { body, headers } = await call<{ slug: string }[]>(
    content,
    'GET',
    `/api/blog-posts?sort=-featured&page=${last}&pageSize=${PAGE_SIZE}`,
  );

  expect(body.at(-1)?.slug).toBe('post-2');
  expect(headers['x-total-count']).toBe('4500');
});
