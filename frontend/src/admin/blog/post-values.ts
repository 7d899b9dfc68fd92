import {
  DEFAULT_READ_TIME,
  SLUG_MAX_LENGTH,
  type BlogPostView,
  type ChangeBlogPost,
  type SaveBlogPost,
} from '@farmhouse/contracts/content/blog';
import { slugOf } from '@farmhouse/contracts/text/slug';

/** A post as it is sent: `version` is the one that was loaded, so that a change made elsewhere meanwhile is found. */
export type SavePost = SaveBlogPost & Pick<ChangeBlogPost, 'version'>;

/** What the form holds; a number that was cleared is null. */
export interface PostFields extends Omit<SavePost, 'readTime'> {
  readTime: number | null;
}

/** Source: back-office specification 3 and 5. */
export const NEW_POST: Partial<PostFields> = {
  status: 'draft',
  readTime: DEFAULT_READ_TIME,
  featured: false,
  tags: [],
};

/** The fields of a stored post. */
export function fieldsOf(post: BlogPostView): PostFields {
  const { title, slug, content, excerpt, featuredImage, author, status, tags } = post;
  const { metaTitle, metaDescription, readTime, featured, version } = post;
  const texts = { title, slug, content, excerpt, featuredImage, author, metaTitle, metaDescription };
  return { ...texts, status, tags, readTime, featured, version };
}

const orNull = (text: string | null | undefined): string | null => text?.trim() || null;

/** What the form says, as it is stored. Without an author the team's name stands there. */
export function postOf(fields: PostFields): SavePost {
  return {
    ...fields,
    excerpt: orNull(fields.excerpt),
    featuredImage: orNull(fields.featuredImage),
    author: fields.author?.trim() || undefined,
    metaTitle: orNull(fields.metaTitle),
    metaDescription: orNull(fields.metaDescription),
    readTime: fields.readTime ?? DEFAULT_READ_TIME,
  };
}

/** The slug of a title, no longer than a slug may be. */
export function slugFor(title: string): string {
  return slugOf(title).slice(0, SLUG_MAX_LENGTH).replace(/-$/, '');
}

/**
 * The slug after a new post's title has changed: that of the title, unless somebody has typed another one. Source:
 * back-office specification 4.
 */
export function slugAfter(slug: string, titleBefore: string, title: string): string {
  return slug === '' || slug === slugFor(titleBefore) ? slugFor(title) : slug;
}
