import { MAX_PICTURE_BYTES } from '@farmhouse/contracts/catalogue/gallery';
import sharp from 'sharp';
import { PictureTooLarge, UnsupportedPicture } from './picture.errors.ts';
import { MAX_PICTURE_PIXELS, pictureTypeOf, type Size } from './picture.rules.ts';

/** Size of the upright picture from its header, without decoding it. Throws UnsupportedPicture and PictureTooLarge. */
export async function sizeOf(bytes: Buffer): Promise<Size> {
  if (bytes.length > MAX_PICTURE_BYTES) throw new PictureTooLarge();
  if (!pictureTypeOf(bytes)) throw new UnsupportedPicture();
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata) throw new UnsupportedPicture();
  if (metadata.width * metadata.height > MAX_PICTURE_PIXELS) throw new PictureTooLarge();
  return metadata.autoOrient;
}
