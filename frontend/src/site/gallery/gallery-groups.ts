import type { GalleryCategory } from '@farmhouse/contracts/catalogue/gallery';
import type { GalleryPicture } from '../../shared/pictures/picture-files.ts';

export interface GalleryGroup {
  category: GalleryCategory;
  pictures: readonly GalleryPicture[];
}

/** The pictures by category, in the owner's order: of the categories by their first picture, and within each. */
export function galleryGroups(pictures: readonly GalleryPicture[]): GalleryGroup[] {
  const categories = [...new Set(pictures.map(({ category }) => category))];
  return categories.map((category) => ({
    category,
    pictures: pictures.filter((picture) => picture.category === category),
  }));
}
