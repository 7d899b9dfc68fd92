import { describe, expect, it } from '@jest/globals';
import { cookieName } from './cookie-name.ts';

describe("a cookie's name", () => {
  it('has a prefix where the address is https, so that browsers take it from that host alone', () => {
    expect(cookieName('guest', 'https://farm.example')).toBe('__Host-guest');
    expect(cookieName('known', 'https://farm.example', '__Secure-')).toBe('__Secure-known');
  });

  it('is plain elsewhere, where browsers take no prefix', () => {
    expect(cookieName('guest', 'http://127.0.0.1:8080')).toBe('guest');
  });
});
