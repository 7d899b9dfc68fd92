import { describe, expect, it } from '@jest/globals';
import { newerRequest, type ShownRequest } from './newer-request.ts';

const shown: ShownRequest = {
  ...{ checkinDate: '2026-12-05', checkoutDate: '2026-12-06', checkinTime: '14:00', checkoutTime: null },
  ...{ guestCount: 4, servicesPrice: 0, couponCode: null, finalTotal: 5100 },
};

describe('newerRequest', () => {
  it('names nothing of a booking request that is as it was shown', () => {
    expect(newerRequest(shown, { ...shown })).toEqual([]);
  });

  it.each([
    [{ checkinDate: '2026-12-08', checkoutDate: '2026-12-09' }, 'Dates', 'Tue, 8 Dec 2026 to Wed, 9 Dec 2026'],
    [{ guestCount: 6 }, 'Guests', '6 guests'],
    [{ servicesPrice: 800 }, 'Services', '₹800'],
    [{ couponCode: 'MONSOON' }, 'Coupon', 'MONSOON'],
    [{ finalTotal: 5900 }, 'Total', '₹5,900'],
  ])('names %j, which the guest has changed since it was shown', (part, name, is) => {
    expect(newerRequest(shown, { ...shown, ...part })).toMatchObject([{ name, is }]);
  });
});
