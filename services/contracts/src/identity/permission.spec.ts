import { describe, expect, it } from '@jest/globals';
import { isPermitted, PERMISSIONS, permissionsOf, type Permission } from './permission.ts';

it('permissionsOf: the role admin has every permission', () => {
  expect(permissionsOf('admin')).toEqual(PERMISSIONS);
});

it.each(['', 'cook', 'Admin', 'constructor', '__proto__'])('permissionsOf: the unknown role "%s" has none', (role) => {
  expect(permissionsOf(role)).toEqual([]);
});

describe('isPermitted', () => {
  it.each<[string, readonly Permission[], boolean]>([
    ['admin', ['payments'], true],
    ['admin', ['bookings', 'payments'], true],
    ['admin', [], true],
    ['cook', ['payments'], false],
    ['cook', [], true],
  ])('allows an admin with the role %s where one of %j is needed: %s', (role, needs, expected) => {
    expect(isPermitted(role, needs)).toBe(expected);
  });
});
