import type { BlogPostView } from '@farmhouse/contracts/content/blog';

/** Structured data of a post; `documentHead` makes the paths absolute and adds the breadcrumbs. */
export function postStructuredData(post: BlogPostView): object[] {
  const path = `/blog/${post.slug}`;
  return [
    {
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.metaDescription ?? post.excerpt ?? undefined,
      url: path,
      mainEntityOfPage: path,
      image: post.featuredImage ?? undefined,
      author: { '@type': 'Person', name: post.author },
      publisher: { '@id': '/#business' },
      datePublished: post.publishedAt ?? undefined,
      dateModified: post.updatedAt,
      keywords: post.tags.join(', ') || undefined,
      timeRequired: `PT${post.readTime}M`,
    },
  ];
}
