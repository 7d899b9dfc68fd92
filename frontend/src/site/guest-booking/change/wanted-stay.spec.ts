import { describe, expect, it } from '@jest/globals';
import type { BusyRange } from '@farmhouse/contracts/bookings/booking';
import { changesOf, isChanged, isTaken, quoteOf, stayAsBooked } from './wanted-stay.ts';

const booked = {
  checkinDate: '2027-01-08',
  checkoutDate: '2027-01-10',
  checkinTime: '14:00',
  checkoutTime: '11:00',
  guestCount: 12,
  selectedServices: [
    { id: '1', name: 'BBQ', price: 1800 },
    { id: '2', name: 'Pool', price: 900 },
  ],
  couponCode: 'TEN',
};
const asBooked = stayAsBooked(booked);

describe('what a guest asks to change', () => {
  it('is nothing while the form is as it opened, whatever the order of services', () => {
    expect(isChanged(asBooked, booked)).toBe(false);
    expect(isChanged({ ...asBooked, selectedServices: ['2', '1'], note: 'Hello' }, booked)).toBe(false);
  });

  it.each([
    [{ checkinDate: '2027-01-15', checkoutDate: '2027-01-17' }],
    [{ checkinTime: '16:00' }],
    [{ checkoutTime: '09:00' }],
    [{ guestCount: 14 }],
    [{ selectedServices: ['1'] }],
  ])('names only what is otherwise: %j', (change) => {
    expect(changesOf({ ...asBooked, ...change }, booked)).toEqual(change);
  });

  it('gives the coupon up', () => {
    expect(changesOf({ ...asBooked, usesCoupon: false }, booked)).toEqual({ couponCode: null });
  });
});

it('asks for the price of the whole wanted stay, with its coupon unless it was given up', () => {
  const stay = { checkinDate: '2027-01-08', checkoutDate: '2027-01-10', guestCount: 12, selectedServices: ['1', '2'] };

  expect(quoteOf(asBooked, booked)).toEqual({ ...stay, couponCode: 'TEN' });
  expect(quoteOf({ ...asBooked, usesCoupon: false }, booked)).toEqual(stay);
});

it('knows wanted dates that somebody else has', () => {
  const range = (kind: BusyRange['kind']): BusyRange[] => [
    { kind, from: '2027-01-09T08:30:00.000Z', to: '2027-01-10T06:30:00.000Z' },
  ];

  expect(isTaken(asBooked, range('taken'))).toBe(true);
  expect(isTaken(asBooked, range('requested'))).toBe(false);
  expect(isTaken({ ...asBooked, checkinDate: '2027-01-10', checkoutDate: '2027-01-12' }, range('taken'))).toBe(false);
});
