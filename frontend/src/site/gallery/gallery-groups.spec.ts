import { describe, expect, it } from '@jest/globals';
import type { GalleryCategory } from '@farmhouse/contracts/catalogue/gallery';
import { galleryGroups } from './gallery-groups.ts';
import { pictureHash, pictureKeyOf } from '../ui/picture-address.ts';

const picture = (key: string, category: GalleryCategory) => ({
  key,
  category,
  alt: key,
  src: `/${key}.jpg`,
  sources: [],
});

describe('galleryGroups', () => {
  it('groups pictures by category and keeps the owner’s order', () => {
    const pictures = [picture('1', 'rooms'), picture('2', 'food'), picture('3', 'rooms')];

    expect(galleryGroups(pictures).map((group) => [group.category, group.pictures.map(({ key }) => key)])).toEqual([
      ['rooms', ['1', '3']],
      ['food', ['2']],
    ]);
  });
});

describe('pictureKeyOf', () => {
  it.each([
    [`#${pictureHash('12')}`, '12'],
    [`#${pictureHash('01-exterior-dusk')}`, '01-exterior-dusk'],
    ['#content', undefined],
    ['', undefined],
  ])('returns for the fragment "%s" the picture %s', (hash, key) => {
    expect(pictureKeyOf(hash)).toBe(key);
  });
});
