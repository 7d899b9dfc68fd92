import { describe, expect, it } from '@jest/globals';
import type { BlogPostSummary, BlogPostView } from '@farmhouse/contracts/content/blog';
import type { Problem } from '@farmhouse/contracts/errors';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { describeOwnerCrud } from '@farmhouse/platform/testing/owner-crud';
import { DataSource } from 'typeorm';
import { useContent } from '../testing/use-content.ts';

const PATH = '/api/blog-posts';
const post = { title: 'Monsoon mornings', slug: 'monsoon-mornings', content: '<p>Rain.</p>' };
const content = useContent();

const add = async (fields: object = {}): Promise<BlogPostView> => {
  const { status, body } = await callAsAdmin<BlogPostView>(content(), 'POST', PATH, {
    body: { ...post, ...fields },
  });
  expect(status).toBe(201);
  return body;
};
const publish = (fields: object = {}) => add({ status: 'published', ...fields });
const change = (id: number, body: object) =>
  callAsAdmin<BlogPostView & Problem & { current: BlogPostView }>(content(), 'PUT', `${PATH}/${id}`, { body });
const list = (query = '') => call<BlogPostSummary[]>(content(), 'GET', `${PATH}${query}`);
const visit = (slug: string) =>
  call<BlogPostView>(content(), 'GET', `${PATH}/${slug}`, {
    headers: { 'x-real-ip': '203.0.113.7', 'user-agent': 'Firefox' },
  });

describeOwnerCrud({
  service: content,
  path: PATH,
  changeMethod: 'PUT',
  create: post,
  update: { title: 'Dry days', slug: 'dry-days', content: '<p>Sun.</p>', tags: ['sun'], readTime: 7, featured: true },
  required: ['title', 'slug', 'content'],
  invalid: [
    ['a blank title', { title: '  ' }, 'title'],
    ['a title of 201 characters', { title: 't'.repeat(201) }, 'title'],
    ['an empty slug', { slug: '' }, 'slug'],
    ['capitals in a slug', { slug: 'Monsoon' }, 'slug'],
    ['a path as slug', { slug: '../admin' }, 'slug'],
    ['two dashes in a slug', { slug: 'a--b' }, 'slug'],
    ['a slug of 121 characters', { slug: 's'.repeat(121) }, 'slug'],
    ['no content', { content: '' }, 'content'],
    ['content that is nothing but a script', { content: '<script>alert(1)</script>' }, 'content'],
    ['content of 200,001 characters', { content: 'c'.repeat(200_001) }, 'content'],
    ['a javascript: picture', { featuredImage: 'javascript:alert(1)' }, 'featuredImage'],
    ['an unknown status', { status: 'hidden' }, 'status'],
    ['tags that are a text', { tags: 'a,b' }, 'tags'],
    ['21 tags', { tags: Array.from({ length: 21 }, (_, index) => `t${index}`) }, 'tags'],
    ['an empty tag', { tags: [' '] }, 'tags'],
    ['a tag without a visible character', { tags: ['\u200b'] }, 'tags'],
    ['a tag that is a number', { tags: [5] }, 'tags'],
    ['a read time of 0', { readTime: 0 }, 'readTime'],
    ['half a character', { title: 'a\ud800b' }, 'title'],
  ],
});

