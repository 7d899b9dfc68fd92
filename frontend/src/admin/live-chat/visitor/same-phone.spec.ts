import { describe, expect, it } from '@jest/globals';
import { isSamePhone, searchDigits } from './same-phone.ts';

describe('isSamePhone', () => {
  it.each([
    ['+91 98765 43210', '9876543210', true],
    ['098765-43210', '(+91) 98765 43210', true],
    ['9876543210', '9876543211', false],
    ['+44 9876543210', '9876543210', false],
    ['43210', '43210', false],
    ['', '', false],
  ])('of %j and %j is %s', (a, b, same) => {
    expect(isSamePhone(a, b)).toBe(same);
  });
});

describe('searchDigits', () => {
  it('is the number without country code, spaces and signs', () => {
    expect(searchDigits('+91 98765-43210')).toBe('9876543210');
  });
});
