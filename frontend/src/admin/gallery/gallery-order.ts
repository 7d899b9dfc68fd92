import { GALLERY_MAX_ORDER, type GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';

/** The order value that puts a picture after all others. */
export function lastOrder(items: readonly Pick<GalleryItemView, 'order'>[]): number {
  return Math.min(GALLERY_MAX_ORDER, Math.max(-1, ...items.map(({ order }) => order)) + 1);
}
