import { describe, expect, it, jest } from '@jest/globals';
import type { FastifyReply } from 'fastify';
import { Cookie } from './cookie.ts';

const SITE = 'https://farm.example';
const LOCAL = 'http://127.0.0.1:8080';

/** The name, value and attributes that a reply gets. */
function sent(cookie: Cookie): unknown[] {
  const setCookie = jest.fn();
  cookie.set({ setCookie } as unknown as FastifyReply, 'secret');
  return setCookie.mock.calls[0] ?? [];
}

describe('a cookie', () => {
  it('has a prefix where the address is https, so that browsers take it from that host alone', () => {
    expect(new Cookie('guest', SITE, { maxAgeSeconds: 60 }).name).toBe('__Host-guest');
    expect(new Cookie('known', SITE, { maxAgeSeconds: 60, prefix: '__Secure-' }).name).toBe('__Secure-known');
    expect(new Cookie('pass', SITE, { maxAgeSeconds: 60, prefix: '' }).name).toBe('pass');
  });

  it('has its plain name elsewhere, where browsers take no prefix', () => {
    expect(new Cookie('guest', LOCAL, { maxAgeSeconds: 60 }).name).toBe('guest');
  });

  it('is hidden from scripts, and sent over https alone where the address is https', () => {
    const attributes = { httpOnly: true, sameSite: 'lax', path: '/', maxAge: 60 };

    expect(sent(new Cookie('guest', SITE, { maxAgeSeconds: 60 }))).toEqual([
      '__Host-guest',
      'secret',
      { ...attributes, secure: true },
    ]);
    expect(sent(new Cookie('guest', LOCAL, { maxAgeSeconds: 60 }))).toEqual([
      'guest',
      'secret',
      { ...attributes, secure: false },
    ]);
  });

  it('has a path and a restriction to the site of its own where it says so', () => {
    const cookie = new Cookie('known', SITE, { maxAgeSeconds: 60, path: '/api/login', sameSite: 'strict' });

    expect(sent(cookie)[2]).toMatchObject({ path: '/api/login', sameSite: 'strict' });
  });
});
