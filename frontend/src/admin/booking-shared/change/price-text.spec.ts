import { expect, it } from '@jest/globals';
import { priceText } from './price-text.ts';

it('priceText names the new total only if it is not that of the preview', () => {
  expect(priceText({ priceAdjusted: true, finalTotal: 5700 })).toContain('it is now ₹5,700. ');
  expect(priceText({ priceAdjusted: false, finalTotal: 5700 })).toBe('');
});
