import { MAX_PICTURE_BYTES } from '@farmhouse/contracts/catalogue/gallery';
import sharp from 'sharp';

const [WIDTH, HEIGHT] = [6000, 4000];
const CHANNELS = 3;
/** Standard deviation of a camera's grain; with it the photo has about ten megabytes. */
const GRAIN = 7.6;
const QUALITIES = [95, 94, 93, 92];

function noise(width: number, height: number, sigma: number) {
  const create = { width, height, channels: CHANNELS, background: '#000' } as const;
  return sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma } } });
}

/** A JPEG of 24 megapixels and about 10 MB: soft shapes with grain, as a camera makes them. */
export async function photoOf24Megapixels(): Promise<Buffer> {
  const shapes = await noise(60, 40, 60).png().toBuffer();
  const picture = await sharp(shapes).resize(WIDTH, HEIGHT, { kernel: 'cubic' }).removeAlpha().raw().toBuffer();
  const grain = await noise(WIDTH, HEIGHT, GRAIN).raw().toBuffer();
  for (let at = 0; at < picture.length; at += 1) {
    picture[at] = Math.min(255, Math.max(0, (picture[at] ?? 0) + (grain[at] ?? 0) - 128));
  }
  const raw = { width: WIDTH, height: HEIGHT, channels: CHANNELS } as const;
  for (const quality of QUALITIES) {
    const photo = await sharp(picture, { raw }).jpeg({ quality }).toBuffer();
    if (photo.length <= MAX_PICTURE_BYTES) return photo;
  }
  throw new Error('The generated photo is larger than an upload may be');
}
