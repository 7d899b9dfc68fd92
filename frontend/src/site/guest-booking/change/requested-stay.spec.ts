import { describe, expect, it } from '@jest/globals';
import type { BusyRange } from '@farmhouse/contracts/bookings/availability/availability';
import {
  changesOf,
  isChanged,
  isTaken,
  rebaseOnNewer,
  withDates,
  priceSource,
  stayAsBooked,
} from './requested-stay.ts';

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
  it('is empty while the form is unchanged, whatever the order of services', () => {
    expect(isChanged(asBooked, booked)).toBe(false);
    expect(isChanged({ ...asBooked, selectedServices: ['2', '1'], note: 'Hello' }, booked)).toBe(false);
  });

  it.each([
    [{ checkinDate: '2027-01-15', checkoutDate: '2027-01-17' }],
    [{ checkinTime: '16:00' }],
    [{ checkoutTime: '09:00' }],
    [{ guestCount: 14 }],
    [{ selectedServices: ['1'] }],
  ])('contains only changed fields: %j', (change) => {
    expect(changesOf({ ...asBooked, ...change }, booked)).toEqual(change);
  });

  it('can remove the coupon', () => {
    expect(changesOf({ ...asBooked, usesCoupon: false }, booked)).toEqual({ couponCode: null });
  });
});

describe('a change of the booking while the guest fills in the form', () => {
  const moved = { checkinDate: '2027-01-15', checkoutDate: '2027-01-17' };
  const newer = { ...booked, ...moved, guestCount: 10, checkinTime: '15:00', selectedServices: [] };

  it.each([
    ['nothing', {}, {}],
    ['guests', { guestCount: 14 }, { guestCount: 14 }],
    ['an hour', { checkinTime: '16:00' }, { checkinTime: '16:00' }],
    ['services', { selectedServices: ['1'] }, { selectedServices: ['1'] }],
    ['no coupon', { usesCoupon: false }, { couponCode: null }],
    [
      'dates',
      { checkinDate: '2027-02-01', checkoutDate: '2027-02-03' },
      { checkinDate: '2027-02-01', checkoutDate: '2027-02-03' },
    ],
  ])('is kept when the guest has chosen %s', (_what, chosen, sent) => {
    const requested = rebaseOnNewer({ ...asBooked, ...chosen, note: 'Hello' }, booked, newer);

    expect(changesOf(requested, newer)).toEqual(sent);
    expect(requested.note).toBe('Hello');
  });

  it('leaves no coupon when the booking has none any more', () => {
    expect(rebaseOnNewer(asBooked, booked, { ...newer, couponCode: null }).usesCoupon).toBe(false);
  });
});

describe('the check-out time of a stay that is changed', () => {
  const night = { checkinDate: '2027-01-08', checkoutDate: '2027-01-09' };
  const day = { checkinDate: '2027-01-08', checkoutDate: '2027-01-08' };
  const visit = { ...booked, ...day, checkoutTime: '21:00' };

  it('is kept when the stay only moves', () => {
    const moved = { checkinDate: '2027-01-15', checkoutDate: '2027-01-17' };

    expect(changesOf(withDates(asBooked, moved, booked), booked)).toEqual(moved);
  });

  it('becomes the usual one when a day visit becomes a stay over night, and is sent', () => {
    const requested = withDates(stayAsBooked(visit), night, visit);

    expect(requested.checkoutTime).toBe('');
    expect(changesOf(requested, visit)).toEqual({ checkoutDate: night.checkoutDate, checkoutTime: null });
  });

  it('becomes the usual one when a stay over night becomes a day visit, so that a late check-in fits', () => {
    const requested = withDates({ ...asBooked, checkinTime: '13:00' }, day, booked);

    expect(changesOf(requested, booked)).toEqual({
      checkoutDate: day.checkoutDate,
      checkinTime: '13:00',
      checkoutTime: null,
    });
    expect(
      isTaken(requested, booked, [{ kind: 'taken', from: '2027-01-08T14:30:00.000Z', to: '2027-01-08T15:00:00.000Z' }]),
    ).toBe(true);
  });

  it('is sent for the other kind of stay even when it reads as the booked one', () => {
    const requested = { ...withDates(asBooked, day, booked), checkinTime: '10:00', checkoutTime: '11:00' };

    expect(changesOf(requested, booked)).toMatchObject({ checkoutTime: '11:00' });
  });

  it('is the booked one again when the stay is of the booked kind again', () => {
    const early = { ...booked, checkoutTime: '10:00' };
    const there = withDates(stayAsBooked(early), day, early);

    expect(isChanged(withDates(there, booked, early), early)).toBe(false);
  });

  it('is not changed by leaving it open where the booked one is the usual one', () => {
    expect(isChanged({ ...asBooked, checkoutTime: '' }, booked)).toBe(false);
    expect(isChanged({ ...stayAsBooked(visit), checkoutTime: '' }, visit)).toBe(false);
    expect(
      changesOf(
        { ...stayAsBooked({ ...booked, checkoutTime: '10:00' }), checkoutTime: '' },
        { ...booked, checkoutTime: '10:00' },
      ),
    ).toEqual({ checkoutTime: null });
  });
});

describe('the price of a wanted stay', () => {
  const large = { ...booked, guestCount: 24 };
  const moved = { checkinDate: '2027-01-15', checkoutDate: '2027-01-17' };

  it.each([
    ['that of the booking while only hours change', booked, { checkinTime: '16:00' }, 'booking'],
    ['quoted for other dates', booked, moved, 'quote'],
    ['quoted for fewer guests than are too many for a quote', large, { guestCount: 20 }, 'quote'],
    ['set by the owner for other dates of a party too large for a quote', large, moved, 'owner'],
    ['that of the booking while only the hours of a large party change', large, { checkinTime: '16:00' }, 'booking'],
  ])('is %s', (_what, booking, change, source) => {
    const requested = { ...stayAsBooked(booking), ...change };

    expect(priceSource(requested, { ...booking, status: 'confirmed', isPriceAgreed: false })).toBe(source);
  });

  it('is `none` if it was agreed and the booking is still pending', () => {
    const agreed = { ...large, status: 'pending', isPriceAgreed: true } as const;

    expect(priceSource({ ...stayAsBooked(large), ...moved }, agreed)).toBe('none');
  });
});

it('isTaken is true for a change on dates that another booking has taken, and false for a note alone', () => {
  const range = (kind: BusyRange['kind']): BusyRange[] => [
    { kind, from: '2027-01-09T08:30:00.000Z', to: '2027-01-10T06:30:00.000Z' },
  ];
  const moreGuests = { ...asBooked, guestCount: 14 };
  const later = { ...asBooked, checkinDate: '2027-01-10', checkoutDate: '2027-01-12' };

  expect(isTaken(moreGuests, booked, range('taken'))).toBe(true);
  expect(isTaken(moreGuests, booked, range('requested'))).toBe(false);
  expect(isTaken(later, booked, range('taken'))).toBe(false);
  expect(isTaken({ ...asBooked, note: 'They bring a dog' }, booked, range('taken'))).toBe(false);
});
