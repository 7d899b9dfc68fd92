import { UPLOADS_PATH, type PictureView } from '@farmhouse/contracts/catalogue/gallery';
import type { PictureEntity } from './picture.entity.ts';
import { fallbackName, variantsOf } from './picture.rules.ts';

/** What pages need to show an uploaded picture; its files exist once it is `ready`. */
export function toPictureView(picture: PictureEntity): PictureView {
  const { id, key, status, width, height, widths, color, thumbHash } = picture;
  const filename = fallbackName(picture);
  const variants = status === 'ready' ? variantsOf(key, widths) : [];
  return { id, filename, url: `${UPLOADS_PATH}${filename}`, status, width, height, color, thumbHash, variants };
}
