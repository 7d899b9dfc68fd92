import { expect, it } from '@jest/globals';
import { priceMarks } from './price-marks.ts';

it.each([
  [16_550, '16,550'],
  [123_456, '1,23,456'],
  [1_234_567, '₹12.4L'],
])('a day that costs ₹%i reads %s in the preview of rates, and its whole price to screen readers', (price, short) => {
  const tones = new Map([[7, { id: 7, name: 'Weekend', tone: 'bg-rate-1' }]]);

  const marks = priceMarks([{ date: '2026-12-12', price, rateId: 7, minNights: 1 }], tones);

  expect(marks.get('2026-12-12')).toMatchObject({ short, words: `₹${price.toLocaleString('en-IN')}, Weekend` });
});
