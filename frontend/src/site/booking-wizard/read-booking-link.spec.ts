import { describe, expect, it } from '@jest/globals';
import { bookingPath, type BookingLink } from '../ui/stay/booking-link.ts';
import { bookingLinkOf, withoutBookingLink } from './read-booking-link.ts';

describe('bookingPath', () => {
  it.each<[BookingLink, string]>([
    [{}, '/booking'],
    [{ service: 'bbq-setup' }, '/booking?service=bbq-setup'],
    [{ checkinDate: '2026-12-04', checkoutDate: '2026-12-06' }, '/booking?checkin=2026-12-04&checkout=2026-12-06'],
  ])('returns for %j the address %s', (link, path) => {
    expect(bookingPath(link)).toBe(path);
  });
});

describe('bookingLinkOf', () => {
  it.each<[string, BookingLink]>([
    ['?service=bbq-setup', { service: 'bbq-setup' }],
    ['?checkin=2026-12-04&checkout=2026-12-06', { checkinDate: '2026-12-04', checkoutDate: '2026-12-06' }],
    ['?checkin=tomorrow&checkout=2026-02-30', {}],
    ['?service=&utm_source=x', {}],
  ])('reads from %s %j', (search, link) => {
    expect(JSON.parse(JSON.stringify(bookingLinkOf(search)))).toEqual(link);
  });
});

describe('withoutBookingLink', () => {
  it.each([
    ['?service=bbq-setup', ''],
    ['?noscripts=1&checkin=2026-12-04&checkout=2026-12-06', '?noscripts=1'],
  ])('reduces %s to "%s"', (search, rest) => {
    expect(withoutBookingLink(search)).toBe(rest);
  });
});
