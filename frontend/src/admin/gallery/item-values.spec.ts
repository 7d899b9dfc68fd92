import { describe, expect, it } from '@jest/globals';
import type { GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';
import { itemChange, itemFields } from './item-values.ts';

const DETAILS = { alt: 'The gate', category: 'exterior', active: true } as const;
const FILES = { url: '/uploads/a-800.jpg', variants: [], color: '#b9552f' };
const item = (fields: Partial<GalleryItemView>) =>
  ({ id: 7, order: 3, ...DETAILS, ...FILES, ...fields }) as GalleryItemView;
const BY_URL = item({ source: 'url', url: 'https://pictures.example/gate.jpg' });
const UPLOAD = item({ source: 'upload' });

describe('change of a gallery item', () => {
  it('keeps the picture of an item that was not replaced', () => {
    expect(itemChange(itemFields(UPLOAD))).toEqual({ ...DETAILS, pictureId: undefined });
    expect(itemChange(itemFields(BY_URL))).toEqual({ ...DETAILS, url: BY_URL.url });
  });

  it('names the new upload, whichever source the item had', () => {
    const picture = { ...FILES, id: 12 };

    for (const before of [UPLOAD, BY_URL]) {
      const fields = { ...itemFields(before), source: 'upload' as const, picture };
      expect(itemChange(fields)).toEqual({ ...DETAILS, pictureId: 12 });
    }
  });

  it('names the address instead of an upload, trimmed', () => {
    const fields = { ...itemFields(UPLOAD), source: 'url' as const, url: ' https://pictures.example/arch.jpg ' };

    expect(itemChange(fields)).toEqual({ ...DETAILS, url: 'https://pictures.example/arch.jpg' });
  });
});
