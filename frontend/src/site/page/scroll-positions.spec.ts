import { afterEach, expect, it } from '@jest/globals';
import { clearScrollPosition, clearScrollPositionOnFreshLoad, scrollKeyOf } from './scroll-positions.ts';

const { performance: realPerformance } = globalThis;
const STORED = { '/services': 900, '/gallery?page=2': 400, k1: 300 };

afterEach(() => {
  Object.defineProperty(globalThis, 'performance', { value: realPerformance, configurable: true });
});

function load(
  type: string,
  pathname: string,
  search = '',
  forget = clearScrollPositionOnFreshLoad,
): Record<string, number> {
  const storage = new Map([['react-router-scroll-positions', JSON.stringify(STORED)]]);
  Object.defineProperty(globalThis, 'performance', {
    value: { getEntriesByType: () => [{ type }] },
    configurable: true,
  });
  Object.assign(globalThis, {
    window: { location: { pathname, search } },
    sessionStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    },
  });
  forget();
  return JSON.parse(storage.get('react-router-scroll-positions') ?? '{}') as Record<string, number>;
}

it('clearScrollPositionOnFreshLoad removes only the position of the address that was freshly loaded', () => {
  expect(load('navigate', '/services')).toEqual({ '/gallery?page=2': 400, k1: 300 });
  expect(load('navigate', '/gallery', '?page=2')).toEqual({ '/services': 900, k1: 300 });
});

it.each(['reload', 'back_forward'])(
  'clearScrollPositionOnFreshLoad keeps all positions when the navigation type is %s',
  (type) => {
    expect(load(type, '/services')).toEqual(STORED);
  },
);

it('clearScrollPosition removes the position of the address also after a reload', () => {
  expect(load('reload', '/services', '', clearScrollPosition)).toEqual({ '/gallery?page=2': 400, k1: 300 });
});

it('scrollKeyOf returns the address for a page from the server and the history key for any other', () => {
  expect(scrollKeyOf({ key: 'default', pathname: '/a', search: '?b=1' })).toBe('/a?b=1');
  expect(scrollKeyOf({ key: 'k1', pathname: '/a', search: '' })).toBe('k1');
});
