import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { examplePicture } from '../../testing/test-pictures.ts';
import { cropPicture, MAX_CROPPED_BYTES, searchedPart } from './crop-picture.ts';

const SHARE = { width: 1200, height: 630 };

describe('cropPicture', () => {
  it.each([
    ['wide', 1920, 600],
    ['upright', 600, 1200],
    ['tiny', 3, 2],
    ['very narrow', 40, 3840],
    ['very flat', 3840, 10],
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

describe('searchedPart', () => {
  it.each([
    ['all of a usual one', 1920, 1080, { left: 0, top: 0, width: 1920, height: 1080 }],
    ['all of an upright one', 600, 1200, { left: 0, top: 0, width: 600, height: 1200 }],
    ['the middle of a very narrow one', 40, 3840, { left: 0, top: 1878, width: 40, height: 84 }],
    ['the middle of a very flat one', 3840, 10, { left: 1881, top: 0, width: 77, height: 10 }],
    ['all of a single pixel', 1, 1, { left: 0, top: 0, width: 1, height: 1 }],
  ])('is, of a picture, %s', (_what, width, height, part) => {
    expect(searchedPart({ width, height }, SHARE)).toEqual(part);
  });
});
