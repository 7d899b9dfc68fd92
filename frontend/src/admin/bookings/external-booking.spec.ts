import { describe, expect, it } from '@jest/globals';
import { amountsOf, externalBookingOf, newExternalBooking } from './external-booking.ts';

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
