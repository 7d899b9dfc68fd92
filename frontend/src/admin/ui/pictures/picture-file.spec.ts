import { describe, expect, it } from '@jest/globals';
import { pictureFileError } from './picture-file.ts';

const MB = 1024 * 1024;

describe('pictureFileError', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])('accepts %s of 10 MB', (type) => {
    expect(pictureFileError({ name: 'pool', type, size: 10 * MB })).toBeUndefined();
  });

  it.each([
    ['pool.svg', 'image/svg+xml', 10, 'pool.svg is not a JPEG, PNG, WebP or AVIF picture'],
    ['pool.jpg.exe', '', 10, 'pool.jpg.exe is not a JPEG, PNG, WebP or AVIF picture'],
    ['pool.jpg', 'image/jpeg', 0, 'pool.jpg is empty'],
    ['pool.jpg', 'image/jpeg', 10 * MB + 1, 'pool.jpg is larger than 10 MB'],
  ])('rejects %s of type %j with %i bytes: %s', (name, type, size, refusal) => {
    expect(pictureFileError({ name, type, size })).toBe(refusal);
  });
});
