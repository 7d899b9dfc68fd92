import type { SortBy } from '../text/sort.ts';

export const BLOG_STATUSES = ['draft', 'published', 'archived'] as const;
export type BlogStatus = (typeof BLOG_STATUSES)[number];

export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const SLUG_MAX_LENGTH = 120;
export const BLOG_TITLE_MAX_LENGTH = 200;
export const BLOG_EXCERPT_MAX_LENGTH = 500;
/** Characters of HTML. */
export const BLOG_CONTENT_MAX_LENGTH = 200_000;
export const BLOG_AUTHOR_MAX_LENGTH = 100;
export const META_TITLE_MAX_LENGTH = 200;
export const META_DESCRIPTION_MAX_LENGTH = 500;
export const TAG_MAX_LENGTH = 50;
export const MAX_TAGS = 20;
/** Minutes. Rule: figures of the dashboard. */
export const DEFAULT_READ_TIME = 5;
export const MAX_READ_TIME = 600;

/**
 * Value of the request header `Prefer` with which an admin's list, too, leaves out the texts of the posts (RFC 7240);
 * without it, the list has them, as specified.
 */
export const POST_SUMMARIES = 'return=minimal';

/** A post in a list without texts. */
export interface BlogPostSummary {
  id: number;
  title: string;
  slug: string;
  excerpt: string | null;
  featuredImage: string | null;
  author: string;
  status: BlogStatus;
  tags: string[];
  metaTitle: string | null;
  metaDescription: string | null;
  /** Minutes. */
  readTime: number;
  viewCount: number;
  featured: boolean;
  /** When it was first published. */
  publishedAt: string | null;
  createdAt: string;
  updatedAt: string;
}

/** A post with its text. */
export interface BlogPostView extends BlogPostSummary {
  /** Sanitised HTML. */
  content: string;
  /** Incremented by every edit; sent back with a change, it shows whether another admin has edited in the meantime. */
  version: number;
}

/**
 * What the owner sends; absent fields have their default, or stay unchanged in a change. A null author becomes the
 * team's name.
 */
export interface SaveBlogPost {
  title: string;
  slug: string;
  content: string;
  excerpt?: string | null;
  featuredImage?: string | null;
  author?: string | null;
  status?: BlogStatus;
  tags?: string[];
  metaTitle?: string | null;
  metaDescription?: string | null;
  readTime?: number;
  featured?: boolean;
}

/** With a `version` that is no longer the stored one, a change is refused with 409 `edited-elsewhere`. */
export interface ChangeBlogPost extends Partial<SaveBlogPost> {
  version?: number;
}

/** Beside the 409: what is stored now, so that the editor can show both texts. */
export interface EditedElsewhere {
  current: BlogPostView;
}

/** The most recently published is first, or last, among equally `featured` posts. */
export const BLOG_SORTS = [
  'createdAt',
  'updatedAt',
  'publishedAt',
  'title',
  'viewCount',
  'status',
  'featured',
] as const;
export type BlogSort = SortBy<(typeof BLOG_SORTS)[number]>;

/** Query of the list. Without parameters: the newest 1,000. */
export interface BlogListQuery {
  /** Part of the title, the excerpt or the slug, in any case. */
  q?: string;
  /** For admins; everyone else sees published posts only. */
  status?: BlogStatus;
  tag?: string;
  /** Only the posts with these ids; unknown ones are ignored. */
  ids?: number[];
  sort?: BlogSort;
  page?: number;
  pageSize?: number;
}

export const MAX_BLOG_IDS = 100;

/** Counts over all posts, or those that match a search. */
export interface BlogSummary {
  byStatus: Record<BlogStatus, number>;
}

/** Body of the 301 that an old slug answers; `Location` leads to the post's API path. */
export interface MovedPost {
  slug: string;
}
