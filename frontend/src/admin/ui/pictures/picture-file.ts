import { MAX_PICTURE_BYTES, PICTURE_FILE_TYPES } from '@farmhouse/contracts/catalogue/gallery';

/** Value of a file input's `accept`. */
export const ACCEPTED_PICTURES = PICTURE_FILE_TYPES.join(',');

const MAX_MB = MAX_PICTURE_BYTES / 1024 / 1024;

/** Hint with the accepted types and size. */
export const PICTURE_FILE_HINT = `JPEG, PNG, WebP or AVIF, up to ${MAX_MB} MB each`;

/** Why a file cannot be uploaded; undefined if it can. The server checks the content again. */
export function pictureFileError({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (!PICTURE_FILE_TYPES.includes(type)) return `${name} is not a JPEG, PNG, WebP or AVIF picture`;
  if (size === 0) return `${name} is empty`;
  if (size > MAX_PICTURE_BYTES) return `${name} is larger than ${MAX_MB} MB`;
  return undefined;
}
