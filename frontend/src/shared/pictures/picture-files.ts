import type { GalleryCategory, GalleryItemView, PictureFormat } from '@farmhouse/contracts/catalogue/gallery';
import { demoFallback, DEMO_PICTURES, demoSources, type DemoPicture } from './demo-pictures.ts';

/** A picture with the files that a browser may choose from. */
export interface PictureFiles {
  alt: string;
  /** The file for browsers that take no other. */
  src: string;
  /** Files of each format as a `srcset`, the smallest format first. */
  sources: readonly { type: string; srcset: string }[];
  /** Pixels of the largest file, when they are known. */
  width?: number;
  height?: number;
  /** Shown while the picture is on its way. */
  color?: string;
}

/** A picture of the gallery, the owner's or a bundled one. */
export interface GalleryPicture extends PictureFiles {
  key: string;
  category: GalleryCategory;
}

/** Ratio 3:2, which all bundled pictures but the hero have. */
const DEMO_SIZE = { width: 1200, height: 800 } as const;

const TYPES: readonly (readonly [PictureFormat, string])[] = [
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
  ['jpeg', 'image/jpeg'],
];

/** A bundled picture. */
export function demoPicture(picture: DemoPicture): GalleryPicture {
  const { name, alt, colour, category } = picture;
  const sources = (['avif', 'webp'] as const).map((format) => ({
    type: `image/${format}`,
    srcset: demoSources(name, format),
  }));
  return { key: name, category, alt, src: demoFallback(name), sources, ...DEMO_SIZE, color: colour };
}

/** A bundled picture by its file name. Throws for a name that none has. */
export function demoPictureNamed(name: string): GalleryPicture {
  const picture = DEMO_PICTURES.find((one) => one.name === name);
  if (!picture) throw new Error(`There is no bundled picture ${name}`);
  return demoPicture(picture);
}

/** A picture of the gallery with all its variants; one by URL has its address only. */
export function galleryPicture(item: GalleryItemView): GalleryPicture {
  const { id, alt, category, url, variants, width, height, color } = item;
  const sources = TYPES.flatMap(([format, type]) => {
    const files = variants.filter((variant) => variant.format === format).toSorted((a, b) => a.width - b.width);
    return files.length > 0 ? [{ type, srcset: files.map((file) => `${file.url} ${file.width}w`).join(', ') }] : [];
  });
  const size = width && height ? { width, height } : {};
  return { key: String(id), category, alt, src: url, sources, ...size, ...(color ? { color } : {}) };
}

/** A picture that is one file at an address. */
export function pictureAt(src: string, alt: string): PictureFiles {
  return { src, alt, sources: [] };
}

/** The owner's pictures; the bundled ones while there are none. */
export function orBundled(pictures: readonly GalleryPicture[] | null | undefined): readonly GalleryPicture[] {
  return pictures?.length ? pictures : DEMO_PICTURES.map(demoPicture);
}
