import { GALLERY_MAX_ORDER, type AddGalleryUrl, type GallerySource } from '@farmhouse/contracts/catalogue/gallery';
import type { NewPicture } from './upload-queue.ts';

/** A file that the owner has chosen. */
export interface ChosenFile {
  /** Unique per file, even for files with the same name. */
  key: number;
  file: File;
}

/** The values of the form for new pictures; fields of the other source are undefined. */
export interface NewPictureFields extends Pick<NewPicture, 'category' | 'active'> {
  source: GallerySource;
  files?: ChosenFile[];
  /** One per file, in the same order. */
  alts?: string[];
  url?: string;
  alt?: string;
}

/** One upload per file; the first gets this order, each further one the next. */
export function uploadsOf({ files = [], alts = [], category, active }: NewPictureFields, order: number): NewPicture[] {
  return files.map(({ file }, index) => ({
    file,
    alt: (alts[index] ?? '').trim(),
    category,
    active,
    order: Math.min(order + index, GALLERY_MAX_ORDER),
  }));
}

export function addedByUrl({ url = '', alt = '', category, active }: NewPictureFields, order: number): AddGalleryUrl {
  return { url: url.trim(), alt: alt.trim(), category, active, order };
}
