// Each picture is encoded in its own process: a decoder crash on a hostile or huge file ends only this process, and
// it runs at a lower CPU priority than the service that handles requests.
import { writeFile } from 'node:fs/promises';
import { getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import type { PictureFormat } from '@farmhouse/contracts/catalogue/gallery';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { largestSize, MAX_PICTURE_PIXELS, UNDECODABLE, variantName, variantWidths } from '../picture.rules.ts';

const LOW_PRIORITY = 10;
const THUMB_PIXELS = 100;

interface Task {
  source: string;
  folder: string;
  key: string;
  formats: readonly PictureFormat[];
}

/** The result of encoding a picture. */
export interface EncodedPicture {
  width: number;
  height: number;
  widths: number[];
  color: string;
  thumbHash: string;
}

const ENCODED: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 52, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 74, effort: 3 }),
  jpeg: (picture) => picture.jpeg({ quality: 76, mozjpeg: true }),
};

const hex = (part: number): string => Math.round(part).toString(16).padStart(2, '0');

/** The picture rotated upright, in sRGB, without metadata or transparency, in its largest size. */
async function decode(source: string): Promise<{ data: Buffer; info: OutputInfo }> {
  const options = { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' } as const;
  const { autoOrient } = await sharp(source, options).metadata();
  const { width, height } = largestSize(autoOrient);
  return sharp(source, options)
    .autoOrient()
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function encode({ source, folder, key, formats }: Task): Promise<EncodedPicture> {
  const { data, info } = await decode(source);
  const { width, height, channels } = info;
  const raw = () => sharp(data, { raw: { width, height, channels } });
  const widths = variantWidths(width);
  for (const wanted of widths) {
    const sized = wanted === width ? raw() : raw().resize(wanted);
    for (const format of formats) {
      await writeFile(join(folder, variantName(key, wanted, format)), await ENCODED[format](sized.clone()).toBuffer());
    }
  }
  const small = await raw()
    .resize(THUMB_PIXELS, THUMB_PIXELS, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { dominant } = await sharp(small.data, {
    raw: { width: small.info.width, height: small.info.height, channels: 4 },
  })
    .removeAlpha()
    .stats();
  const thumbHash = Buffer.from(rgbaToThumbHash(small.info.width, small.info.height, small.data)).toString('base64');
  return { width, height, widths, color: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`, thumbHash };
}

if (getPriority() < LOW_PRIORITY) setPriority(LOW_PRIORITY);
sharp.concurrency(1);
sharp.cache(false);
const [source = '', folder = '', key = '', ...formats] = process.argv.slice(2);
try {
  process.stdout.write(JSON.stringify(await encode({ source, folder, key, formats: formats as PictureFormat[] })));
} catch (error) {
  const isDiskProblem = (error as NodeJS.ErrnoException).code !== undefined;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = isDiskProblem ? 1 : UNDECODABLE;
}
