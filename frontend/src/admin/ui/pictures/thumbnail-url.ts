import type { GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';

/** URL of the smallest WebP variant of an upload; otherwise the picture's own URL. */
export function thumbnailUrl({
  url,
  variants = [],
}: Pick<GalleryItemView, 'url'> & Partial<Pick<GalleryItemView, 'variants'>>): string {
  const files = variants.filter(({ format }) => format === 'webp');
  return files.toSorted((a, b) => a.width - b.width)[0]?.url ?? url;
}
