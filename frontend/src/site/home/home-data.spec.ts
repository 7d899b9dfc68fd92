import { describe, expect, it } from '@jest/globals';
import type { HomepageImageView } from '@farmhouse/contracts/content/homepage-image';
import type { GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';
import { previewOf } from '../gallery/gallery.api.ts';
import { collagePictures, heroPicture, previewPictures } from './home-data.ts';

const item = (id: number, category: GalleryItemView['category'] = 'food'): GalleryItemView => ({
  id,
  alt: `Picture ${id}`,
  category,
  source: 'url',
  order: id,
  active: true,
  uploadedAt: '2026-11-01T00:00:00.000Z',
  filename: '',
  url: `https://example.com/${id}.jpg`,
  status: 'ready',
  width: null,
  height: null,
  color: null,
  thumbHash: null,
  variants: [],
});
const image = (section: HomepageImageView['section'], title: string, altText: string | null = null) => ({
  ...{ id: 1, section, title, altText, description: null, order: 0, active: true },
  imageUrl: `/uploads/${title}.jpg`,
});
const alts = (pictures: readonly { alt: string }[]) => pictures.map(({ alt }) => alt);

describe('The large picture of the home page', () => {
  const gallery = [item(1), item(2, 'exterior')];

  it.each([
    [
      'the homepage image of its section',
      [image('gallery', 'no'), image('hero', 'dusk')],
      gallery,
      '/uploads/dusk.jpg',
    ],
    ['the first gallery picture of the exterior', [], gallery, 'https://example.com/2.jpg'],
    ['the first gallery picture', [], [item(1), item(3)], 'https://example.com/1.jpg'],
    ['the bundled one without any other', [], [], undefined],
  ])('is %s', (_what, images, items, src) => {
    expect(heroPicture(images, previewOf(items))?.src).toBe(src);
  });
});

it.each([
  ['pictures of food only has no page of the rooms', [item(1)], true],
  ['a picture of a room has a page of the rooms', [item(1), item(2, 'rooms')], false],
  ['no pictures has a page of the bundled pictures of the rooms', [], false],
])('a gallery with %s', (_what, items, isWithoutRooms) => {
  expect(previewOf(items).isWithoutRooms).toBe(isWithoutRooms);
});

describe('The collage of the home page', () => {
  it('adds gallery pictures to the homepage images, then bundled ones', () => {
    const pictures = collagePictures([image('amenities', 'pool', 'The pool')], previewOf([item(1), item(2)]));

    expect(alts(pictures).slice(0, 3)).toEqual(['The pool', 'Picture 1', 'Picture 2']);
    expect(pictures).toHaveLength(4);
  });

  it('shows no picture a third time and keeps the order of the gallery', () => {
    const preview = previewOf([1, 2, 3, 4, 5, 6].map((id) => item(id)));
    const [hero, , third] = preview.first;
    const shown = [...preview.first, ...(hero && third ? [hero, { ...third, src: '/assets/the-same.jpg' }] : [])];

    expect(alts(collagePictures([], preview, shown))).toEqual(['Picture 2', 'Picture 4', 'Picture 5', 'Picture 6']);
  });

  it('repeats a picture of the gallery rather than showing a bundled one', () => {
    const preview = previewOf([1, 2, 3, 4].map((id) => item(id)));
    const hero = preview.first.slice(0, 1);

    expect(alts(collagePictures([], preview, [...hero, ...preview.first]))).toEqual([
      'Picture 2',
      'Picture 3',
      'Picture 4',
      'Picture 1',
    ]);
  });

  it('has four pictures even if all of a small gallery are shown twice', () => {
    const preview = previewOf([item(1)]);

    expect(collagePictures([], preview, [...preview.first, ...preview.first])).toHaveLength(4);
  });
});

describe('The gallery preview of the home page', () => {
  it('shows the first gallery pictures, or the homepage images of that section', () => {
    const preview = previewOf([item(1), item(2), item(3)]);

    expect(alts(previewPictures([], preview, 2))).toEqual(['Picture 1', 'Picture 2']);
    expect(alts(previewPictures([image('gallery', 'lawn')], preview, 2))).toEqual(['lawn']);
  });

  it('shows bundled pictures when the gallery is empty', () => {
    expect(previewPictures([], previewOf([]), 6)).toHaveLength(6);
  });
});
