import { formatDay } from '@farmhouse/contracts/text/dates';
import { istDate } from '@farmhouse/contracts/bookings/stay';
import type { BlogCard } from './blog-list.ts';

/** Who wrote a post, when it was published and how long it takes to read. */
export function PostFacts({ post }: { post: Pick<BlogCard, 'author' | 'publishedAt' | 'readTime'> }) {
  const { author, publishedAt, readTime } = post;
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-quiet">
      <span>{author}</span>
      {publishedAt && <time dateTime={publishedAt}>{formatDay(istDate(new Date(publishedAt)))}</time>}
      <span>{readTime} min read</span>
    </p>
  );
}
