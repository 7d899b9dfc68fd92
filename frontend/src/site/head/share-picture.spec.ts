import { describe, expect, it } from '@jest/globals';
import { sharePicture } from './share-picture.ts';

const ORIGIN = 'https://house.example';
const KEY = 'a'.repeat(32);
const UPLOAD = `/uploads/${KEY}-960.jpg`;
const CUT = { src: `/uploads/${KEY}-share.jpg`, alt: 'The pool', size: { width: 1200, height: 630 } };
const HOUSE = { src: '/api/placeholder/1200/630', alt: 'Our House', size: { width: 1200, height: 630 } };

const pictureOf = (typed: string | null, own?: string) =>
  sharePicture({
    typed: typed === null ? null : { src: typed, alt: 'Services' },
    own: own === undefined ? undefined : { src: own, alt: 'The pool' },
    house: 'Our House',
    origin: ORIGIN,
  });

describe('sharePicture', () => {
  it.each([
    ['an upload', UPLOAD, CUT],
    ['an upload by its whole address', ORIGIN + UPLOAD, CUT],
    ['an upload at the address before the site had a domain', `http://localhost:8080${UPLOAD}`, CUT],
    ['a picture of another site', 'https://pictures.example/a.jpg', HOUSE],
    ['a bundled picture', '/assets/demo-1/09-food.jpg', HOUSE],
    ['nothing', undefined, HOUSE],
  ])('is, for a page whose own picture is %s, its cropped version or the house', (_what, own, expected) => {
    expect(pictureOf(null, own)).toEqual(expected);
  });

  it.each([
    [
      'a picture of another site',
      'https://pictures.example/a.jpg',
      { src: 'https://pictures.example/a.jpg', alt: 'Services' },
    ],
    ['an upload', ORIGIN + UPLOAD, { ...CUT, alt: 'Services' }],
    ['the house’s placeholder', `${ORIGIN}/api/placeholder/1200/630`, CUT],
    ['an SVG', 'https://pictures.example/a.svg?x=1', CUT],
    ['a picture by plain http', 'http://pictures.example/a.jpg', CUT],
    ['nothing', null, CUT],
  ])('is, for %s in the search record, that picture or else the page’s own', (_what, typed, expected) => {
    expect(pictureOf(typed, UPLOAD)).toEqual(expected);
  });
});
