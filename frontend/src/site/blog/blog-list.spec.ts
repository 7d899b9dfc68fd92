import { describe, expect, it } from '@jest/globals';
import type { BlogPostSummary } from '@farmhouse/contracts/content/blog';
import { blogPageOf, blogPath, pageNumber, POSTS_PER_PAGE, relatedPosts } from './blog-list.ts';

const post = (slug: string, tags: string[] = [], featured = false): BlogPostSummary => ({
  id: 1,
  title: slug,
  slug,
  excerpt: null,
  featuredImage: null,
  author: 'Us',
  status: 'published',
  tags,
  metaTitle: null,
  metaDescription: null,
  readTime: 5,
  viewCount: 0,
  featured,
  publishedAt: '2026-11-01T00:00:00.000Z',
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
});
const slugs = (posts: { slug: string }[]) => posts.map(({ slug }) => slug);

describe('blogPageOf', () => {
  it('lists featured posts first and keeps the order of the others', () => {
    const posts = [post('newest'), post('middle'), post('oldest', [], true)];

    expect(slugs(blogPageOf(posts, { tag: null, page: 1 }).posts)).toEqual(['oldest', 'newest', 'middle']);
  });

  it('lists the posts of a tag, and the tags of all posts, most used first', () => {
    const posts = [post('a', ['pool']), post('b', ['rain', 'pool']), post('c', ['dogs'])];

    expect(blogPageOf(posts, { tag: 'rain', page: 1 })).toMatchObject({
      posts: [{ slug: 'b' }],
      pages: 1,
      tags: ['pool', 'rain', 'dogs'],
    });
  });

  it('splits the posts into pages', () => {
    const posts = Array.from({ length: POSTS_PER_PAGE + 1 }, (_, index) => post(`post-${index}`));

    expect(blogPageOf(posts, { tag: null, page: 2 })).toMatchObject({
      posts: [{ slug: `post-${POSTS_PER_PAGE}` }],
      pages: 2,
    });
  });

  it('returns one empty page when there are no posts', () => {
    expect(blogPageOf([], { tag: null, page: 1 })).toEqual({ posts: [], pages: 1, tags: [] });
  });
});

describe('relatedPosts', () => {
  it('lists at most three other posts, those with most shared tags first', () => {
    const posts = [post('new'), post('one', ['a']), post('this', ['a', 'b']), post('two', ['a', 'b']), post('old')];

    expect(slugs(relatedPosts(posts, 'this'))).toEqual(['two', 'one', 'new']);
  });
});

describe('pageNumber', () => {
  it.each([
    [null, 1],
    ['2', 2],
    ['0', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['two', undefined],
    ['99999', undefined],
  ])('returns for the query parameter %j the page %s', (text, page) => {
    expect(pageNumber(text)).toBe(page);
  });
});

describe('blogPath', () => {
  it.each([
    [{ tag: null, page: 1 }, '/blog'],
    [{ tag: null, page: 2 }, '/blog?page=2'],
    [{ tag: 'day trips', page: 2 }, '/blog?tag=day+trips&page=2'],
  ])('returns for %j the path %s', (params, path) => {
    expect(blogPath(params)).toBe(path);
  });
});
