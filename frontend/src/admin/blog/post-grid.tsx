import type { ReactNode } from 'react';
import { istDate } from '@farmhouse/contracts/timing/ist';
import type { BlogPostSummary } from '@farmhouse/contracts/content/blog';
import { formatNumber } from '@farmhouse/contracts/text/count';
import { isSafeUrl } from '@farmhouse/contracts/text/url';
import { formatDay } from '@farmhouse/contracts/text/dates';
import { Badge } from '../ui/badge.tsx';
import { StatusBadge } from './status.tsx';

interface PostGridProps<Post> {
  posts: readonly Post[];
  actionsOf: (post: Post) => ReactNode;
}

export function PostGrid<Post extends BlogPostSummary>({ posts, actionsOf }: PostGridProps<Post>) {
  return (
    <ul aria-label="Posts" className="grid grid-cols-1 gap-4 wrap-anywhere md:grid-cols-2 xl:grid-cols-3">
      {posts.map((post) => (
        <li key={post.id} className="panel flex flex-col overflow-hidden">
          <PostCard post={post} />
          <div className="mt-auto flex items-center justify-between gap-2 px-4 pb-3">
            {post.status === 'published' ? <PageLink post={post} /> : <span />}
            {actionsOf(post)}
          </div>
        </li>
      ))}
    </ul>
  );
}

function PostCard({ post }: { post: BlogPostSummary }) {
  const { title, excerpt, featuredImage, status, featured, createdAt, readTime, viewCount, author } = post;
  return (
    <>
      {featuredImage && isSafeUrl(featuredImage) && (
        <img src={featuredImage} alt="" loading="lazy" className="aspect-video w-full bg-line object-cover" />
      )}
      <div className="p-4">
        <p className="mb-2 flex flex-wrap gap-2">
          <StatusBadge status={status} />
          {featured && <Badge tone="blue">Featured</Badge>}
        </p>
        <h2 className="text-lg">{title}</h2>
        {excerpt && <p className="mt-1 line-clamp-3 text-sm text-quiet">{excerpt}</p>}
        <p className="figures mt-3 text-sm text-quiet">
          {formatDay(istDate(new Date(createdAt)))} · {readTime} min read · {formatNumber(viewCount)}{' '}
          {viewCount === 1 ? 'view' : 'views'}
        </p>
        <p className="text-sm text-quiet">By {author}</p>
      </div>
    </>
  );
}

function PageLink({ post: { slug, title } }: { post: BlogPostSummary }) {
  return (
    <a
      href={`/blog/${slug}`}
      target="_blank"
      rel="noreferrer"
      aria-label={`Read on the site: ${title}`}
      className="inline-flex min-h-11 items-center text-sm"
    >
      Read on the site
    </a>
  );
}
