import { describe, expect, it } from '@jest/globals';
import { linkUrlOf } from './safe-link.ts';

describe('linkUrlOf', () => {
  it.each([
    ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
    [' /blog/monsoon ', '/blog/monsoon'],
    ['#rules', '#rules'],
    ['tel:+919876543210', 'tel:+919876543210'],
    ['example.com/menu', 'https://example.com/menu'],
    ['owner@example.com', 'mailto:owner@example.com'],
  ])('returns for %j the address %s', (typed, address) => {
    expect(linkUrlOf(typed)).toBe(address);
  });

  it.each([
    '',
    'javascript:alert(1)',
    'JaVaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'word',
  ])('returns undefined for the unsafe address %j', (typed) => {
    expect(linkUrlOf(typed)).toBeUndefined();
  });
});