describe('POST /api/blog-posts', () => {
  it('stores every tag on one line, without hidden characters, and once', async () => {
    expect(await add({ tags: ['rain\nand sun', 'rain\u200b and sun', ' tea '] })).toMatchObject({
      tags: ['rain and sun', 'tea'],
    });
  });

  it('fills in the defaults and names the team as author', async () => {
    await callAsAdmin(content(), 'POST', '/api/admin/site-settings', {
      body: { key: 'site_name', value: 'Vennela Grove' },
    });

    expect(await add()).toMatchObject({
      author: 'Vennela Grove Team',
      status: 'draft',
      tags: [],
      readTime: 5,
      viewCount: 0,
      featured: false,
      publishedAt: null,
      excerpt: null,
      version: 1,
    });
  });

  it('stores the text without scripts or event handlers', async () => {
    const { slug } = await publish({
      content: '<p onmouseover="alert(1)">Hi</p><script>alert(1)</script><a href="javascript:alert(1)">x</a>',
    });

    expect((await visit(slug)).body.content).toBe('<p>Hi</p><a>x</a>');
  });

  it('stores one of twenty concurrent posts with the same slug', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => callAsAdmin<Problem>(content(), 'POST', PATH, { body: post })),
    );

    const refused = responses.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(19);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['slug-taken']));
    expect((await callAsAdmin<BlogPostView[]>(content(), 'GET', PATH)).body).toHaveLength(1);
  });
});

describe('GET /api/blog-posts', () => {
  it('returns only published posts without their texts to everyone', async () => {
    await add({ slug: 'draft' });
    await add({ slug: 'archived', status: 'archived' });
    const { id } = await publish({ slug: 'published' });

    const { body, headers } = await list();

    expect(body.map((entry) => entry.id)).toEqual([id]);
    expect(body[0]).not.toHaveProperty('content');
    expect(headers['x-total-count']).toBe('1');
  });

  it('returns every post with its text, newest first, to an admin', async () => {
    await add({ slug: 'draft' });
    await publish({ slug: 'published' });

    const { body } = await callAsAdmin<BlogPostView[]>(content(), 'GET', PATH);

    expect(body.map(({ slug, content: text }) => [slug, text])).toEqual([
      ['published', post.content],
      ['draft', post.content],
    ]);
  });

  it('returns every post without its text to an admin who prefers a minimal response', async () => {
    await add({ slug: 'draft' });
    await publish({ slug: 'published' });
    const headers = { prefer: 'return=minimal' };

    const { body, headers: sent } = await callAsAdmin<BlogPostSummary[]>(content(), 'GET', PATH, { headers });

    expect(body.map(({ slug, status }) => [slug, status])).toEqual([
      ['published', 'published'],
      ['draft', 'draft'],
    ]);
    for (const entry of body) expect(entry).not.toHaveProperty('content');
    expect(sent).toMatchObject({ 'preference-applied': 'return=minimal', 'x-total-count': '2' });
  });

  it('is sorted as the query says, drafts and published posts alike', async () => {
    await add({ slug: 'lake', title: 'Lake' });
    await publish({ slug: 'farm', title: 'Farm' });
    const slugs = async (query: string) => {
      const { body } = await callAsAdmin<BlogPostView[]>(content(), 'GET', PATH + query);
      return body.map(({ slug }) => slug);
    };

    expect(await slugs('?sort=title')).toEqual(['farm', 'lake']);
    expect(await slugs('?sort=-title')).toEqual(['lake', 'farm']);
    expect(await slugs('?sort=createdAt')).toEqual(['lake', 'farm']);
    expect((await callAsAdmin(content(), 'GET', `${PATH}?sort=content`)).status).toBe(400);
  });

  it('is sorted by featured, then by the time of publication', async () => {
    await publish({ slug: 'oldest', featured: true });
    await publish({ slug: 'middle' });
    await publish({ slug: 'newest' });
    await publish({ slug: 'latest', featured: true });

    const slugs = (await list('?sort=-featured')).body.map(({ slug }) => slug);

    expect(slugs).toEqual(['latest', 'oldest', 'newest', 'middle']);
  });

  it.each([
    ['?ids=1,3', ['c', 'a']],
    ['?ids=1&ids=2', ['b', 'a']],
    ['?ids=2,900', ['b']],
    ['?ids=', ['c', 'b', 'a']],
    ['?tag=rain', ['b']],
    ['?q=DRY', ['c']],
    ['?q=%25', []],
    ['?page=2&pageSize=1', ['b']],
    ['?status=draft', ['c', 'b', 'a']],
  ])('is filtered by %s', async (query, slugs) => {
    await publish({ slug: 'a' });
    await publish({ slug: 'b', tags: ['rain'] });
    await publish({ slug: 'c', excerpt: 'A dry day' });

    expect((await list(query)).body.map(({ slug }) => slug)).toEqual(slugs);
  });

  it.each([
    '?page=0',
    '?pageSize=201',
    '?status=hidden',
    '?tag=a&tag=b',
    '?ids=0',
    '?ids=1,x',
    '?ids=2147483648',
    `?ids=${Array.from({ length: 101 }, (_, index) => index + 1).join(',')}`,
  ])('returns 400 for %s', async (query) => {
    expect((await list(query)).status).toBe(400);
  });

  it('returns 401 for a token that is not valid', async () => {
    const { status } = await call(content(), 'GET', PATH, { headers: { authorization: 'Bearer a.b.c' } });

    expect(status).toBe(401);
  });
});

