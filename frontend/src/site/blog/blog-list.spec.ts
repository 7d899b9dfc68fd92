import { describe, expect, it } from '@jest/globals';
import type { BlogPostSummary } from '@farmhouse/contracts/content/blog';
import { blogPageOf, blogPath, pageNumber, POSTS_PER_PAGE } from './blog-list.ts';

const post = (slug: string): BlogPostSummary => ({
  id: 1,
  title: slug,
  slug,
  excerpt: null,
  featuredImage: null,
  author: 'Us',
  status: 'published',
  tags: [],
  metaTitle: null,
  metaDescription: null,
  readTime: 5,
  viewCount: 0,
  featured: false,
  publishedAt: '2026-11-01T00:00:00.000Z',
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
});

describe('blogPageOf', () => {
  it('counts the pages of all posts, of which the response has one page', () => {
    const page = { items: [post('last')], total: 2 * POSTS_PER_PAGE + 1 };

    expect(blogPageOf(page)).toMatchObject({ posts: [{ slug: 'last' }], pages: 3 });
  });

  it('returns one empty page when there are no posts', () => {
    expect(blogPageOf({ items: [], total: 0 })).toEqual({ posts: [], pages: 1 });
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
