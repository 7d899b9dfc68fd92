import { describe, expect, it } from '@jest/globals';
import { isSafeAddress } from './address.ts';

describe('isSafeAddress', () => {
  it.each(['https://example.com/a.jpg?b=c#d', 'http://example.com', '/uploads/a.jpg', '/'])('accepts %j', (address) => {
    expect(isSafeAddress(address)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//example.com/a.jpg',
    '/\\example.com',
    'https:\\\\example.com',
    'https://exa mple.com',
    'https://example.com/"onload="alert(1)',
    'https://example.com/\nSet-Cookie: a=b',
    'ftp://example.com/a.jpg',
    'a.jpg',
    '',
    `https://example.com/${'a'.repeat(2000)}`,
    5,
  ])('refuses %j', (address) => {
    expect(isSafeAddress(address)).toBe(false);
  });
});
