import type { GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';

/** The smallest WebP of an upload, which every browser of the dashboard shows; else the picture's own address. */
export function thumbnailUrl({ url, variants }: Pick<GalleryItemView, 'url' | 'variants'>): string {
  const files = variants.filter(({ format }) => format === 'webp');
  return files.toSorted((a, b) => a.width - b.width)[0]?.url ?? url;
}
