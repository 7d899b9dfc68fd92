import { expect, it } from '@jest/globals';
import { sourceOf } from './source.ts';

const SITE = 'https://farmhouse.example';

it.each([
  ['/', null, 'Direct'],
  ['/', '', 'Direct'],
  ['/', 'not an address', 'Direct'],
  ['/booking', 'https://www.google.com/search?q=farmhouse', 'google.com'],
  ['/booking', 'https://farmhouse.example/gallery', 'Direct'],
  ['/booking', 'https://www.farmhouse.example/gallery', 'Direct'],
  ['/?utm_source=Instagram&utm_medium=social', 'https://l.instagram.com/', 'instagram'],
  ['/?utm_source=%00', 'https://l.instagram.com/', 'l.instagram.com'],
  ['/?utm_source=', 'https://l.instagram.com/', 'l.instagram.com'],
  ['/?a=1#utm_source=x', null, 'Direct'],
])('sourceOf: a session that lands on %s from %s has the source %s', (landingPage, referrer, source) => {
  expect(sourceOf(landingPage, referrer, SITE)).toBe(source);
});

it('sourceOf: a campaign name has at most 60 characters', () => {
  expect(sourceOf(`/?utm_source=${'x'.repeat(500)}`, null, SITE)).toHaveLength(60);
});
