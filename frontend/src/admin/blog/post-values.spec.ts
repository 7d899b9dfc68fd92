import { describe, expect, it } from '@jest/globals';
import { draftOf, postOf, slugAfter, slugFor, type PostFields } from './post-values.ts';

const fields = (changed: Partial<PostFields>): PostFields => ({
  title: 'Monsoon',
  slug: 'monsoon',
  content: '<p>Rain</p>',
  readTime: 5,
  ...changed,
});

describe('slugFor', () => {
  it.each([
    ['  Monsoon & Mangoes!  ', 'monsoon-mangoes'],
    ['A'.repeat(119) + ' b', 'a'.repeat(119)],
    ['कीसरा', ''],
  ])('for %j is %s', (title, slug) => {
    expect(slugFor(title)).toBe(slug);
  });
});

describe('slugAfter', () => {
  it.each([
    ['', '', 'Monsoon', 'monsoon'],
    ['monsoon', 'Monsoon', 'Monsoon days', 'monsoon-days'],
    ['rain', 'Monsoon', 'Monsoon days', 'rain'],
  ])('for the slug %j, when the title changes from %j to %j, is %s', (slug, before, title, expected) => {
    expect(slugAfter(slug, before, title)).toBe(expected);
  });
});

describe('postOf', () => {
  it('stores blank optional texts as null', () => {
    expect(postOf(fields({ excerpt: '  ', metaTitle: '', author: ' ' }))).toMatchObject({
      excerpt: null,
      metaTitle: null,
      metaDescription: null,
      featuredImage: null,
      author: null,
    });
  });

  it('stores an empty read time as the default 5 minutes', () => {
    expect(postOf(fields({ readTime: null }))).toMatchObject({ readTime: 5 });
  });
});

describe('draftOf', () => {
  it('is a draft whatever status the form has chosen', () => {
    expect(draftOf(fields({ status: 'published' }))).toEqual({ ...postOf(fields({})), status: 'draft' });
  });

  it.each([
    ['a blank title', { title: ' ' }],
    ['no slug', { slug: '' }],
    ['a slug with capitals', { slug: 'Monsoon' }],
    ['no content', { content: '' }],
    ['a read time of 0', { readTime: 0 }],
  ])('is undefined with %s', (_case, changed) => {
    expect(draftOf(fields(changed))).toBeUndefined();
  });
});
