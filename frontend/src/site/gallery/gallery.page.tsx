import { Link, useSearchParams } from 'react-router-dom';
import type { GalleryCategory } from '@farmhouse/contracts/catalogue/gallery';
import { getGallery, useGallery } from '../../shared/catalogue/gallery.api.ts';
import { orBundled } from '../../shared/pictures/picture-files.ts';
import { Picture } from '../../shared/pictures/picture.tsx';
import { buttonClass } from '../../shared/ui/button.ts';
import { PageNotFound } from '../layout/not-found.ts';
import type { HeadInput, PageArgs } from '../layout/page.ts';
import { titled } from '../layout/titled.ts';
import { CATEGORY_NAMES, isCategory } from './categories.ts';
import { CategoryLinks } from './category-links.tsx';

/** Number of pictures above the fold, which are not lazy-loaded. */
const EAGER = 3;

/** The gallery, or one category of it; an unknown category is a 404. */
export const query = ['category'];

const defaultHead = titled(
  'Gallery',
  'Pictures of the farmhouse, the pool, the rooms, the lawns and the evenings around the fire.',
);

export const head = (input: HeadInput<GalleryCategory | null>) => {
  const { data: category } = input;
  if (!category) return defaultHead(input);
  const name = CATEGORY_NAMES[category];
  return {
    ...titled(`${name} pictures`, `${name}: pictures of the farmhouse in Keesara near Hyderabad.`)(input),
    ownWords: true,
  };
};

export const loader = async ({ read, url }: PageArgs): Promise<GalleryCategory | null> => {
  const category = url.searchParams.get('category');
  if (category !== null && !isCategory(category)) throw new PageNotFound();
  await read(getGallery, undefined);
  return category;
};

export default function GalleryPage() {
  const [search] = useSearchParams();
  const category = search.get('category') || null;
  const all = orBundled(useGallery());
  const shown = category ? all.filter((picture) => picture.category === category) : all;
  return (
    <section className="mx-auto max-w-7xl px-4 py-14 sm:px-6 md:py-20">
      <h1 className="text-3xl">Gallery{category && isCategory(category) ? `: ${CATEGORY_NAMES[category]}` : ''}</h1>
      <p className="mt-3 max-w-[60ch] text-lg text-quiet">
        The house, the pool, the rooms, and what evenings here look like.
      </p>
      <CategoryLinks pictures={all} current={category} />
      {shown.length === 0 && <p className="mt-10 text-lg">There are no pictures of this kind yet.</p>}
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((picture, index) => (
          <li key={picture.key}>
            <Picture
              picture={picture}
              sizes="(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw"
              eager={index < EAGER}
              priority={index === 0 ? 'high' : 'low'}
              className="aspect-3/2 rounded-card shadow-soft"
            />
          </li>
        ))}
      </ul>
      <Link to="/booking" className={buttonClass('primary', 'mt-12')}>
        Book Your Stay
      </Link>
    </section>
  );
}
