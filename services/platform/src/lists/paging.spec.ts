import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { containsPattern, pageBounds, type PageQuery } from './paging.ts';

describe('paging', () => {
  it.each<[PageQuery, { skip: number; take: number }]>([
    [{}, { skip: 0, take: 1000 }],
    [{ q: 'Asha' }, { skip: 0, take: 1000 }],
    [{ page: 1 }, { skip: 0, take: 20 }],
    [{ page: 3 }, { skip: 40, take: 20 }],
    [{ pageSize: 50 }, { skip: 0, take: 50 }],
    [
      { page: 2, pageSize: 50 },
      { skip: 50, take: 50 },
    ],
  ])('of %j skips and takes %j', (query, bounds) => {
    expect(pageBounds(query)).toEqual(bounds);
  });
});

it.each([
  ['asha', '%asha%'],
  [' asha ', '%asha%'],
  ['50%', '%50\\%%'],
  ['a_b', '%a\\_b%'],
  ['a\\b', '%a\\\\b%'],
])('containsPattern matches %j literally: %s', (text, pattern) => {
  expect(containsPattern(text)).toBe(pattern);
});
