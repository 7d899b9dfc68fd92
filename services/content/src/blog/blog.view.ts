import type { BlogPostSummary, BlogPostView } from '@farmhouse/contracts/content/blog';
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
    publishedAt: publishedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export function toBlogPostSummary(post: BlogPostEntity): BlogPostSummary {
  const { content: _content, version: _version, ...summary } = toBlogPostView(post);
  return summary;
}
