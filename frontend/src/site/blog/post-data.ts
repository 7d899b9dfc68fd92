import type { BlogPostView } from '@farmhouse/contracts/content/blog';

/** Structured data of a post and its breadcrumbs; `documentHead` makes the paths absolute. */
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
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        ['Home', '/'],
        ['Blog', '/blog'],
        [post.title, path],
      ].map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
    },
  ];
}
