import { describe, expect, it } from '@jest/globals';
import { reportedUrl, reportedReferrer } from './reported-urls.ts';

describe('reportedUrl', () => {
  it.each([
    ['/', '', '/'],
    ['/gallery?category=food', '?category=food&page=2', '/gallery?category=food'],
    ['/', '?utm_source=insta&utm_medium=story&fbclid=x', '/?utm_source=insta&utm_medium=story'],
    ['/payment', '?booking=FH-ABCD2345&token=secret', '/payment'],
    ['/services?service=bbq', '?service=bbq&utm_campaign=diwali', '/services?service=bbq&utm_campaign=diwali'],
  ])('of %s with the query "%s" is %s', (address, search, expected) => {
    expect(reportedUrl(address, search)).toBe(expected);
  });
});

describe('reportedReferrer', () => {
  it.each([
    ['https://www.google.com/search?q=farmhouse', 'https://www.google.com/search'],
    ['https://mail.example/inbox#token=secret', 'https://mail.example/inbox'],
    ['android-app://com.google.android.gm/', ''],
    ['', ''],
  ])('of "%s" is "%s"', (referrer, expected) => {
    expect(reportedReferrer(referrer)).toBe(expected);
  });
});
