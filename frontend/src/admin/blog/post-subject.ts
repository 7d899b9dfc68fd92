import type { BlogPostView } from '@farmhouse/contracts/content/blog';

/** Draft subject of a stored post, or of a new one. */
export function postSubject(post: Partial<Pick<BlogPostView, 'id'>> | undefined): string {
  return `blog-post/${post?.id ?? 'new'}`;
}
