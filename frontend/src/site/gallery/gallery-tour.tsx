import type { GalleryPicture } from '../../shared/pictures/picture-files.ts';
import { CATEGORY_NAMES } from './categories.ts';
import { galleryGroups } from './gallery-groups.ts';
import { PictureList } from './picture-list.tsx';

/** Number of pictures above the fold, which are not lazy-loaded. */
const EAGER = 3;

interface GalleryTourProps {
  /** In the order of the page: grouped by category. */
  pictures: readonly GalleryPicture[];
  /** True for a walk through the house, one part after the other; false for the pictures of one category. */
  isGrouped: boolean;
  onOpen: (key: string) => void;
  onNear: () => void;
}

export function GalleryTour({ pictures, isGrouped, onOpen, onNear }: GalleryTourProps) {
  const list = { eager: pictures.slice(0, EAGER), onOpen, onNear };
  if (!isGrouped) {
    return (
      <PictureList
        {...list}
        pictures={pictures}
        sizes="(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw"
        className="mt-8 sm:grid-cols-2 lg:grid-cols-3"
      />
    );
  }
  return (
    <div className="mt-10 grid grid-flow-dense gap-x-4 gap-y-10 sm:grid-cols-2">
      {galleryGroups(pictures).map((group) => (
        <section
          key={group.category}
          aria-labelledby={`part-${group.category}`}
          className={group.pictures.length > 1 ? 'sm:col-span-full' : ''}
        >
          <h2 id={`part-${group.category}`} className="mb-4 text-2xl">
            {CATEGORY_NAMES[group.category]}
          </h2>
          <PictureList
            {...list}
            pictures={group.pictures}
            sizes="(min-width: 1280px) 600px, (min-width: 640px) 50vw, 100vw"
            className={columnsOf(group.pictures.length)}
          />
        </section>
      ))}
    </div>
  );
}

/** Two large pictures a row, or three smaller ones if that fills the rows; a single picture is beside another group. */
function columnsOf(count: number): string {
  if (count === 1) return '';
  return count % 3 === 0 ? 'sm:grid-cols-2 lg:grid-cols-3' : 'sm:grid-cols-2';
}
