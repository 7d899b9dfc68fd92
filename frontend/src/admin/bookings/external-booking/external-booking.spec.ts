import { describe, expect, it } from '@jest/globals';
import {
  amountsFor,
  amountsOf,
  couponOf,
  discountAfterCheck,
  externalBookingOf,
  missingText,
  newExternalBooking,
} from './external-booking.ts';

const typed = {
  ...newExternalBooking(1150),
  fullName: ' Asha Rao ',
  email: 'asha@example.in',
  contactNumber: '9876543210',
  checkinDate: '2026-12-01',
  checkoutDate: '2026-12-02',
};

describe('external booking form', () => {
  it.each([
    ['the defaults', {}, 1150],
    ['guests and services', { guestCount: '12', servicesPrice: '500' }, 14_300],
    ['a discount', { guestCount: '2', discountAmount: '300' }, 2000],
    ['a discount above the price', { discountAmount: '5000' }, 0],
    ['amounts that are no numbers', { guestCount: 'x', basePrice: 'x', servicesPrice: '' }, 0],
  ])('adds up %s', (_case, fields, total) => {
    expect(amountsOf({ ...typed, ...fields }).finalTotal).toBe(total);
  });

  it('sends all fifteen fields, trimmed', () => {
    const sent = externalBookingOf(typed);

    expect(sent).toEqual({
      fullName: 'Asha Rao',
      email: 'asha@example.in',
      contactNumber: '9876543210',
      checkinDate: '2026-12-01',
      checkoutDate: '2026-12-02',
      guestCount: 1,
      checkinTime: '12:00',
      checkoutTime: '11:00',
      basePrice: 1150,
      servicesPrice: 0,
      discountAmount: 0,
      finalTotal: 1150,
      selectedServices: [],
      couponCode: '',
      specialRequests: '',
    });
  });
});

describe('an external booking that cannot be created yet', () => {
  it.each([
    ['nothing with all three', {}, undefined],
    ['nothing without email once that is ticked', { email: '', hasNoEmail: true }, undefined],
    ['nothing without phone number once that is ticked', { contactNumber: '', hasNoPhone: true }, undefined],
    ['the email', { email: ' ' }, 'Still missing: the email address (or tick ‘No mail address’).'],
    [
      'the phone number also without email',
      { contactNumber: '', hasNoEmail: true },
      'Still missing: the contact number.',
    ],
    ['both others', { fullName: '', contactNumber: '' }, 'Still missing: the name, the contact number.'],
  ])('misses %s', (_case, fields, text) => {
    expect(missingText({ ...typed, ...fields })).toBe(text);
  });

  it('sends no email address that was typed before No mail address was ticked', () => {
    expect(externalBookingOf({ ...typed, hasNoEmail: true }).email).toBe('');
  });

  it('sends no phone number that was typed before No phone number was ticked', () => {
    expect(externalBookingOf({ ...typed, hasNoPhone: true }).contactNumber).toBe('');
  });
});

describe('a total that the owner has agreed to', () => {
  const party = { ...typed, guestCount: '14', servicesPrice: '500', discountAmount: '100' };

  it.each([
    ['less than the price is a discount', 15_000, { basePrice: 1150, discountAmount: 1600 }],
    ['the price itself has no discount', 16_600, { basePrice: 1150, discountAmount: 0 }],
    ['more raises the price per guest', 20_000, { basePrice: 1393, discountAmount: 2 }],
    ['nothing at all', 0, { basePrice: 1150, discountAmount: 16_600 }],
  ])('%s', (_case, total, amounts) => {
    expect(amountsFor(total, party)).toEqual(amounts);
    expect(amountsOf({ ...party, ...amountsFor(total, party) }).finalTotal).toBe(total);
  });
});

describe('coupon of an external booking', () => {
  it('applies to the price per guest times guests plus the services', () => {
    const fields = { ...typed, couponCode: ' SUMMER ', guestCount: '4', servicesPrice: '750', discountAmount: '300' };

    expect(couponOf(fields)).toEqual({ code: 'SUMMER', amount: 5350 });
  });

  const filled = { code: 'SUMMER', discountAmount: 300 };

  it.each([
    ['a first code fills the discount', { code: 'SUMMER', takes: 300 }, 0, undefined, 300],
    ['the same code takes more off a higher price', { code: 'SUMMER', takes: 600 }, 300, filled, 600],
    ['a discount that the owner has edited stays', { code: 'SUMMER', takes: 600 }, 250, filled, 250],
    ['another code fills an edited discount again', { code: 'WINTER', takes: 100 }, 250, filled, 100],
    ['a refused code takes its discount back', { code: 'SUMMER', takes: undefined }, 300, filled, 0],
    ['a cleared code takes its discount back', { code: '', takes: undefined }, 300, filled, 0],
    ['a cleared code leaves an edited discount', { code: '', takes: undefined }, 250, filled, 250],
    ['a refused first code leaves the owner’s discount', { code: 'NONE', takes: undefined }, 250, undefined, 250],
  ])('%s', (_case, check, discount, before, after) => {
    expect(discountAfterCheck(check, discount, before)).toBe(after);
  });
});
