import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BlogPostSummary, BlogPostView } from '@farmhouse/contracts/content/blog';
import { accepted, call } from '../../support/api/call.ts';
import type { Owner } from '../../support/api/owner.ts';
import { expectProblem } from '../../support/api/problem.ts';
import { expect, test } from '../../support/test.ts';

/** Time after which a change is public. Rule: edits show at once. */
const FRESH_MS = 300;

const aPost = (changes: object = {}) => {
  const slug = `mango-season-${randomInt(1e9)}`;
  return { title: `Mango season ${slug}`, slug, content: '<p>The first mangoes are ripe.</p>', ...changes };
};
const publish = (owner: Owner, changes: object = {}) =>
  owner.send<BlogPostView>('POST', '/api/blog-posts', aPost({ status: 'published', ...changes }));
const remove = (owner: Owner, id: number) => owner.call('DELETE', `/api/blog-posts/${id}`);
const read = (slug: string) => call<BlogPostView>('GET', `/api/blog-posts/${slug}`);
const textOf = async (path: string): Promise<string> => (await call('GET', path)).text;
/** The list, never from the gateway's cache. */
const freshList = (): string => `/api/blog-posts?at=${Date.now()}`;

test('a draft post is private; once published it is in the list, the feed and the sitemap', async ({ owner }) => {
  const { id, slug, publishedAt } = await owner.send<BlogPostView>('POST', '/api/blog-posts', aPost());
  expect(publishedAt).toBeNull();
  expectProblem(await read(slug), 404, 'not-found');
  for (const path of [freshList(), '/blog/rss.xml', '/sitemap.xml']) expect(await textOf(path)).not.toContain(slug);

  await owner.send('PUT', `/api/blog-posts/${id}`, { status: 'published' });
  await sleep(FRESH_MS);

  expect(accepted(await read(slug)).publishedAt).not.toBeNull();
  const list = accepted(await call<BlogPostSummary[]>('GET', freshList()));
  expect(list.map((post) => post.slug)).toContain(slug);
  expect(await textOf('/blog/rss.xml')).toContain(`/blog/${slug}</link>`);
  expect(await textOf('/sitemap.xml')).toContain(`/blog/${slug}</loc>`);
  await remove(owner, id);
});

test('the text of a blog post is stored without scripts, event handlers and javascript: addresses', async ({
  owner,
}) => {
  const content = `<p onclick="alert(1)">Ripe</p><script>alert(2)</script><a href="javascript:alert(3)">x</a>
    <img src="x" onerror="alert(4)"><iframe src="https://example.com"></iframe><svg onload="alert(5)"></svg>`;

  const post = await publish(owner, { content });

  expect(post.content).toContain('Ripe');
  expect(post.content).not.toMatch(/alert|script|onclick|onerror|onload|iframe|svg/);
  await remove(owner, post.id);
});

test('GET /api/blog-posts/:slug returns 301 with the new slug for an old one', async ({ owner }) => {
  const { id, slug } = await publish(owner);
  const renamed = `${slug}-again`;
  await owner.send('PUT', `/api/blog-posts/${id}`, { slug: renamed });

  const old = await read(slug);

  expect([old.status, old.headers.get('location')]).toEqual([301, `/api/blog-posts/${renamed}`]);
  await remove(owner, id);
});

test('GET /api/blog-posts/:slug counts one view a session, and none for the owner', async ({ owner }) => {
  const { id, slug } = await publish(owner);
  const views = async () => (await owner.get<BlogPostView>(`/api/blog-posts/${slug}`)).viewCount;

  for (let times = 0; times < 3; times += 1) accepted(await read(slug));
  const bySame = await views();
  const headers = { 'User-Agent': 'another browser' };
  accepted(await call('GET', `/api/blog-posts/${slug}`, { headers }));

  expect(bySame).toBe(1);
  await expect.poll(views).toBe(2); // counted without delaying the answer
  await remove(owner, id);
});

test('POST /api/blog-posts stores one of twenty concurrent posts with one slug and returns 409 for the others', async ({
  owner,
}) => {
  const { slug } = aPost();
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => owner.call<BlogPostView>('POST', '/api/blog-posts', { body: aPost({ slug }) })),
  );

  const stored = responses.filter(({ status }) => status === 201);
  expect(stored).toHaveLength(1);
  for (const response of responses.filter(({ status }) => status !== 201)) expectProblem(response, 409);
  for (const { json } of stored) await remove(owner, json.id);
});

test('PUT /api/blog-posts/:id with an outdated version returns 409 and changes nothing', async ({ owner }) => {
  const { id, slug, version } = await publish(owner);
  await owner.send('PUT', `/api/blog-posts/${id}`, { title: 'By the first tab', version });

  const second = await owner.call('PUT', `/api/blog-posts/${id}`, { body: { title: 'By the second tab', version } });

  expectProblem(second, 409, 'edited-elsewhere');
  expect(accepted(await read(slug)).title).toBe('By the first tab');
  await remove(owner, id);
});
