import { expect, it } from '@jest/globals';
import { PAGE_LINES } from './page-lines.ts';

it('the dashboard names the pages of the sitemap, highest priority first', () => {
  expect(PAGE_LINES.slice(0, -1)).toEqual([
    ['Home', '1.0'],
    ['Services', '0.9'],
    ['Booking', '0.9'],
    ['Gallery', '0.8'],
    ['Individual service pages', '0.7'],
    ['Gallery category pages', '0.6'],
    ['Individual blog posts', '0.6'],
  ]);
  expect(PAGE_LINES.at(-1)).toEqual([
    expect.stringMatching(/^Location, contact, blog(, .+)? and legal pages$/),
    'as set under SEO & Reviews',
  ]);
});
