import { describe, expect, it } from '@jest/globals';
import type { BookingStatus } from '@farmhouse/contracts/bookings/booking/booking';
import { consequenceOfPending, isUnusualTransition } from './unusual-transition.ts';

const STAY = { checkinDate: '2026-12-01', checkinTime: '12:00', checkoutDate: '2026-12-02', checkoutTime: '11:00' };
const isUnusual = (status: BookingStatus, to: BookingStatus, now: string) =>
  isUnusualTransition({ ...STAY, status }, to, new Date(now));
const AFTER = '2026-12-02T11:00:00+05:30';

describe('isUnusualTransition', () => {
  it.each([
    ['pending', 'confirmed'],
    ['pending', 'cancelled'],
    ['confirmed', 'cancelled'],
    ['confirmed', 'completed'],
  ] as const)('is false from %s to %s', (from, to) => {
    expect(isUnusual(from, to, AFTER)).toBe(false);
  });

  it.each([
    ['pending', 'completed'],
    ['confirmed', 'pending'],
    ['cancelled', 'pending'],
    ['cancelled', 'confirmed'],
    ['cancelled', 'completed'],
    ['completed', 'pending'],
    ['completed', 'confirmed'],
    ['completed', 'cancelled'],
  ] as const)('is true from %s to %s', (from, to) => {
    expect(isUnusual(from, to, AFTER)).toBe(true);
  });

  it('is false when the status stays the same', () => {
    expect(isUnusual('completed', 'completed', AFTER)).toBe(false);
  });

  it('is true for completing a confirmed stay before its check-out', () => {
    const before = '2026-12-02T10:59:00+05:30';

    expect(isUnusual('confirmed', 'completed', before)).toBe(true);
    expect(isUnusual('confirmed', 'cancelled', before)).toBe(false);
  });
});

describe('the consequence of setting a booking to pending', () => {
  it.each([
    ['a guest before check-in', 'guest', '2026-12-01T11:59:00+05:30', /cancelled, and everything that was paid/],
    ['a guest after check-in', 'guest', '2026-12-01T12:00:00+05:30', /stays pending until you change it/],
    ['the owner', 'owner', '2026-11-01T12:00:00+05:30', /stays pending until you change it/],
  ] as const)('is named for a booking of %s', (_case, source, now, consequence) => {
    expect(consequenceOfPending({ ...STAY, source }, new Date(now))).toMatch(consequence);
  });
});
