import type { BlogPostView } from '@farmhouse/contracts/content/blog';

const PREFIX = 'blog-post/';

/** Draft subject of a stored post, or of a new one. */
export function postSubject(post: Partial<Pick<BlogPostView, 'id'>> | undefined): string {
  return `${PREFIX}${post?.id ?? 'new'}`;
}

/** Id of the stored post that a draft's subject names; undefined for a new post and for other subjects. */
export function postIdOf(subject: string): number | undefined {
  const id = subject.startsWith(PREFIX) ? Number(subject.slice(PREFIX.length)) : NaN;
  return Number.isInteger(id) && id > 0 ? id : undefined;
}
