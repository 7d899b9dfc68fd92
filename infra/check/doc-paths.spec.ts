import { describe, expect, it } from '@jest/globals';
import { isPathOf, namedPaths } from './doc-paths.ts';

describe('namedPaths', () => {
  it('finds the paths and source files that a document names, with their lines', () => {
    const text = 'Copy `catalogue/src/service/`.\nThen `npm install`, and `<thing>.dto.ts` of `@farmhouse/contracts`.';

    expect(namedPaths(text)).toEqual([
      { path: 'catalogue/src/service/', line: 1 },
      { path: '<thing>.dto.ts', line: 2 },
    ]);
  });

  it.each([
    '`/api/bookings`',
    '`PUBLIC_URL/admin`',
    '`http://localhost:80/a`',
    '`/var/lib/farmhouse/`',
    '`confirmed`',
    '`a.b()`',
  ])('does not take %s for a path', (text) => {
    expect(namedPaths(text)).toEqual([]);
  });
});

describe('isPathOf', () => {
  const files = ['services/catalogue/src/service/service.dto.ts', 'frontend/src/site/routes.tsx'];

  it.each([
    ['services/catalogue/src/service/service.dto.ts', true],
    ['catalogue/src/service/', true],
    ['services/<service>/src/<thing>/', true],
    ['routes.tsx', true],
    ['.dto.ts', true],
    ['*.dto.ts', true],
    ['catalogue/src/coupon/', false],
    ['outes.tsx', false],
    ['services/catalogue/src/service/service.dto', false],
  ])('of %s is %s', (path, expected) => {
    expect(isPathOf(path, files)).toBe(expected);
  });
});
