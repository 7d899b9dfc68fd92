import { expect, it } from '@jest/globals';
import { pageName } from './page-name.ts';

it.each([
  ['/', { label: 'Home', detail: '/' }],
  ['/terms-conditions', { label: 'Terms & Conditions', detail: '/terms-conditions' }],
  ['/blog/monsoon-at-the-farm', { label: 'Monsoon at the farm', detail: '/blog/monsoon-at-the-farm' }],
  ['/gone', { label: '/gone' }],
  ['Other', { label: 'All other pages' }],
])('the page %s is shown as %j', (path, shown) => {
  expect(pageName(path)).toEqual(shown);
});
