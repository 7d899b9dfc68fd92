import { describe, expect, it } from '@jest/globals';
import type { PaymentStatus } from '@farmhouse/contracts/bookings/booking/booking';
import { moneyNotice } from './money-notice.ts';

const aBooking = (paymentStatus: PaymentStatus) => ({
  paymentStatus,
  finalTotal: 14300,
  received: paymentStatus === 'verified' ? 14300 : 0,
  waiting: paymentStatus === 'paid' || paymentStatus === 'pending_verification' ? 14300 : 0,
  paymentAmount: paymentStatus === 'pending' ? null : 14300,
  upiTransactionId: '412345678901',
});

describe('moneyNotice', () => {
  it('states the verified amount and who refunds it', () => {
    const notice = moneyNotice(aBooking('verified'));

    expect(notice).toMatch(/^The payment of ₹14,300 is verified\. Cancelling does not send it back/);
  });

  it('states the reference of the guest that is not verified yet', () => {
    expect(moneyNotice(aBooking('pending_verification'))).toMatch(
      /^The guest says ₹14,300 has been paid \(UTR 412345678901\), which is not verified/,
    );
  });

  it('does not say that the guest claims a payment that the owner has recorded', () => {
    expect(moneyNotice(aBooking('paid'))).toMatch(
      /^A payment of ₹14,300 was recorded \(UTR 412345678901\), which is not verified/,
    );
  });

  it('names the sum of several payments that are not verified yet', () => {
    const notice = moneyNotice({ ...aBooking('paid'), paymentAmount: 3000, waiting: 8000 });

    expect(notice).toMatch(/^Several payments, ₹8,000 altogether, are not verified yet\. Verify those that arrived/);
  });

  it('names what was received, not the price of the stay, also while the rest is to be paid', () => {
    expect(moneyNotice({ ...aBooking('verified'), received: 3000 })).toContain('The payment of ₹3,000 is verified');
    expect(moneyNotice({ ...aBooking('failed'), received: 3000 })).toContain('The payment of ₹3,000 is verified');
  });

  it('names the amount that the guest says was paid, beside what was received', () => {
    const notice = moneyNotice({
      ...aBooking('pending_verification'),
      received: 3000,
      paymentAmount: 2000,
      waiting: 2000,
    });

    expect(notice).toContain('The payment of ₹3,000 is verified');
    expect(notice).toContain('₹2,000 has been paid (UTR 412345678901), which is not verified');
  });

  it('is undefined for a booking that costs nothing, unless money was received for it before', () => {
    const free = { ...aBooking('verified'), finalTotal: 0, received: 0 };

    expect(moneyNotice(free)).toBeUndefined();
    expect(moneyNotice({ ...free, received: 2800 })).toContain('The payment of ₹2,800 is verified');
  });

  it.each(['pending', 'failed'] as const)('is undefined while no money has been sent (%s)', (status) => {
    expect(moneyNotice(aBooking(status))).toBeUndefined();
  });
});
