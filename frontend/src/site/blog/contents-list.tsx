import { Link } from 'react-router-dom';
import type { ContentsEntry } from './post-contents.ts';

/** Links to the headings of a post. */
export function ContentsList({ entries }: { entries: readonly ContentsEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <nav aria-labelledby="contents-title" className="mt-8 rounded-card border border-line bg-surface p-5">
      <h2 id="contents-title" className="font-text text-base font-semibold">
        In this post
      </h2>
      <ol className="mt-1 list-inside list-decimal marker:text-quiet">
        {entries.map(({ id, text }) => (
          <li key={id}>
            <Link to={{ hash: id }} className="inline-flex min-h-11 items-center">
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