describe('GET /api/blog-posts/{slug}', () => {
  it.each(['draft', 'archived'])('returns 404 for a post that is %s, and 200 for an admin', async (status) => {
    const { slug } = await add({ status });

    expect((await visit(slug)).status).toBe(404);
    expect((await callAsAdmin(content(), 'GET', `${PATH}/${slug}`)).status).toBe(200);
  });

  it('returns 301 for a slug that a published post had before, over several changes', async () => {
    const { id } = await publish({ slug: 'first' });
    await change(id, { slug: 'second' });
    await change(id, { slug: 'third' });

    for (const old of ['first', 'second']) {
      const { status, headers, body } = await visit(old);
      expect({ status, location: headers.location, body }).toEqual({
        status: 301,
        location: '/api/blog-posts/third',
        body: { slug: 'third' },
      });
    }
    expect((await visit('third')).status).toBe(200);
  });

  it('returns the post itself when it gets its old slug back, and 404 once it is no longer published', async () => {
    const { id } = await publish({ slug: 'first' });
    await change(id, { slug: 'second' });
    await change(id, { slug: 'first' });
    expect([(await visit('first')).status, (await visit('second')).status]).toEqual([200, 301]);

    await change(id, { status: 'draft' });

    expect([(await visit('first')).status, (await visit('second')).status]).toEqual([404, 404]);
  });

  it('does not redirect from a slug that a post had only before it was published', async () => {
    const { id } = await add({ slug: 'mon' });
    await change(id, { slug: 'monsoon', status: 'published' });

    expect([(await visit('mon')).status, (await visit('monsoon')).status]).toEqual([404, 200]);
  });

  it('keeps the redirect from an old slug while only a draft has taken it', async () => {
    const { id } = await publish({ slug: 'first' });
    await change(id, { slug: 'second' });

    const draft = await add({ slug: 'first' });

    expect((await visit('first')).headers.location).toBe('/api/blog-posts/second');
    await change(draft.id, { status: 'published' });
    expect((await visit('first')).status).toBe(200);
  });

  it('keeps the redirect from an old slug that another post had while it was a draft again', async () => {
    const { id } = await publish({ slug: 'first' });
    await change(id, { slug: 'second' });
    const other = await publish({ slug: 'other' });

    await change(other.id, { slug: 'first', status: 'draft' });
    await change(other.id, { slug: 'another', status: 'published' });

    expect((await visit('first')).headers.location).toBe('/api/blog-posts/second');
    expect((await visit('other')).headers.location).toBe('/api/blog-posts/another');
  });

  it('returns a new post that has taken an old slug, also after it is deleted', async () => {
    const { id } = await publish({ slug: 'first' });
    await change(id, { slug: 'second' });
    const taken = await publish({ slug: 'first', title: 'New' });
    expect((await visit('first')).body.title).toBe('New');

    await callAsAdmin(content(), 'DELETE', `${PATH}/${taken.id}`);

    expect((await visit('first')).status).toBe(404);
  });
});

