import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { examplePicture } from '../../testing/test-pictures.ts';
import { cropPicture, MAX_CROPPED_BYTES } from './crop-picture.ts';

const SHARE = { width: 1200, height: 630 };

describe('cropPicture', () => {
  it.each([
    ['wide', 1920, 600],
    ['upright', 600, 1200],
    ['tiny', 3, 2],
  ])('cuts a %s picture to a JPEG of exactly the wanted size', async (_what, width, height) => {
    const cropped = await cropPicture(await examplePicture(width, height), SHARE);

    expect(await sharp(cropped).metadata()).toMatchObject({ ...SHARE, format: 'jpeg' });
  });

  it('stays below the size limit for a picture of pure noise', async () => {
    const noise = await sharp({
      create: {
        width: 1200,
        height: 630,
        channels: 3,
        background: '#000000',
        noise: { type: 'gaussian', mean: 128, sigma: 100 },
      },
    })
      .png()
      .toBuffer();

    expect((await cropPicture(noise, SHARE)).length).toBeLessThanOrEqual(MAX_CROPPED_BYTES);
    expect((await cropPicture(noise, { width: 2000, height: 2000 })).length).toBeLessThanOrEqual(MAX_CROPPED_BYTES);
  });
});
