import { describe, expect, it } from '@jest/globals';
import type { BlogPostView } from '@farmhouse/contracts/content/blog';
import { addDays, istDate, istInstant } from '@farmhouse/contracts/timing/ist';
import { RedisConnection } from '@farmhouse/platform/redis/redis.connection';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { DataSource } from 'typeorm';
import { useContent } from '../testing/use-content.ts';
import { BlogReadingService } from './blog-reading.service.ts';
import { PostViews } from './post-views.ts';

const PATH = '/api/blog-posts';
const content = useContent();

async function publish(): Promise<BlogPostView> {
  const post = { title: 'Monsoon mornings', slug: 'monsoon-mornings', content: '<p>Rain.</p>', status: 'published' };
  return (await callAsAdmin<BlogPostView>(content(), 'POST', PATH, { body: post })).body;
}
const visit = (slug: string, address: string, agent = 'Firefox') =>
  call<BlogPostView>(content(), 'GET', `${PATH}/${slug}`, { headers: { 'x-real-ip': address, 'user-agent': agent } });

describe('the views of a post', () => {
  it('are counted once per visitor, and not for admins or the site’s own reads', async () => {
    const { slug, version, updatedAt } = await publish();

    await visit(slug, '198.51.100.1');
    await visit(slug, '198.51.100.1');
    await visit(slug, '198.51.100.2');
    await visit(slug, '198.51.100.2', 'Chrome');
    await call(content(), 'GET', `${PATH}/${slug}`);
    const read = () =>
      callAsAdmin<BlogPostView>(content(), 'GET', `${PATH}/${slug}`, {
        headers: { 'x-real-ip': '203.0.113.9', authorization: content().identity.bearer() },
      });

    await eventually(async () => expect((await read()).body).toMatchObject({ viewCount: 3, version, updatedAt }));
  });

  it('are limited to 2,000 visitors a day, so that invented ones cannot fill the memory', async () => {
    const { id, slug } = await publish();
    const { redis } = content().app.get(RedisConnection, { strict: false });
    // earlier specs had posts with the same id
    await redis.del(...(await redis.keys('views:*')), 'views');
    const count = (network: string) => content().app.get(PostViews).count(id, { network, userAgent: 'Firefox' });
    await count('198.51.100.1');
    const views = async () => (await callAsAdmin<BlogPostView>(content(), 'GET', `${PATH}/${slug}`)).body.viewCount;
    expect(await views()).toBe(1);
    const [key = ''] = await redis.keys(`views:${id}:*`);
    await redis.sadd(key, ...Array.from({ length: 1_999 }, (_, n) => `visitor-${n}`));

    await count('198.51.100.2');

    expect(await redis.scard(key)).toBe(2_000);
    expect(await views()).toBe(1);
  });

  it('are told apart by hashes that nobody can compute again after the end of the next day', async () => {
    const { id } = await publish();
    const { redis } = content().app.get(RedisConnection, { strict: false });
    const count = () => content().app.get(PostViews).count(id, { network: '198.51.100.1', userAgent: 'Firefox' });
    const visitors = async () => redis.smembers((await redis.keys(`views:${id}:*`))[0] ?? '');
    await redis.del(...(await redis.keys('views:*')), 'views');

    await count();
    await count();
    const first = await visitors();
    const ends = await Promise.all((await redis.keys('views:*')).map((key) => redis.expiretime(key)));
    await redis.del(...(await redis.keys('views:*')));
    await count();

    expect(first).toHaveLength(1);
    expect(await visitors()).not.toEqual(first);
    const end = istInstant(addDays(istDate(new Date()), 2), '00:00').getTime() / 1000;
    expect(ends).toEqual([end, end]);
  });

  it('do not delay the answer while Redis does not answer', async () => {
    const { id, slug } = await publish();
    const never = { count: () => new Promise<void>(() => undefined) } as unknown as PostViews;
    const reading = new BlogReadingService(content().app.get(DataSource), never);

    const visitor = { network: '198.51.100.1', userAgent: 'Firefox' };

    expect(await reading.read(slug, { isAdmin: false, visitor })).toMatchObject({ post: { id } });
  });
});
