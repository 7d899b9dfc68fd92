export const GALLERY_CATEGORIES = [
  'exterior',
  'interior',
  'rooms',
  'amenities',
  'activities',
  'food',
  'events',
  'nature',
] as const;
export type GalleryCategory = (typeof GALLERY_CATEGORIES)[number];

export const GALLERY_SOURCES = ['upload', 'url'] as const;
export type GallerySource = (typeof GALLERY_SOURCES)[number];

/** `processing` until the variants of an upload are made; `failed` when its file cannot be decoded. */
export const PICTURE_STATUSES = ['ready', 'processing', 'failed'] as const;
export type PictureStatus = (typeof PICTURE_STATUSES)[number];

/** Rule: uploaded pictures. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
/** The kinds of file that an upload may be, as browsers name them. Rule: uploaded pictures. */
export const PICTURE_FILE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

export const GALLERY_ALT_MAX_LENGTH = 300;
export const GALLERY_MAX_ORDER = 100_000;
/** Most pictures that the gallery holds. */
export const GALLERY_MAX_ITEMS = 1_000;

/** Path under which the files of uploads are public. */
export const UPLOADS_PATH = '/uploads/';

/** Size in pixels of the pictures in link previews. Rule: share pictures. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** How the name of an upload's file for link previews ends, after its random prefix. */
export const SHARE_ENDING = '-share.jpg';

const UPLOAD = /^\/uploads\/([0-9a-f]{32})-\d{1,4}\.(?:avif|webp|jpg)$/;

/** The random prefix of an upload's files by the address of one of them; undefined for any other address. */
export const uploadKeyOf = (address: string): string | undefined => UPLOAD.exec(address)?.[1];

/**
 * The path of an upload's picture for link previews; undefined for a picture that is no upload. Rule: share pictures.
 */
export function sharePictureOf(address: string): string | undefined {
  const key = uploadKeyOf(address);
  return key && UPLOADS_PATH + key + SHARE_ENDING;
}

export const PICTURE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** One file of an upload. */
export interface PictureVariant {
  format: PictureFormat;
  /** Pixels. */
  width: number;
  /** Path on this site. */
  url: string;
}

/** An uploaded picture with its files. */
export interface PictureView {
  id: number;
  /** The largest JPEG, a file under /uploads/. */
  filename: string;
  /** Its path on this site. */
  url: string;
  status: PictureStatus;
  /** Pixels of the largest variant. */
  width: number;
  height: number;
  /** Dominant colour as `#rrggbb`, shown until the picture is loaded. */
  color: string | null;
  /** ThumbHash in base64, a blurred preview of about 25 bytes. */
  thumbHash: string | null;
  /** Empty until the picture is ready. */
  variants: PictureVariant[];
}

/** A picture of the gallery. Of a picture by URL, `filename` is empty and there are no variants and no size. */
export interface GalleryItemView extends Omit<PictureView, 'width' | 'height'> {
  alt: string;
  category: GalleryCategory;
  source: GallerySource;
  order: number;
  active: boolean;
  /** ISO instant. */
  uploadedAt: string;
  width: number | null;
  height: number | null;
}

/** What the owner sends for a picture that is stored elsewhere. */
export interface AddGalleryUrl {
  alt: string;
  category: GalleryCategory;
  url: string;
  order?: number;
  active?: boolean;
}

/** What the owner changes of a picture; absent fields stay. `url` or `pictureId` replaces the picture itself. */
export interface ChangeGalleryItem extends Partial<AddGalleryUrl> {
  /** Id of a picture that was uploaded by `POST /api/admin/pictures`; the item's source is then `upload`. */
  pictureId?: number;
}

/** Ids of pictures to put first, in this order; all others follow in their present order. */
export interface OrderGallery {
  ids: number[];
}
