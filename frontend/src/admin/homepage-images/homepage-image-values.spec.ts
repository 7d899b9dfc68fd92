import { describe, expect, it } from '@jest/globals';
import type { SaveHomepageImage } from '@farmhouse/contracts/content/homepage-image';
import { bodyOf } from './homepage-image-values.ts';

const fields: SaveHomepageImage = { section: 'hero', title: 'Dusk', imageUrl: ' /dusk.jpg ', order: 2, active: true };

describe('bodyOf', () => {
  it('trims texts and sends empty ones as null', () => {
    expect(bodyOf({ ...fields, description: ' ', altText: ' The house ' })).toEqual({
      ...fields,
      imageUrl: '/dusk.jpg',
      description: null,
      altText: 'The house',
    });
  });

  it.each([
    [undefined, 0],
    [null as unknown as number, 0],
    [2, 2],
  ])('sends the order %j as %i', (order, sent) => {
    expect(bodyOf({ ...fields, order })).toMatchObject({ order: sent });
  });
});
