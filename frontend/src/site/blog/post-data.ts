import type { BlogPostView } from '@farmhouse/contracts/content/blog';

/** A post and its place on the site as structured data; paths become absolute where they are written. */
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
