import { Link } from 'react-router-dom';
import { GALLERY_CATEGORIES } from '@farmhouse/contracts/catalogue/gallery';
import type { GalleryPicture } from '../../shared/pictures/picture-files.ts';
import { CATEGORY_NAMES } from './categories.ts';

interface CategoryLinksProps {
  pictures: readonly GalleryPicture[];
  /** The category that is shown; null for all. */
  current: string | null;
}

/** Links to all pictures and to every category with pictures, with their numbers. */
export function CategoryLinks({ pictures, current }: CategoryLinksProps) {
  const counted = GALLERY_CATEGORIES.map((category) => ({
    category,
    count: pictures.filter((picture) => picture.category === category).length,
  }));
  return (
    <nav aria-label="Categories" className="mt-8">
      <ul className="flex flex-wrap gap-2">
        <Category to="/gallery" name="All" count={pictures.length} isCurrent={current === null} />
        {counted
          .filter(({ count }) => count > 0)
          .map(({ category, count }) => (
            <Category
              key={category}
              to={`/gallery?category=${category}`}
              name={CATEGORY_NAMES[category]}
              count={count}
              isCurrent={current === category}
            />
          ))}
      </ul>
    </nav>
  );
}

interface CategoryProps {
  to: string;
  name: string;
  count: number;
  isCurrent: boolean;
}

function Category({ to, name, count, isCurrent }: CategoryProps) {
  const colours = isCurrent ? 'border-garden bg-garden text-white' : 'border-line bg-surface hover:border-garden';
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        aria-current={isCurrent ? 'page' : undefined}
        className={`inline-flex min-h-11 items-center gap-2 rounded-full border px-4 font-medium no-underline ${colours}`}
      >
        {name} <span className={`tabular-nums ${isCurrent ? 'text-white/85' : 'text-quiet'}`}>{count}</span>
      </Link>
    </li>
  );
}
