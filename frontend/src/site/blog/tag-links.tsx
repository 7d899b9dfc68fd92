import { Link } from 'react-router-dom';
import { blogPath } from './blog-list.ts';

interface TagLinksProps {
  tags: readonly string[];
  /** The tag whose posts are shown; null for all. */
  current: string | null;
}

/** Links to all posts and to those of each tag. */
export function TagLinks({ tags, current }: TagLinksProps) {
  if (tags.length === 0) return null;
  return (
    <nav aria-label="Tags" className="mt-6">
      <ul className="flex flex-wrap gap-2">
        {[null, ...tags].map((tag) => (
          <li key={tag ?? ''}>
            <Link
              to={blogPath({ tag, page: 1 })}
              aria-current={tag === current ? 'page' : undefined}
              className={`inline-flex min-h-11 min-w-11 items-center justify-center rounded-full border px-4 font-medium no-underline ${tag === current ? 'border-garden bg-garden text-white' : 'border-line bg-surface hover:border-garden'}`}
            >
              {tag ?? 'All posts'}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
