import { existsSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';
import { DEMO_PICTURES } from './demo-pictures.ts';
import { demoPicture, demoPictureNamed, galleryPicture } from './picture-files.ts';

const upload: GalleryItemView = {
  id: 7,
  alt: 'The pool at noon',
  category: 'amenities',
  source: 'upload',
  order: 1,
  active: true,
  uploadedAt: '2026-11-01T00:00:00.000Z',
  filename: 'aa-1600.jpg',
  url: '/uploads/aa-1600.jpg',
  status: 'ready',
  width: 1600,
  height: 1200,
  color: '#336699',
  thumbHash: null,
  variants: [
    { format: 'jpeg', width: 1600, url: '/uploads/aa-1600.jpg' },
    { format: 'avif', width: 1600, url: '/uploads/aa-1600.avif' },
    { format: 'webp', width: 480, url: '/uploads/aa-480.webp' },
    { format: 'avif', width: 480, url: '/uploads/aa-480.avif' },
  ],
};

describe('galleryPicture', () => {
  it('uses the URL of a picture without variants in the list', () => {
    const { variants: _variants, ...withoutVariants } = upload;

    expect(galleryPicture(withoutVariants as GalleryItemView)).toMatchObject({
      src: '/uploads/aa-1600.jpg',
      sources: [],
    });
  });

  it('lists the files of an upload by format, AVIF first, and by width', () => {
    expect(galleryPicture(upload)).toEqual({
      key: '7',
      category: 'amenities',
      alt: 'The pool at noon',
      src: '/uploads/aa-1600.jpg',
      sources: [
        { type: 'image/avif', srcset: '/uploads/aa-480.avif 480w, /uploads/aa-1600.avif 1600w' },
        { type: 'image/webp', srcset: '/uploads/aa-480.webp 480w' },
        { type: 'image/jpeg', srcset: '/uploads/aa-1600.jpg 1600w' },
      ],
      width: 1600,
      height: 1200,
      color: '#336699',
    });
  });

  it('has only the URL for a picture that was added by URL', () => {
    const byUrl = {
      ...upload,
      source: 'url' as const,
      url: 'https://example.com/a.jpg',
      variants: [],
      width: null,
      height: null,
      color: null,
    };

    expect(galleryPicture(byUrl)).toEqual({
      key: '7',
      category: 'amenities',
      alt: 'The pool at noon',
      src: 'https://example.com/a.jpg',
      sources: [],
    });
  });
});

describe('demoPicture', () => {
  it('has AVIF and WebP beside the JPEG, and a size', () => {
    const [first] = DEMO_PICTURES.slice(1);

    expect(demoPicture(first!)).toMatchObject({
      src: '/assets/demo-1/02-pool-day.jpg',
      sources: [{ type: 'image/avif' }, { type: 'image/webp' }],
      width: 1200,
      height: 800,
    });
  });

  it.each(DEMO_PICTURES)('has a file for every address of $name', (one) => {
    const { src, sources } = demoPicture(one);
    const addresses = [src, ...sources.flatMap(({ srcset }) => srcset.split(', ').map((each) => each.split(' ')[0]))];
    const files = addresses.map((address) => new URL(`../../../public${address}`, import.meta.url));

    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('throws an error for an unknown name', () => {
    expect(() => demoPictureNamed('none')).toThrow('no bundled picture none');
  });
});
