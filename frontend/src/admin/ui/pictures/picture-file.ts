import { MAX_PICTURE_BYTES, PICTURE_FILE_TYPES } from '@farmhouse/contracts/catalogue/gallery';

/** What a file input offers to choose from. */
export const ACCEPTED_PICTURES = PICTURE_FILE_TYPES.join(',');

const MAX_MB = MAX_PICTURE_BYTES / 1024 / 1024;

/** What a person should know before choosing a file. */
export const PICTURE_FILE_HINT = `JPEG, PNG, WebP or AVIF, up to ${MAX_MB} MB each`;

/** Why a file cannot be uploaded, undefined when it may be. The server judges it once more by its bytes. */
export function pictureRefusal({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (!PICTURE_FILE_TYPES.includes(type)) return `${name} is not a JPEG, PNG, WebP or AVIF picture`;
  if (size === 0) return `${name} is empty`;
  if (size > MAX_PICTURE_BYTES) return `${name} is larger than ${MAX_MB} MB`;
  return undefined;
}
