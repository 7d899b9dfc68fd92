import {
  DEFAULT_READ_TIME,
  MAX_READ_TIME,
  SLUG_MAX_LENGTH,
  SLUG_PATTERN,
  type BlogPostView,
  type ChangeBlogPost,
  type SaveBlogPost,
} from '@farmhouse/contracts/content/blog';
import { slugOf } from '@farmhouse/contracts/text/slug';

/** Request body of a post: `version` is the loaded one, so that the server detects an edit conflict. */
export type SavePost = SaveBlogPost & Pick<ChangeBlogPost, 'version'>;

/** The form's values; a cleared number is null. */
export interface PostFields extends Omit<SavePost, 'readTime'> {
  readTime: number | null;
}

export const NEW_POST: Partial<PostFields> = {
  status: 'draft',
  readTime: DEFAULT_READ_TIME,
  featured: false,
  tags: [],
};

/** A post without its version: what is compared to know whether anything is unsaved. */
export type PostBody = Omit<SavePost, 'version'>;

/** The fields of a stored post. */
export function fieldsOf(post: BlogPostView): PostFields {
  const { title, slug, content, excerpt, featuredImage, author, status, tags } = post;
  const { metaTitle, metaDescription, readTime, featured, version } = post;
  const texts = { title, slug, content, excerpt, featuredImage, author, metaTitle, metaDescription };
  return { ...texts, status, tags, readTime, featured, version };
}

const orNull = (text: string | null | undefined): string | null => text?.trim() || null;

/** The request body built from the form's values. Without an author the post gets the team's name. */
export function postOf(fields: PostFields): PostBody {
  const { version: _version, ...values } = fields;
  return {
    ...values,
    excerpt: orNull(fields.excerpt),
    featuredImage: orNull(fields.featuredImage),
    author: orNull(fields.author),
    metaTitle: orNull(fields.metaTitle),
    metaDescription: orNull(fields.metaDescription),
    readTime: fields.readTime ?? DEFAULT_READ_TIME,
  };
}

/**
 * The body with which the input is autosaved: a draft, whatever status is chosen in the form. Undefined while the
 * server would refuse it, because something that a post needs is missing.
 */
export function draftOf(fields: PostFields): PostBody | undefined {
  const { title, slug, content, readTime } = fields;
  const isComplete = [title, slug, content].every((text) => text?.trim());
  const isReadTime = readTime === null || (readTime >= 1 && readTime <= MAX_READ_TIME);
  return isComplete && SLUG_PATTERN.test(slug) && isReadTime ? { ...postOf(fields), status: 'draft' } : undefined;
}

/** The slug of a title, cut to the maximum length. */
export function slugFor(title: string): string {
  return slugOf(title).slice(0, SLUG_MAX_LENGTH).replace(/-$/, '');
}

/** The slug after the title of a new post has changed: derived from the title, unless another one was typed. */
export function slugAfter(slug: string, titleBefore: string, title: string): string {
  return slug === '' || slug === slugFor(titleBefore) ? slugFor(title) : slug;
}
