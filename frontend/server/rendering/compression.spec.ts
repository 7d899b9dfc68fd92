import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { brotli, readsBrotli } from './compression.ts';

it.each([
  ['gzip, deflate, br, zstd', true],
  ['br;q=0.8', true],
  ['gzip', false],
  ['br;q=0, gzip', false],
  ['brx', false],
  [undefined, false],
])('readsBrotli for %j is %s', (header, expected) => {
  expect(readsBrotli(header)).toBe(expected);
});

it('brotli compresses a text', async () => {
  const page = '<p>₹ 1,150</p>'.repeat(100);

  const bytes = await brotli(page);

  expect(bytes.length).toBeLessThan(100);
  expect(brotliDecompressSync(bytes).toString()).toBe(page);
});
