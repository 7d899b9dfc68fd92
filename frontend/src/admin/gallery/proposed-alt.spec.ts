import { describe, expect, it } from '@jest/globals';
import { proposedAlt } from './proposed-alt.ts';

describe('proposedAlt', () => {
  it.each([
    ['pool-at-night.jpg', 'Pool at night'],
    ['Veranda_with swing.final.JPEG', 'Veranda with swing'],
    ['bedroom-2.png', 'Bedroom 2'],
    ['garden (3).webp', 'Garden'],
    ["kids'-pool-20261101.avif", "Kids' pool"],
    ['IMG_2041 mango tree.jpg', 'Mango tree'],
    ['పూల తోట.jpg', 'పూల తోట'],
  ])('proposes for %s: %s', (name, alt) => {
    expect(proposedAlt(name)).toBe(alt);
  });

  it.each([
    'IMG_2041.jpg',
    'DSC01234.JPG',
    'P1010001.jpg',
    'PXL_20261120_101532123.jpg',
    '20261120_101532.jpg',
    'WhatsApp Image 2026-11-20 at 10.15.32 AM.jpeg',
    'Screenshot 2026-11-20.png',
    '7f3a9c1e-52b1-4a4e-9f6d-0b8e6a1c2d3e.webp',
    'image (1).jpg',
    'a.png',
    '.jpg',
  ])('proposes nothing for %s', (name) => {
    expect(proposedAlt(name)).toBe('');
  });

  it('truncates a proposal to the maximum length of an alt text', () => {
    expect(proposedAlt(`${'pool '.repeat(100)}.jpg`)).toHaveLength(299);
  });
});
