import type { BlogPostSummary, BlogPostView } from '@farmhouse/contracts/content/blog';
import { isoOrNull } from '@farmhouse/contracts/timing/ist';
import type { BlogPostEntity } from './blog.entity.ts';

export function toBlogPostView({
  guidSlug: _guidSlug,
  publishedAt,
  createdAt,
  updatedAt,
  ...post
}: BlogPostEntity): BlogPostView {
  return {
    ...post,
    publishedAt: isoOrNull(publishedAt),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export function toBlogPostSummary(post: BlogPostEntity): BlogPostSummary {
  const { content: _content, version: _version, ...summary } = toBlogPostView(post);
  return summary;
}
