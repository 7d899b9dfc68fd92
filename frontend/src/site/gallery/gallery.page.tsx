import { Suspense, useEffectEvent, useLayoutEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sharePictureOf, type GalleryCategory } from '@farmhouse/contracts/catalogue/gallery';
import { getGallery, useGallery } from './gallery.api.ts';
import { withBundledFallback, type GalleryPicture } from '../../shared/pictures/picture-files.ts';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { useHydrated } from '../ui/hooks/use-hydrated.ts';
import { PageNotFound } from '../page/not-found.ts';
import type { HeadInput } from '../head/head-tags.ts';
import type { OwnPicture } from '../head/share-picture.ts';
import type { PageArgs } from '../page/page.ts';
import { headOf, placeOf, titled } from '../head/titled.ts';
import { AskOrBook } from '../ui/contact/ask-or-book.tsx';
import { CATEGORY_NAMES, isCategory } from './categories.ts';
import { CategoryLinks } from './category-links.tsx';
import { galleryGroups } from './gallery-groups.ts';
import { GalleryTour } from './gallery-tour.tsx';
import { useLightbox } from './use-lightbox.ts';

const Lightbox = lazyWithRetry(() => import('./lightbox.tsx'));

/** Preloads the lightbox's code; a failure is retried when a picture is opened. */
const preloadLightbox = () => void Lightbox.preload().catch(() => undefined);

/** The gallery, or one category of it; an unknown category, and one without a picture, is a 404. */
export const query = ['category'];

const defaultHead = headOf('gallery');

interface GalleryData {
  category: GalleryCategory | null;
  /** Its first uploaded picture, for link previews. */
  first: OwnPicture | undefined;
}

export const head = (input: HeadInput<GalleryData | null>) => {
  const { category = null, first: image } = input.data ?? {};
  if (!category) return { ...defaultHead(input), image };
  const name = CATEGORY_NAMES[category];
  return {
    ...titled(`${name} pictures`, `${name}: pictures of the farmhouse (${placeOf(input)}).`)(input),
    overridesSeoTexts: true,
    image,
  };
};

export const loader = async ({ read, url }: PageArgs): Promise<GalleryData> => {
  const category = url.searchParams.get('category');
  if (category !== null && !isCategory(category)) throw new PageNotFound();
  const pictures = await read(getGallery, undefined);
  const isShown = (picture: GalleryPicture): boolean => category === null || picture.category === category;
  if (pictures && !withBundledFallback(pictures).some(isShown)) throw new PageNotFound();
  const ofCategory = pictures?.filter(isShown) ?? [];
  const first = ofCategory.find(({ src }) => sharePictureOf(src));
  return { category, first: first && { src: first.src, alt: first.alt } };
};

export default function GalleryPage() {
  const [search] = useSearchParams();
  const category = search.get('category') || null;
  const gallery = useGallery();
  const all = useMemo(() => withBundledFallback(gallery), [gallery]);
  const pictures = useMemo(() => {
    const groups = galleryGroups(all).filter((group) => category === null || group.category === category);
    return groups.flatMap((group) => group.pictures);
  }, [all, category]);
  const { shown, open, change, close } = useLightbox();
  // the server does not know the fragment, so the first render must not use it
  const isShown = useHydrated() && pictures.some(({ key }) => key === shown);
  return (
    <>
      <section className="mx-auto max-w-7xl px-4 py-14 sm:px-6 md:py-20">
        <h1 className="text-3xl">
          {category && isCategory(category) ? `Gallery: ${CATEGORY_NAMES[category]}` : 'Gallery'}
        </h1>
        <p className="mt-3 max-w-[60ch] text-lg text-quiet">
          The house, its rooms, and what days and evenings here look like.
        </p>
        <CategoryLinks pictures={all} current={category} />
        {pictures.length === 0 && <p className="mt-10 text-lg">There are no pictures of this kind yet.</p>}
        <GalleryTour pictures={pictures} isGrouped={category === null} onOpen={open} onNear={preloadLightbox} />
      </section>
      <AskOrBook title="Seen enough to come?" text="Pick your dates and see the price at once, or ask us anything." />
      {shown !== undefined && isShown && (
        <Suspense fallback={<Opening onClose={close} />}>
          <Lightbox pictures={pictures} shown={shown} onChange={change} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

function Opening({ onClose }: { onClose: () => void }) {
  const closeOnEscape = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && onClose());
  // before the cover is painted: whoever sees it can close it
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => closeOnEscape(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div className="fixed inset-0 z-50 grid place-items-center bg-black/85 text-white">
      <p role="status">Opening the picture...</p>
      <button
        type="button"
        aria-label="Close"
        // not on the second tap of a double tap on the picture
        onClick={({ detail }) => detail < 2 && onClose()}
        className="absolute inset-0"
      />
    </div>
  );
}
