import { expect, it } from '@jest/globals';
import { CONTENT_TABLES } from '@farmhouse/contracts/content/content-tables';
import { SITE_TEXTS } from '@farmhouse/contracts/content/site-texts';
import { newContent } from './new-content.ts';

it.each(Object.keys(CONTENT_TABLES))('the form for the built-in table %s begins with an empty table', (identifier) => {
  const draft = { identifier, ...SITE_TEXTS[identifier as keyof typeof CONTENT_TABLES] };

  expect(newContent(draft)).toEqual({ ...draft, content: '[]' });
});

it.each([{}, { identifier: 'house.rules', contentType: 'list' } as const])(
  'the form for a new text %j begins without content',
  (draft) => {
    expect(newContent(draft).content).toBe('');
  },
);
