import { expect, it } from '@jest/globals';
import { DEFAULT_PRICE_BOOK } from '@farmhouse/contracts/bookings/price/price-book';
import { priceStay } from '@farmhouse/contracts/bookings/price/price';
import { EMPTY_FORM, type FormOutput } from '../form/booking-form.ts';
import { payloadOf } from './payload.ts';

const form: FormOutput = {
  ...EMPTY_FORM,
  fullName: 'Asha Rao',
  contactNumber: '9000012345',
  checkinDate: '2026-12-05',
  checkoutDate: '2026-12-07',
  guestCount: 4,
  checkinTime: '14:00',
  selectedServices: ['3'],
};
const services = [{ id: '3', name: 'Bonfire Arrangement', price: 800 }];
const price = priceStay({ book: DEFAULT_PRICE_BOOK, guestCount: 4, services });

it('payloadOf contains every field of the booking request, with the current price', () => {
  expect(payloadOf(form, { price, coupon: { status: 'none' } })).toEqual({
    fullName: 'Asha Rao',
    contactNumber: '9000012345',
    email: '',
    checkinDate: '2026-12-05',
    checkoutDate: '2026-12-07',
    guestCount: 4,
    checkinTime: '14:00',
    checkoutTime: '',
    selectedServices: ['3'],
    couponCode: '',
    specialRequests: '',
    basePrice: 4600,
    servicesPrice: 800,
    discountAmount: 0,
    finalTotal: 5900,
  });
});

it('payloadOf contains the UTR as plain digits and no coupon that was refused', () => {
  const paid = { ...form, upiTransactionId: '1234 5678 9012' };

  expect(payloadOf(paid, { price, coupon: { status: 'invalid', message: 'No' } })).toMatchObject({
    upiTransactionId: '123456789012',
    couponCode: '',
  });
});

it('payloadOf contains no UTR when nothing is due', () => {
  const free = { ...price, finalTotal: 0 };

  const payload = payloadOf({ ...form, upiTransactionId: '123456789012' }, { price: free, coupon: { status: 'none' } });

  expect(payload).not.toHaveProperty('upiTransactionId');
});
