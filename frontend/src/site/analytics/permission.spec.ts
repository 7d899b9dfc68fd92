import { describe, expect, it } from '@jest/globals';
import { isTrackingAllowed, type TrackingContext } from './permission.ts';

const VISITOR: TrackingContext = {
  answer: 'unknown',
  mode: 'opt_out',
  isOptedOut: false,
  userAgent: 'Mozilla/5.0 (X11; Linux x64) Chrome/140.0.0.0 Safari/537.36',
};

describe('isTrackingAllowed', () => {
  it.each<[boolean, string, Partial<TrackingContext>]>([
    [true, 'a visitor who has not answered, by default', {}],
    [false, 'a visitor who has not answered, with opt_in', { mode: 'opt_in' }],
    [true, 'a visitor who has consented, with opt_in', { answer: 'given', mode: 'opt_in' }],
    [false, 'a visitor who has declined', { answer: 'declined' }],
    [false, 'a browser with DNT or GPC', { isOptedOut: true }],
    [false, 'a browser with DNT or GPC after consent', { answer: 'given', isOptedOut: true }],
    [
      true,
      'a phone of the maker CUBOT',
      { userAgent: 'Mozilla/5.0 (Linux; Android 11; CUBOT_X18) Chrome/140.0.0.0 Mobile' },
    ],
    [false, 'a bot', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ])('is %s for %s', (expected, _who, context) => {
    expect(isTrackingAllowed({ ...VISITOR, ...context })).toBe(expected);
  });
});
