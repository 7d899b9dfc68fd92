import { describe, expect, it } from '@jest/globals';
import { normaliseUtr } from './utr.ts';

describe('a UTR', () => {
  it.each([
    ['123456789012', '123456789012'],
    [' 1234 5678 9012 ', '123456789012'],
    ['1234\u00a05678\u200b9012\n', '123456789012'],
    ['１２３４５６７８９０１２', '123456789012'],
    ['000000000000', '000000000000'],
  ])('typed as %j is %s', (typed, utr) => {
    expect(normaliseUtr(typed)).toBe(utr);
  });

  it.each(['', '12345678901', '1234567890123', '12345678901a', '1234-5678-9012', 'UTR123456789012', '١٢٣٤٥٦٧٨٩٠١٢'])(
    'is not %j',
    (typed) => {
      expect(normaliseUtr(typed)).toBeUndefined();
    },
  );
});
