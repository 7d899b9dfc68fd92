import { describe, expect, it } from '@jest/globals';
import { parseUrl } from './parse-url.ts';
import { isSafeUrl, isSitePath, isHttpUrl, PICTURE_NOT_HTTPS, pictureUrlProblem } from './url.ts';

describe('isSafeUrl', () => {
  it.each(['https://example.com/a.jpg?b=c#d', 'http://example.com', '/uploads/a.jpg', '/'])('accepts %j', (address) => {
    expect(isSafeUrl(address)).toBe(true);
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
    expect(isSafeUrl(address)).toBe(false);
  });
});

describe('isHttpUrl', () => {
  it.each(['https://example.com', 'HTTPS://EXAMPLE.COM', "http://example.com/it's?b=c#d"])('accepts %j', (address) => {
    expect(isHttpUrl(address)).toBe(true);
  });

  it.each(['httpx://example.com', 'http', 'https://', 'https://exa mple.com', 'https:\\\\example.com', '/a.jpg', ''])(
    'refuses %j',
    (address) => {
      expect(isHttpUrl(address)).toBe(false);
    },
  );
});

it('isHttpUrl and parseUrl answer in browsers without URL.canParse and URL.parse', () => {
  const natives = Object.getOwnPropertyDescriptors(URL);
  Reflect.deleteProperty(URL, 'canParse');
  Reflect.deleteProperty(URL, 'parse');
  try {
    expect(isHttpUrl('https://example.com')).toBe(true);
    expect(isHttpUrl('https://')).toBe(false);
    expect(parseUrl('b?c=d', 'https://example.com/a/')?.href).toBe('https://example.com/a/b?c=d');
    expect(parseUrl('b')).toBeUndefined();
  } finally {
    Object.defineProperties(URL, natives);
  }
});

describe('isSitePath', () => {
  it.each(['/', '/gallery?category=pool#a', '/blog/a-post', '/..//example.com'])('accepts %j', (path) => {
    expect(isSitePath(path)).toBe(true);
    expect(new URL(path, 'https://farm.example').host).toBe('farm.example');
  });

  it.each(['//example.com', '/\\example.com', '/\t/example.com', '/\n\\example.com', 'https://example.com', 'a', ''])(
    'refuses %j, which a browser may take for another site',
    (path) => {
      expect(isSitePath(path)).toBe(false);
    },
  );
});

describe('pictureUrlProblem', () => {
  it.each([
    ['https://example.com/a.jpg', undefined],
    ['/uploads/a.jpg', undefined],
    ['http://localhost:8080/uploads/a.jpg', undefined],
    ['http://example.com/a.jpg', PICTURE_NOT_HTTPS],
    ['HTTP://localhost.example.com/a.jpg', PICTURE_NOT_HTTPS],
    ['http://127.0.0.1.example.com/a.jpg', PICTURE_NOT_HTTPS],
    ['a.jpg', 'Not an address'],
    [undefined, 'Not an address'],
  ])('of %j is %j', (address, problem) => {
    expect(pictureUrlProblem(address, 'Not an address')).toBe(problem);
  });
});
