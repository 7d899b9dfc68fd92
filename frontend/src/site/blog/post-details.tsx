import { formatDay } from '@farmhouse/contracts/text/dates';
import { istDate } from '@farmhouse/contracts/timing/ist';
import type { BlogCard } from './blog-list.ts';

/** Author, date and reading time of a post. */
export function PostDetails({ post }: { post: Pick<BlogCard, 'author' | 'publishedAt' | 'readTime'> }) {
  const { author, publishedAt, readTime } = post;
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-quiet">
      <span>{author}</span>
      {publishedAt && <time dateTime={publishedAt}>{formatDay(istDate(new Date(publishedAt)))}</time>}
      <span>{readTime} min read</span>
    </p>
  );
}
