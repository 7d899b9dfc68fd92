import { SHARE_PICTURE_SIZE, sharePictureOf } from '@farmhouse/contracts/catalogue/gallery';
import { isPictureUrl } from '@farmhouse/contracts/text/url';
import { localPath } from '../../shared/content/local-path.ts';

/** The house's picture in the size of link previews. */
const HOUSE_PICTURE = `/api/placeholder/${SHARE_PICTURE_SIZE.width}/${SHARE_PICTURE_SIZE.height}`;

const PLACEHOLDER = /^\/api\/placeholder\//;
const SVG = /\.svg$/i;

/** A picture that belongs to a page: an address of the web, or a path of the site. */
export interface OwnPicture {
  src: string;
  alt: string;
}

/** The picture of a page in link previews. */
export interface SharePicture {
  /** An address of the web, or a path of the site. */
  src: string;
  alt: string;
  /** Pixels; absent for a picture by a typed address. */
  size?: typeof SHARE_PICTURE_SIZE;
}

interface ShareChoices {
  /** The picture's address in the page's search record. */
  typed: OwnPicture | null;
  /** The page's own picture. */
  own: OwnPicture | undefined;
  /** Alt text of the house's picture. */
  house: string;
  /** The site's URL without a path. */
  origin: string;
}

/**
 * The picture of the search record, else the page's own one if it was uploaded, else the house's. Rule: share pictures.
 */
export function sharePicture({ typed, own, house, origin }: ShareChoices): SharePicture {
  return (
    (typed && typedPicture(typed, origin)) ??
    (own && uploadedPicture(own, origin)) ?? { src: HOUSE_PICTURE, alt: house, size: SHARE_PICTURE_SIZE }
  );
}

function uploadedPicture({ src, alt }: OwnPicture, origin: string): SharePicture | undefined {
  const cut = sharePictureOf(localPath(src, origin));
  return cut === undefined ? undefined : { src: cut, alt, size: SHARE_PICTURE_SIZE };
}

/** Undefined for the placeholder, which means the house's picture, and for an SVG, which no preview shows. */
function typedPicture(picture: OwnPicture, origin: string): SharePicture | undefined {
  const uploaded = uploadedPicture(picture, origin);
  if (uploaded) return uploaded;
  const src = localPath(picture.src, origin);
  const [path = ''] = src.split(/[?#]/);
  if (!isPictureUrl(src) || PLACEHOLDER.test(path) || SVG.test(path)) return undefined;
  return { src, alt: picture.alt };
}
