import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { CodeText } from './code-text.tsx';

it('CodeText keeps a confirmation code on one line', () => {
  expect(renderToStaticMarkup(<CodeText text="Competes with FH-AAAA1111 and 3 more" />)).toBe(
    'Competes with <span class="whitespace-nowrap">FH-AAAA1111</span> and 3 more',
  );
  expect(renderToStaticMarkup(<CodeText text="Dates blocked by you" />)).toBe('Dates blocked by you');
});
