import { expect, it } from '@jest/globals';
import { likelyFeed, passedOnText } from './export-text.ts';

const AIRBNB = { id: 1, name: 'Airbnb' };
const BOOKING = { id: 2, name: 'Booking.com' };
const linkOf = (feedId: number | null, kind: 'site' | 'owner' = 'site') => ({ kind, feedId });

it.each([
  ['the only imported calendar', [AIRBNB], [], AIRBNB],
  ['the only one without a link', [AIRBNB, BOOKING], [linkOf(1)], BOOKING],
  ['none of several without a link', [AIRBNB, BOOKING], [linkOf(null)], undefined],
  ['none when each has its link', [AIRBNB], [linkOf(1)], undefined],
  ['none when nothing is imported', [], [], undefined],
])('the suggested calendar for a new link is %s', (_case, feeds, links, expected) => {
  expect(likelyFeed(feeds, links)).toBe(expected);
});

it.each([
  ['of an imported calendar', linkOf(1), [AIRBNB], /^Leaves out what came from Airbnb$/],
  [
    'of no imported calendar, while one has no link',
    linkOf(null),
    [AIRBNB],
    /^No calendar is chosen as this site’s own.*choose it under Edit/,
  ],
  ['of no imported calendar, while each has its link', linkOf(null), [BOOKING], /^Passes on every imported calendar$/],
])('a link %s says which imported entries its site gets', (_case, link, feeds, expected) => {
  expect(passedOnText(link, feeds, [link, linkOf(BOOKING.id)])).toMatch(expected);
});

it('a link says nothing of imported entries for the owner’s phone, or when nothing is imported', () => {
  expect(passedOnText(linkOf(null, 'owner'), [AIRBNB], [])).toBeUndefined();
  expect(passedOnText(linkOf(null), [], [])).toBeUndefined();
});
