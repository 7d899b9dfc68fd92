import type { ChangeGalleryItem, GalleryItemView, PictureView } from '@farmhouse/contracts/catalogue/gallery';

/** An upload that an item shows; one that was just uploaded has an id. */
export type UploadedPicture = Pick<PictureView, 'url' | 'variants' | 'color'> & Partial<Pick<PictureView, 'id'>>;

/** The values of the form for an item; its picture is the one of its source. */
export interface ItemFields extends Pick<GalleryItemView, 'source' | 'alt' | 'category' | 'active'> {
  url?: string;
  picture?: UploadedPicture;
}

export function itemFields({ source, alt, category, active, url, variants, color }: GalleryItemView): ItemFields {
  const shown = source === 'url' ? { url } : { picture: { url, variants, color } };
  return { source, alt, category, active, ...shown };
}

/** The request body built from the form's values; it names an upload only if it replaces the item's picture. */
export function itemChange({ source, alt, category, active, url, picture }: ItemFields): ChangeGalleryItem {
  return { alt, category, active, ...(source === 'url' ? { url: url?.trim() } : { pictureId: picture?.id }) };
}
