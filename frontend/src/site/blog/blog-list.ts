import type { BlogPostSummary } from '@farmhouse/contracts/content/blog';
import type { Page } from '../../shared/api/page.ts';

/** The fields of a post that its card shows. */
export type BlogCard = Pick<
  BlogPostSummary,
  'slug' | 'title' | 'excerpt' | 'featuredImage' | 'author' | 'tags' | 'readTime' | 'featured' | 'publishedAt'
>;

/** One page of the list of all posts, or of the posts with a tag. */
export interface BlogPage {
  posts: BlogCard[];
  /** At least 1. */
  pages: number;
}

export interface BlogListParams {
  tag: string | null;
  /** From 1. */
  page: number;
}

export const POSTS_PER_PAGE = 9;

/** A page as it is shown, from the service's response. */
export function blogPageOf({ items, total }: Page<BlogPostSummary>): BlogPage {
  return { posts: items.map(cardOf), pages: Math.max(1, Math.ceil(total / POSTS_PER_PAGE)) };
}

/** The page number in the query; 1 when there is none, undefined when it is invalid. */
export function pageNumber(text: string | null): number | undefined {
  if (text === null) return 1;
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
}

/** Path and query of one page of the blog's list. */
export function blogPath({ tag, page }: BlogListParams): string {
  const given = { ...(tag === null ? {} : { tag }), ...(page > 1 ? { page: String(page) } : {}) };
  const search = new URLSearchParams(given).toString();
  return search ? `/blog?${search}` : '/blog';
}

/** The fields of a post that its card shows, and no others, which would make each page longer. */
export function cardOf(post: BlogPostSummary): BlogCard {
  const { slug, title, excerpt, featuredImage, author, tags, readTime, featured, publishedAt } = post;
  return { slug, title, excerpt, featuredImage, author, tags, readTime, featured, publishedAt };
}
