import sharp, { type Region } from 'sharp';
import { MAX_PICTURE_PIXELS, type Size } from '../picture.rules.ts';

/** Maximum size of a cropped picture in bytes. Rule: share pictures. */
export const MAX_CROPPED_BYTES = 300_000;

/** JPEG qualities, tried in turn until a picture is small enough; the last one is enough even for pure noise. */
const QUALITIES = [80, 65, 50, 35, 20, 5] as const;

/**
 * How many times longer than the wanted part a picture may be when the part is searched in it. A longer one is cut
 * around its middle first, because a very narrow picture would be enlarged to a hundred megapixels.
 */
const MAX_SEARCHED = 4;

// the service's own requests need the CPU as well
sharp.concurrency(1);

/**
 * A JPEG of exactly this size without metadata, filled by the most salient part of a picture. Only for pictures that
 * this service has encoded itself: it runs in the service's own process.
 */
export async function cropPicture(picture: Buffer, { width, height }: Size): Promise<Buffer> {
  const source = sharp(picture, { limitInputPixels: MAX_PICTURE_PIXELS });
  const { data, info } = await source
    .extract(searchedPart(await source.metadata(), { width, height }))
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

/** The part of a picture in which the wanted one is searched, in its own pixels: mostly all of it. */
export function searchedPart(picture: Size, wanted: Size): Region {
  const scale = Math.max(wanted.width / picture.width, wanted.height / picture.height);
  const width = Math.min(picture.width, Math.ceil((MAX_SEARCHED * wanted.width) / scale));
  const height = Math.min(picture.height, Math.ceil((MAX_SEARCHED * wanted.height) / scale));
  const left = Math.floor((picture.width - width) / 2);
  const top = Math.floor((picture.height - height) / 2);
  return { left, top, width, height };
}
