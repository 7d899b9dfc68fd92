import { describe, expect, it } from '@jest/globals';
import type { ContentType } from '@farmhouse/contracts/content/page-content';
import { contentHtml, contentList, contentTable } from './page-content.ts';

const stored = (contentType: ContentType, content: string, identifier = 'home.tips') => [
  { identifier, contentType, content },
];
const FALLBACK = [{ name: 'Keesara', km: 1.8 }];

describe('A list of a page’s content', () => {
  it.each([
    ['the stored lines', stored('list', 'One\n\n  Two '), ['One', 'Two']],
    ['nothing for a list that the owner has emptied', stored('list', ' \n '), []],
    ['the fallback for a record of another type', stored('json', '[]'), ['Default']],
    ['the fallback when nothing is stored', [], ['Default']],
  ])('shows %s', (_what, records, expected) => {
    expect(contentList(records, 'home.tips', ['Default'])).toEqual(expected);
  });
});

describe('A table of a page’s content', () => {
  it.each([
    ['the stored entries', '[{"name":"Lake","km":5}]', [{ name: 'Lake', km: 5 }]],
    [
      'only the entries with every column',
      '[{"name":"Lake"},7,null,{"name":"Hill","km":3}]',
      [{ name: 'Hill', km: 3 }],
    ],
    ['nothing for a table that the owner has emptied', '[]', []],
    ['the fallback for entries of wrong types', '[{"name":"Lake","km":"5"}]', FALLBACK],
    ['the fallback for an object', '{"name":"Lake"}', FALLBACK],
    ['the fallback for invalid JSON', '[', FALLBACK],
  ])('shows %s', (_what, content, expected) => {
    expect(contentTable(stored('json', content, 'home.landmarks'), 'home.landmarks', FALLBACK)).toEqual(expected);
  });

  it('shows the fallback when nothing is stored', () => {
    expect(contentTable([], 'home.landmarks', FALLBACK)).toEqual(FALLBACK);
  });
});

describe('A long text of a page’s content', () => {
  it.each([
    ['the stored HTML', stored('html', '<p>Text</p>'), '<p>Text</p>'],
    ['nothing for plain text, which is not sanitised', stored('text', '<script>'), undefined],
    ['nothing for an empty text', stored('html', ' '), undefined],
  ])('shows %s', (_what, records, expected) => {
    expect(contentHtml(records, 'home.tips')).toBe(expected);
  });
});
