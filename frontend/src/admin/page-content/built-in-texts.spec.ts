import { describe, expect, it } from '@jest/globals';
import { SITE_TEXTS } from '@farmhouse/contracts/content/site-texts';
import { builtInTexts } from './built-in-texts.ts';

const stored = Object.keys(SITE_TEXTS).map((identifier) => ({ identifier }));

describe('builtInTexts', () => {
  it('lists nothing while every text of the site is stored', () => {
    expect(builtInTexts([...stored, { identifier: 'own.text' }])).toEqual([]);
  });

  it('lists a text that was set back, with the page and type that it needs to be written again', () => {
    expect(builtInTexts(stored.filter(({ identifier }) => identifier !== 'house.rules'))).toEqual([
      {
        identifier: 'house.rules',
        page: 'home',
        contentType: 'list',
        category: 'lists',
        description: 'House rules, one a line',
      },
    ]);
  });
});
