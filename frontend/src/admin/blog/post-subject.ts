import type { BlogPostView } from '@farmhouse/contracts/content/blog';

/** What a draft is about: a stored post, or a new one. */
export function postSubject(post: Pick<BlogPostView, 'id'> | undefined): string {
  return `blog-post/${post?.id ?? 'new'}`;
}
