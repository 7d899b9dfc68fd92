import { GALLERY_CATEGORIES } from '@farmhouse/contracts/catalogue/gallery';
import type { GalleryPicture } from '../../shared/pictures/picture-files.ts';
import { Chip, ChipRow } from '../ui/chip-row.tsx';
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
    <ChipRow label="Categories">
      <Chip to="/gallery" name="All" count={pictures.length} isCurrent={current === null} />
      {counted
        .filter(({ count }) => count > 0)
        .map(({ category, count }) => (
          <Chip
            key={category}
            to={`/gallery?category=${category}`}
            name={CATEGORY_NAMES[category]}
            count={count}
            isCurrent={current === category}
          />
        ))}
    </ChipRow>
  );
}
