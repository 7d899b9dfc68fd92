import { describe, expect, it } from '@jest/globals';
import { priceStay } from '@farmhouse/contracts/bookings/price/price';
import {
  changeOf,
  changesOf,
  isChange,
  isPhoneOptional,
  isPriceable,
  isStayChange,
  rebaseOnNewer,
  type ChangedBooking,
  type ChangeFields,
} from './change-values.ts';
import { newerState } from './newer-state.ts';

const TEN = { code: 'TEN', type: 'percentage', value: 10, minAmount: 0, maxDiscount: null } as const;
const aPrice = (guestCount: number, coupon: typeof TEN | null = null) =>
  priceStay({ book: { pricePerGuest: 1150, maintenanceFee: 500 }, guestCount, services: [], coupon });

const booking: ChangedBooking = {
  version: 3,
  status: 'confirmed',
  fullName: 'Asha Rao',
  contactNumber: '9876543210',
  email: null,
  specialRequests: null,
  checkinDate: '2027-01-08',
  checkoutDate: '2027-01-10',
  checkinTime: '14:00',
  checkoutTime: null,
  guestCount: 12,
  selectedServices: ['1', '2'],
  couponCode: null,
  price: aPrice(12),
};
const typed = (change: Partial<ChangeFields> = {}): ChangeFields => ({ ...changeOf(booking), ...change });

describe('a change of a booking', () => {
  it('is not detected in a new form, for reordered services, or for a reason alone', () => {
    expect(isChange(typed(), booking)).toBe(false);
    expect(isChange(typed({ selectedServices: ['2', '1'], reason: 'Rain' }), booking)).toBe(false);
    expect(changesOf(typed(), booking)).toEqual({ pricing: 'booked' });
  });

  it.each<[Partial<ChangeFields>, object]>([
    [
      { checkinDate: '2027-01-15', checkoutDate: '2027-01-17' },
      { checkinDate: '2027-01-15', checkoutDate: '2027-01-17' },
    ],
    [{ checkoutTime: '10:00' }, { checkoutTime: '10:00' }],
    [{ guestCount: '14' }, { guestCount: 14 }],
    [{ selectedServices: [] }, { selectedServices: [] }],
    [{ couponCode: ' ten ' }, { couponCode: 'ten' }],
    [{ discountAmount: '1500' }, { discountAmount: 1500 }],
    [{ discountAmount: '0' }, { discountAmount: 0 }],
    [{ email: ' asha@example.com' }, { email: 'asha@example.com' }],
    [{ specialRequests: 'Late dinner' }, { specialRequests: 'Late dinner' }],
  ])('with %j sends only the fields that differ from the booking', (change, sent) => {
    expect(changesOf(typed(change), booking)).toEqual({ ...sent, pricing: 'booked' });
  });

  it('sends cleared fields as empty', () => {
    const with_ = {
      ...booking,
      email: 'asha@example.com',
      couponCode: 'TEN',
      price: aPrice(12, TEN),
      checkoutTime: '10:00',
    };
    const emptied = { ...changeOf(with_), email: '', couponCode: '', checkoutTime: '' };

    expect(changesOf(emptied, with_)).toEqual({ email: null, couponCode: null, checkoutTime: null, pricing: 'booked' });
  });

  it('shows a discount only if it differs from the coupon’s', () => {
    const byCoupon = { ...booking, couponCode: 'TEN', price: aPrice(12, TEN) };
    const agreed = { ...byCoupon, price: { ...byCoupon.price, discountAmount: 2000 } };

    expect(changeOf(byCoupon).discountAmount).toBe('');
    expect(changeOf(agreed).discountAmount).toBe(2000);
    expect(changesOf({ ...changeOf(agreed), discountAmount: '' }, agreed)).toMatchObject({ discountAmount: null });
  });

  it('sends the agreed total only if it is priced by an agreed total', () => {
    expect(changesOf(typed({ pricing: 'fixed', finalTotal: '12,000' }), booking)).toEqual({
      pricing: 'fixed',
      finalTotal: 12_000,
    });
    expect(changesOf(typed({ pricing: 'today', finalTotal: '12000' }), booking)).toEqual({ pricing: 'today' });
  });

  it.each<[Partial<ChangeFields>, boolean, string]>([
    [{}, true, 'as it opens'],
    [{ checkinDate: '' }, false, 'without an arrival'],
    [{ checkoutDate: '2027-01-07' }, false, 'with a departure before the arrival'],
    [{ guestCount: '' }, false, 'without guests'],
    [{ pricing: 'fixed' }, false, 'without the agreed total'],
    [{ pricing: 'fixed', finalTotal: '0' }, true, 'with an agreed total of nothing'],
  ])('with %j can be previewed: %s, %s', (change, response) => {
    expect(isPriceable(typed(change))).toBe(response);
  });

  it.each([
    ['+91 98480 12345', 'asha@example.com', true],
    ['+91 98480 12345', ' ', false],
    ['', '', true],
  ])('needs no phone number after %j with the email address %j: %s', (contactNumber, email, isOptional) => {
    expect(isPhoneOptional({ contactNumber }, { email })).toBe(isOptional);
  });

  it('concerns the stay unless only the contact changes', () => {
    expect(isStayChange(typed({ fullName: 'Asha R', email: 'a@example.com' }), booking)).toBe(false);
    expect(isStayChange(typed({ guestCount: 13 }), booking)).toBe(true);
    expect(isStayChange(typed({ pricing: 'today' }), booking)).toBe(true);
  });
});

describe('a booking that was changed elsewhere meanwhile', () => {
  const newer: ChangedBooking = { ...booking, version: 4, guestCount: 13, fullName: 'Asha Reddy', price: aPrice(13) };

  it('is described field by field, with the former and the new value', () => {
    expect(newerState(booking, newer)).toEqual([
      { name: 'Guests', was: '12 guests', is: '13 guests' },
      { name: 'Total', was: '₹14,300', is: '₹15,450' },
      { name: 'Name', was: 'Asha Rao', is: 'Asha Reddy' },
    ]);
    expect(newerState(booking, { ...booking, version: 4 })).toEqual([]);
  });

  it('keeps the edited fields, and updates all others', () => {
    const mine = typed({ guestCount: '14', specialRequests: 'Late dinner', pricing: 'today', reason: 'More of us' });

    expect(rebaseOnNewer(mine, booking, newer)).toEqual({ ...mine, fullName: 'Asha Reddy' });
  });
});
