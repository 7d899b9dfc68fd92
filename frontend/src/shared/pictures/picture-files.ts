import type { GalleryCategory, GalleryItemView, PictureFormat } from '@farmhouse/contracts/catalogue/gallery';
import { demoFallback, DEMO_PICTURES, demoSources, HERO_NAME, type DemoPicture } from './demo-pictures.ts';

/** A picture with the files that a browser can choose from. */
export interface PictureFiles {
  alt: string;
  /** The file for browsers that support no other format. */
  src: string;
  /** Files of each format as a `srcset`, the smallest format first. */
  sources: readonly { type: string; srcset: string }[];
  /** Size of the largest file in pixels, if known. */
  width?: number;
  height?: number;
  /** Background while the picture loads. */
  color?: string;
}

/** A picture of the gallery, the owner's or a bundled one. */
export interface GalleryPicture extends PictureFiles {
  key: string;
  category: GalleryCategory;
}

/** Size of the bundled hero, and of all other bundled pictures. */
const HERO_SIZE = { width: 2400, height: 1350 } as const;
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
  const size = name === HERO_NAME ? HERO_SIZE : DEMO_SIZE;
  return { key: name, category, alt, src: demoFallback(name), sources, ...size, color: colour };
}

/** A bundled picture by its file name. Throws for an unknown name. */
export function demoPictureNamed(name: string): GalleryPicture {
  const picture = DEMO_PICTURES.find((one) => one.name === name);
  if (!picture) throw new Error(`There is no bundled picture ${name}`);
  return demoPicture(picture);
}

/** A picture of the gallery with all its variants; one that was added by URL has only that URL. */
export function galleryPicture(item: GalleryItemView): GalleryPicture {
  const { id, alt, category, url, variants = [], width, height, color } = item; // a response may have no variants
  const sources = TYPES.flatMap(([format, type]) => {
    const files = variants.filter((variant) => variant.format === format).toSorted((a, b) => a.width - b.width);
    return files.length > 0 ? [{ type, srcset: files.map((file) => `${file.url} ${file.width}w`).join(', ') }] : [];
  });
  const size = width && height ? { width, height } : {};
  return { key: String(id), category, alt, src: url, sources, ...size, ...(color ? { color } : {}) };
}

/** A picture that is a single file at a URL. */
export function pictureAt(src: string, alt: string): PictureFiles {
  return { src, alt, sources: [] };
}

/** The owner's pictures; the bundled ones while there are none. */
export function withBundledFallback(pictures: readonly GalleryPicture[] | null | undefined): readonly GalleryPicture[] {
  return pictures?.length ? pictures : DEMO_PICTURES.map(demoPicture);
}