describe('GET /api/blog-posts/{slug}/related', () => {
  const related = (slug: string) => call<BlogPostSummary[]>(content(), 'GET', `${PATH}/${slug}/related`);

  it('returns three other published posts, those with most shared tags first, then the newest', async () => {
    await publish({ slug: 'both', tags: ['a', 'b', 'c'] });
    await publish({ slug: 'old' });
    await publish({ slug: 'this', tags: ['a', 'b'] });
    await publish({ slug: 'one', tags: ['b'] });
    await publish({ slug: 'new' });
    await add({ slug: 'draft', tags: ['a', 'b'] });

    const { body } = await related('this');

    expect(body.map(({ slug }) => slug)).toEqual(['both', 'one', 'new']);
    for (const entry of body) expect(entry).not.toHaveProperty('content');
  });

  it('returns the newest posts for a post without tags, and none when it is the only one', async () => {
    await publish({ slug: 'this' });
    expect((await related('this')).body).toEqual([]);
    await publish({ slug: 'old', tags: ['a'] });
    await publish({ slug: 'new' });

    expect((await related('this')).body.map(({ slug }) => slug)).toEqual(['new', 'old']);
  });

  it('returns 404 for a draft and for an unknown slug', async () => {
    await add({ slug: 'draft' });

    expect([(await related('draft')).status, (await related('unknown')).status]).toEqual([404, 404]);
  });
});

describe('GET /api/blog-tags', () => {
  const tags = () => call<string[]>(content(), 'GET', '/api/blog-tags');

  it('returns the tags of published posts, the most used first, then those of the newest post in their order', async () => {
    await publish({ slug: 'a', tags: ['old', 'pool'] });
    await publish({ slug: 'b', tags: ['rain', 'pool', 'dogs'] });
    await add({ slug: 'draft', tags: ['old', 'secret'] });

    expect((await tags()).body).toEqual(['pool', 'rain', 'dogs', 'old']);
  });

  it('returns no tags without posts', async () => {
    expect((await tags()).body).toEqual([]);
  });
});

describe('GET /api/admin/blog-posts/summary', () => {
  const PATH_OF_SUMMARY = '/api/admin/blog-posts/summary';

  it('returns the number of posts of each status', async () => {
    await add({ slug: 'a' });
    await add({ slug: 'b' });
    await publish({ slug: 'c' });

    const { body } = await callAsAdmin(content(), 'GET', PATH_OF_SUMMARY);

    expect(body).toEqual({ byStatus: { draft: 2, published: 1, archived: 0 } });
  });

  it('returns the number of posts that match a search, of each status', async () => {
    await add({ slug: 'rain-draft', title: 'Dry' });
    await publish({ slug: 'other', title: 'Rain' });
    await publish({ slug: 'sun', title: 'Sun' });

    const { body } = await callAsAdmin(content(), 'GET', `${PATH_OF_SUMMARY}?q=rain`);

    expect(body).toEqual({ byStatus: { draft: 1, published: 1, archived: 0 } });
  });

  it('returns 401 without a token', async () => {
    expect((await call(content(), 'GET', PATH_OF_SUMMARY)).status).toBe(401);
  });
});

