import { describe, expect, it } from '@jest/globals';
import type { BookingChanges } from '@farmhouse/contracts/bookings/booking-change/booking-change';
import { priceStay } from '@farmhouse/contracts/bookings/price/price';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { pricedBooking } from '../testing/priced-booking.ts';
import { changedBooking, concernsGuest, contactChanges, losesContact } from './changed-booking.rules.ts';

const BOOK = { pricePerGuest: 1000, maintenanceFee: 400 };
const booking = pricedBooking(priceStay({ book: BOOK, guestCount: 4, services: [] }));

describe('a change of the contact takes a former address or number from the booking or not', () => {
  const withoutEmail = { ...booking, email: null };

  it.each<[string, BookingChanges, BookingEntity, boolean]>([
    ['another email address', { email: 'asha.rao@example.com' }, booking, true],
    ['the email address removed', { email: null }, booking, true],
    ['the email address in other letter case', { email: 'Asha@Example.com' }, booking, false],
    ['a first email address', { email: 'asha@example.com' }, withoutEmail, false],
    ['another phone number', { contactNumber: '+91 98480 54321' }, booking, true],
    ['the phone number removed', { contactNumber: '' }, booking, true],
    ['the phone number without its country code', { contactNumber: '098480 12345' }, booking, false],
    ['the phone number in digits of another script', { contactNumber: '९८४८०१२३४५' }, booking, false],
    ['a first phone number', { contactNumber: '9848012345' }, { ...booking, contactNumber: '' }, false],
    ['another name and day', { fullName: 'Asha K Rao', checkinDate: '2027-03-04' }, booking, false],
  ])('%s', (_what, changes, of, expected) => {
    expect(losesContact(of, changedBooking(of, changes))).toBe(expected);
  });
});

describe('contactChanges and concernsGuest', () => {
  const after = (changes: BookingChanges) => changedBooking(booking, changes);

  it.each<[string, BookingChanges, boolean]>([
    ['another day', { checkinDate: '2027-03-04' }, true],
    ['another hour', { checkinTime: '12:00' }, true],
    ['more guests', { guestCount: 5 }, true],
    ['another service', { selectedServices: ['1'] }, true],
    ['a corrected name', { fullName: 'Asha K Rao' }, false],
    ['nothing', {}, false],
  ])('concerns the guest or not: %s', (_what, changes, isConcerned) => {
    expect(concernsGuest(booking, after(changes), booking.price)).toBe(isConcerned);
  });

  it('names changed contact fields without their values', () => {
    expect(contactChanges(booking, after({ fullName: 'B', email: null }))).toEqual(['name', 'email address']);
  });
});
