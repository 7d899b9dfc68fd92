import type { HomepageImageView } from '@farmhouse/contracts/content/homepage-image';
import type { GalleryPreview } from '../gallery/gallery.api.ts';
import { sectionPictures } from '../ui/content/homepage-images.api.ts';
import { withBundledFallback, type PictureFiles } from '../../shared/pictures/picture-files.ts';
import { countUses } from '../../shared/pictures/count-uses.ts';

/** Number of pictures in the collage. Rule: figures of the site. */
const COLLAGE = 4;
/** Maximum number of times that one picture is on the page. Rule: pictures of the home page. */
const MAX_TIMES = 2;

/**
 * The hero: the homepage image of that section, else the gallery's first picture of the exterior, else its first. Null
 * for the bundled picture. Rule: pictures of the home page.
 */
export function heroPicture(
  images: readonly HomepageImageView[],
  preview: GalleryPreview | null | undefined,
): PictureFiles | null {
  return sectionPictures(images, 'hero')[0] ?? preview?.hero ?? null;
}

/**
 * The pictures beside the amenities: homepage images first, then the gallery's that are not shown twice before. If
 * those are too few, the gallery's other pictures follow, and then bundled ones. Rule: pictures of the home page.
 */
export function collagePictures(
  images: readonly HomepageImageView[],
  preview?: GalleryPreview,
  shown: readonly PictureFiles[] = [],
): PictureFiles[] {
  const own = sectionPictures(images, 'amenities');
  const gallery = preview?.first ?? [];
  const chosen = [...own, ...gallery.filter((picture) => countUses(picture, shown) < MAX_TIMES)];
  const others = gallery.filter((picture) => countUses(picture, chosen) === 0);
  const bundled = withBundledFallback(null).filter((picture) => countUses(picture, [...chosen, ...others]) === 0);
  return [...chosen, ...others, ...bundled].slice(0, COLLAGE);
}

/** The preview of the gallery: homepage images if the owner has chosen any, else the gallery's first. */
export function previewPictures(
  images: readonly HomepageImageView[],
  preview: GalleryPreview | undefined,
  count: number,
): readonly PictureFiles[] {
  const chosen = sectionPictures(images, 'gallery');
  return (chosen.length > 0 ? chosen : withBundledFallback(preview?.first)).slice(0, count);
}
