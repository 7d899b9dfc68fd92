import { describe, expect, it } from '@jest/globals';
import { hashOfToken } from './token-hash.ts';
import { codeOfGuestCookie, guestCookieName, guestLink, guestToken, matchesGuestToken } from './guest-token.ts';

const SECRET = 's'.repeat(32);
const token = guestToken(SECRET, 'FH-7K3M9QXZ');

describe('guest token', () => {
  it('is 128 bits and always the same for one booking', () => {
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    expect(guestToken(SECRET, 'FH-7K3M9QXZ')).toBe(token);
  });

  it('differs for another booking or another secret', () => {
    expect(guestToken(SECRET, 'FH-7K3M9QXY')).not.toBe(token);
    expect(guestToken('t'.repeat(32), 'FH-7K3M9QXZ')).not.toBe(token);
  });

  it('differs for each version, whose first one is that of links from before there were versions', () => {
    const [first, second, third] = [0, 1, 2].map((version) => guestToken(SECRET, 'FH-7K3M9QXZ', version));

    expect(first).toBe(token);
    expect(new Set([first, second, third]).size).toBe(3);
  });

  it.each([
    ['itself', true, token],
    ['another token', false, guestToken(SECRET, 'FH-00000000')],
    ['an empty text', false, ''],
    ['a long text', false, 'x'.repeat(10_000)],
  ])('has a hash that matches %s: %s', (_name, expected, given) => {
    expect(matchesGuestToken(given, hashOfToken(token))).toBe(expected);
  });

  it('is set in a cookie of its booking, and in the fragment of a link, which no server logs', () => {
    const link = new URL(guestLink('https://example.com', 'payment', { confirmationCode: 'FH-7K3M9QXZ' }, SECRET));

    expect(guestCookieName('FH-7K3M9QXZ')).toBe('guest_FH-7K3M9QXZ');
    for (const prefix of ['', '__Host-']) expect(codeOfGuestCookie(`${prefix}guest_FH-7K3M9QXZ`)).toBe('FH-7K3M9QXZ');
    expect(codeOfGuestCookie('my_guest_FH-7K3M9QXZ')).toBeUndefined();
    expect(link.hash).toBe(`#token=${token}`);
    expect(link.pathname + link.search).toBe('/payment?booking=FH-7K3M9QXZ');
  });
});
