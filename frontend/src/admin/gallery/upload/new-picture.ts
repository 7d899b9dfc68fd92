import type { AddGalleryUrl, GalleryCategory, GallerySource } from '@farmhouse/contracts/catalogue/gallery';
import { proposedAlt } from '../proposed-alt.ts';
import type { NewPicture } from './upload-queue.ts';

/** A file that the owner has chosen. */
export interface ChosenFile {
  /** Unique per file, even for files with the same name. */
  key: number;
  file: File;
}

/** The values of the form for new pictures; fields of the other source are undefined. */
export interface NewPictureFields extends Pick<NewPicture, 'active'> {
  source: GallerySource;
  files?: ChosenFile[];
  /** One per file, in the same order; so are the categories. */
  alts?: string[];
  categories?: (GalleryCategory | undefined)[];
  /** The category that all files were given at once. */
  categoryForAll?: GalleryCategory;
  url?: string;
  alt?: string;
  category?: GalleryCategory;
}

/** The texts and categories after files were chosen: existing values stay, proposals fill the others. */
export function proposals({ alts = [], categories = [], categoryForAll }: NewPictureFields, files: ChosenFile[]) {
  return {
    alts: files.map(({ file }, index) => alts[index]?.trim() || proposedAlt(file.name)),
    categories: files.map((_file, index) => categories[index] ?? categoryForAll),
  };
}

/** Order of new pictures until they are moved to the front. */
const FIRST = 0;

/** One upload per file; the form has checked that each has a text and a category. */
export function uploadsOf({ files = [], alts = [], categories = [], active }: NewPictureFields): NewPicture[] {
  return files.map(({ file }, index) => ({
    file,
    alt: (alts[index] ?? '').trim(),
    category: categories[index] as GalleryCategory,
    active,
    order: FIRST,
  }));
}

export function addedByUrl({ url = '', alt = '', category, active }: NewPictureFields): AddGalleryUrl {
  return { url: url.trim(), alt: alt.trim(), category: category as GalleryCategory, active, order: FIRST };
}
