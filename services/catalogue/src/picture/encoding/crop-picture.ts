import sharp from 'sharp';
import { MAX_PICTURE_PIXELS, type Size } from '../picture.rules.ts';

/** Maximum size of a cropped picture in bytes. Rule: share pictures. */
export const MAX_CROPPED_BYTES = 300_000;

/** JPEG qualities, tried in turn until a picture is small enough; the last one is enough even for pure noise. */
const QUALITIES = [80, 65, 50, 35, 20, 5] as const;

// the service's own requests need the CPU as well
sharp.concurrency(1);

/**
 * A JPEG of exactly this size without metadata, filled by the most salient part of a picture. Only for pictures that
 * this service has encoded itself: it runs in the service's own process.
 */
export async function cropPicture(picture: Buffer, { width, height }: Size): Promise<Buffer> {
  const { data, info } = await sharp(picture, { limitInputPixels: MAX_PICTURE_PIXELS })
    .resize(width, height, { fit: 'cover', position: sharp.strategy.attention })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = info;
  let jpeg = data;
  for (const quality of QUALITIES) {
    jpeg = await sharp(data, { raw: { width, height, channels } }).jpeg({ quality }).toBuffer();
    if (jpeg.length <= MAX_CROPPED_BYTES) break;
  }
  return jpeg;
}
