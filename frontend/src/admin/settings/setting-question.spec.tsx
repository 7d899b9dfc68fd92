import { describe, expect, it } from '@jest/globals';
import { settingQuestion } from './setting-question.tsx';

const change = { key: 'capacity', value: '60', before: '50', siteName: 'The Farmhouse' };

describe('settingQuestion', () => {
  it.each([
    ['another price', { key: 'price_per_guest', value: '1200', before: '1150' }, false],
    ['a price of nothing', { key: 'price_per_guest', value: '0', before: '1150' }, true],
    ['a price of ₹0', { key: 'price_per_guest', value: '₹0', before: '' }, true],
    ['a name', { key: 'site_name', value: 'Mango Grove', before: '' }, false],
    ['no name', { key: 'site_name', value: '', before: 'Mango Grove' }, true],
    ['another UPI id', { key: 'upi_id', value: 'a@bank', before: 'b@bank' }, true],
    ['the same UPI id', { key: 'upi_id', value: 'a@bank', before: 'a@bank' }, false],
    ['anything else', {}, false],
  ])('asks for %s: %j', (_what, part, isAsked) => {
    expect(settingQuestion({ ...change, ...part }) !== null).toBe(isAsked);
  });
});
