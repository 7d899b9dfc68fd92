import type { BlogPostSummary } from '@farmhouse/contracts/content/blog';

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
  /** The tags of all posts, the most used first. */
  tags: string[];
}

export interface BlogListParams {
  tag: string | null;
  /** From 1. */
  page: number;
}

export const POSTS_PER_PAGE = 9;
const RELATED = 3;

/** Featured posts first, then newest first, which is the order of the service's response. */
export function blogPageOf(posts: readonly BlogPostSummary[], { tag, page }: BlogListParams): BlogPage {
  const matching = tag === null ? posts : posts.filter(({ tags }) => tags.includes(tag));
  const ordered = [...matching.filter(({ featured }) => featured), ...matching.filter(({ featured }) => !featured)];
  return {
    posts: ordered.slice((page - 1) * POSTS_PER_PAGE, page * POSTS_PER_PAGE).map(cardOf),
    pages: Math.max(1, Math.ceil(ordered.length / POSTS_PER_PAGE)),
    tags: tagsOf(posts),
  };
}

/** Other posts, those that share most tags with the given post first, then newest first. */
export function relatedPosts(posts: readonly BlogPostSummary[], slug: string): BlogCard[] {
  const tags = new Set(posts.find((post) => post.slug === slug)?.tags);
  const shared = (post: BlogPostSummary) => post.tags.filter((tag) => tags.has(tag)).length;
  const others = posts.filter((post) => post.slug !== slug);
  return others
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, RELATED)
    .map(cardOf);
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

function tagsOf(posts: readonly BlogPostSummary[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of posts.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([tag]) => tag);
}

function cardOf(post: BlogPostSummary): BlogCard {
  const { slug, title, excerpt, featuredImage, author, tags, readTime, featured, publishedAt } = post;
  return { slug, title, excerpt, featuredImage, author, tags, readTime, featured, publishedAt };
}