describe('PUT /api/blog-posts/{id}', () => {
  it('keeps the day of the first publication', async () => {
    const { id } = await add();
    const first = (await change(id, { status: 'published' })).body.publishedAt;
    await change(id, { status: 'draft' });

    const again = await change(id, { status: 'published', slug: 'again' });

    expect(first).toEqual(expect.any(String));
    expect(again.body.publishedAt).toBe(first);
  });

  it('keeps the fields that are left out', async () => {
    const created = await publish({ excerpt: 'Short', tags: ['rain'] });

    const { body } = await change(created.id, { title: 'Other' });

    expect(body).toEqual({ ...created, title: 'Other', version: 2, updatedAt: expect.any(String) });
  });

  it.each([null, '', '  '])('replaces the author by the name of the team for %j', async (author) => {
    await callAsAdmin(content(), 'POST', '/api/admin/site-settings', {
      body: { key: 'site_name', value: 'Vennela Grove' },
    });
    const { id } = await add({ author: 'Anu' });

    const { status, body } = await change(id, { author });

    expect([status, body.author]).toEqual([200, 'Vennela Grove Team']);
  });

  it('returns 409 edited-elsewhere with the stored post when it was changed since it was read', async () => {
    const { id, version } = await add();
    const [first, second] = await Promise.all([
      change(id, { content: '<p>One</p>', version }),
      change(id, { content: '<p>Two</p>', version }),
    ]);

    const [kept, refused] = first.status === 200 ? [first, second] : [second, first];
    expect(kept.body).toMatchObject({ version: version + 1 });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'edited-elsewhere', current: { content: kept.body.content, version: version + 1 } },
    });
  });

  it('returns 409 slug-taken for the slug of another post and leaves no redirect', async () => {
    await publish({ slug: 'taken' });
    const { id, slug } = await publish({ slug: 'own' });

    const { status, body } = await change(id, { slug: 'taken' });

    expect([status, body.code]).toEqual([409, 'slug-taken']);
    expect((await visit(slug)).status).toBe(200);
  });
});

it('every change of a post publishes content.changed', async () => {
  const { id } = await add();
  await change(id, { slug: 'new-slug' });
  await callAsAdmin(content(), 'DELETE', `${PATH}/${id}`);

  expect(await eventsOf(content(), 'content.changed')).toEqual([
    { kind: 'blog-post', key: 'monsoon-mornings' },
    { kind: 'blog-post', key: 'new-slug' },
    { kind: 'blog-post', key: 'new-slug' },
  ]);
});

describe('GET /blog/rss.xml', () => {
  it('returns published posts as RSS with absolute addresses and escaped texts', async () => {
    await add({ slug: 'draft', title: 'Secret' });
    await publish({ title: 'Tea & <script>', excerpt: 'One\u0001 ]]> two', tags: ['a&b'] });

    const response = await content().app.inject({ method: 'GET', url: '/blog/rss.xml' });

    expect(response.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(response.payload).toContain('<title>Tea &amp; &lt;script&gt;</title>');
    expect(response.payload).toContain('<link>https://farm.example/blog/monsoon-mornings</link>');
    expect(response.payload).toContain('<description>One ]]&gt; two</description>');
    expect(response.payload).toContain('<category>a&amp;b</category>');
    expect(response.payload).toMatch(/<pubDate>\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT<\/pubDate>/);
    expect(response.payload).not.toContain('Secret');
  });

  it('identifies a post by its id, also after its slug has changed', async () => {
    const { id } = await publish({ slug: 'first' });
    const guid = `<guid isPermaLink="false">https://farm.example/blog#${id}</guid>`;
    const feed = async () => (await content().app.inject({ method: 'GET', url: '/blog/rss.xml' })).payload;
    expect(await feed()).toContain(guid);

    await change(id, { slug: 'second' });

    expect(await feed()).toContain(`<link>https://farm.example/blog/second</link>${guid}`);
  });

  it('identifies a post from before by the slug that it had then, and returns that nowhere else', async () => {
    const { id } = await publish({ slug: 'first' });
    await content().app.get(DataSource).query('UPDATE blog_posts SET guid_slug = slug WHERE id = $1', [id]);

    expect((await change(id, { slug: 'second' })).body).not.toHaveProperty('guidSlug');

    const { payload } = await content().app.inject({ method: 'GET', url: '/blog/rss.xml' });
    expect(payload).toContain('<guid isPermaLink="false">https://farm.example/blog/first</guid>');
  });
});
