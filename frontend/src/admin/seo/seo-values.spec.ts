import { describe, expect, it } from '@jest/globals';
import { averageOf, jsonKindOf, NEW_SEO, schemaDataOf, seoOf } from './seo-values.ts';

describe('averageOf', () => {
  it.each([
    [undefined, '0.0'],
    [null, '0.0'],
    ['', '0.0'],
    ['great', '0.0'],
    ['4.5', '4.5'],
    [4, '4.0'],
    ['4.56', '4.6'],
    ['9', '5.0'],
    [-1, '0.0'],
  ])('reads %p as %s', (typed, average) => {
    expect(averageOf(typed)).toBe(average);
  });
});

describe('schemaDataOf', () => {
  it.each([
    [undefined, null],
    ['  ', null],
    ['{"@type": "Place"}', { '@type': 'Place' }],
    ['[1]', [1]],
    ['{"@type": "Place"', '{"@type": "Place"'],
    ['5', '5'],
    ['null', 'null'],
    ['</script><script>alert(1)</script>', '</script><script>alert(1)</script>'],
  ])('stores %p as %j', (text, stored) => {
    expect(schemaDataOf(text)).toEqual(stored);
  });
});

it.each([
  ['{}', 'data'],
  ['[]', 'data'],
  ['5', 'other'],
  ['null', 'other'],
  ['"Place"', 'other'],
  ['{', 'none'],
  ['Place', 'none'],
])('jsonKindOf the text %s is %j', (text, kind) => {
  expect(jsonKindOf(text)).toBe(kind);
});

describe('seoOf', () => {
  it('sends defaults for untouched fields, and null for empty texts', () => {
    expect(seoOf({ ...NEW_SEO, page: 'gallery', title: '' })).toMatchObject({
      page: 'gallery',
      title: null,
      description: null,
      schemaType: 'WebPage',
      priority: 50,
      changeFreq: 'monthly',
      reviewCount: 0,
      averageRating: '0.0',
      ratingScale: 5,
      reviewsEnabled: true,
      showInSnippets: true,
      reviewSnippet1Rating: null,
      schemaData: null,
    });
  });

  it.each([
    ['many', 0],
    ['1,008', 1008],
    ['', 0],
    [-3, 0],
  ])('stores the review count %p as %i', (typed, count) => {
    expect(seoOf({ ...NEW_SEO, page: 'home', reviewCount: typed }).reviewCount).toBe(count);
  });
});
