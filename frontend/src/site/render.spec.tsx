import { beforeAll, describe, expect, it } from '@jest/globals';
import { redirect } from 'react-router-dom';
import { api } from '../shared/api/api.ts';
import { Layout } from './layout/layout.tsx';
import { PageNotFound } from './page/not-found.ts';
import { missingPage, page } from './page/page-route.tsx';
import type { HeadInput } from './head/head-tags.ts';
import type { PageArgs } from './page/page.ts';
import { SiteRenderer } from './render.tsx';

interface Post {
  slug: string;
  title: string;
}

const { getPost } = api.injectEndpoints({
  endpoints: (build) => ({ getPost: build.query<Post, string>({ query: (slug) => ['blog-posts', slug] }) }),
}).endpoints;

const urls: string[] = [];
const postPage = {
  default: () => <p>The post</p>,
  query: ['category', 'page'],
  head: ({ data }: HeadInput<Post | undefined>) => ({
    title: data?.title ?? 'Blog',
    description: '',
    jsonLd: data && [{ '@type': 'BlogPosting', headline: data.title }],
  }),
  loader: async ({ read, params: { slug = '' }, url }: PageArgs) => {
    urls.push(url.pathname + url.search);
    const post = await read(getPost, slug);
    if (post === null) throw new PageNotFound();
    if (post && post.slug !== slug) return redirect(`/blog/${post.slug}`, 301);
    return post;
  },
};

const ANSWERS: Record<string, () => Response> = {
  '/api/settings': () => Response.json([{ key: 'site_name', value: 'Our House' }]),
  '/api/seo/blog': () => Response.json({ page: 'blog', title: 'Stories' }),
  '/api/blog-posts/new': () => Response.json({ slug: 'new', title: 'Mangoes' }),
  '/api/blog-posts/old': () => Response.json({ slug: 'new', title: 'Mangoes' }),
  '/api/blog-posts/unknown': () => Response.json({ message: 'No such post' }, { status: 404 }),
};
const reads: string[] = [];
const upstream = ((request: Request) => {
  const { pathname } = new URL(request.url);
  reads.push(pathname);
  const response = ANSWERS[pathname];
  return response ? Promise.resolve(response()) : Promise.reject(new Error('refused'));
}) as typeof fetch;

let site: SiteRenderer;
beforeAll(async () => {
  const blog = page('blog/post.page.tsx', () => Promise.resolve(postPage))({ path: '/blog/:slug' });
  site = await SiteRenderer.load('http://site', [{ Component: Layout, children: [blog, missingPage] }]);
});

describe('SiteRenderer.render', () => {
  it('takes title, structured data and status from the loader’s data, and fetches everything once', async () => {
    reads.length = 0;

    const rendered = await site.render('/blog/new', upstream);

    expect(rendered).toMatchObject({
      status: 200,
      head: { title: 'Mangoes', jsonLd: [{ '@type': 'BlogPosting', headline: 'Mangoes' }] },
      markup: expect.stringContaining('The post'),
    });
    expect(reads.sort()).toEqual(['/api/blog-posts/new', '/api/rates', '/api/seo/blog', '/api/settings']);
  });

  it('marks the content of a page for separate hydration from the bars around it', async () => {
    expect(await site.render('/blog/new', upstream)).toMatchObject({
      markup: expect.stringMatching(/<main id="content"[^>]*><!--\$-->/),
    });
  });

  it('reads the search record of the path’s first segment', async () => {
    expect(await site.render('/blog/new', upstream)).toMatchObject({ seo: { page: 'blog', title: 'Stories' } });
  });

  it('seeds the browser with every query result and its argument', async () => {
    expect(await site.render('/blog/new', upstream)).toMatchObject({
      seed: expect.arrayContaining([
        { endpointName: 'getPost', arg: 'new', value: { slug: 'new', title: 'Mangoes' } },
        { endpointName: 'getSettings', arg: undefined, value: [{ key: 'site_name', value: 'Our House' }] },
      ]),
    });
  });

  it.each(['/blog/unknown', '/no/such/page'])(
    'renders the 404 page with status 404 and the settings for %s',
    async (path) => {
      expect(await site.render(path, upstream)).toMatchObject({
        status: 404,
        head: { title: 'Page not found | Our House', noindex: true },
        markup: expect.stringContaining('Page not found'),
      });
    },
  );

  it('seeds a 4xx as null, so that the browser does not fetch again', async () => {
    expect(await site.render('/blog/unknown', upstream)).toMatchObject({
      seed: expect.arrayContaining([{ endpointName: 'getPost', arg: 'unknown', value: null }]),
    });
  });

  it('returns the redirect of the loader', async () => {
    expect(await site.render('/blog/old', upstream)).toEqual({ status: 301, location: '/blog/new' });
  });

  it('renders the page with its fallbacks when the service cannot be reached', async () => {
    expect(await site.render('/blog/unreachable', upstream)).toMatchObject({ status: 200, head: { title: 'Blog' } });
  });
});

describe('SiteRenderer.targetOf', () => {
  it.each([
    ['/blog/new', '', '/blog/new'],
    ['/blog/new', '?page=2&utm_source=x&category=pool', '/blog/new?category=pool&page=2'],
    ['/blog/new', '?category=&token=secret', '/blog/new'],
    ['/BLOG/new', '?page=2', '/blog/new?page=2'],
  ])('returns for %s%s the canonical address %s', (path, search, address) => {
    expect(site.targetOf(path, search).address).toBe(address);
  });

  it('passes only the named query parameters to the loader', async () => {
    urls.length = 0;

    await site.render('/blog/new?category=pool', upstream);

    expect(urls).toEqual(['/blog/new?category=pool']);
  });

  it('returns no canonical address for an unknown path', () => {
    expect(site.targetOf('/no/such/page', '').address).toBeUndefined();
  });
});
