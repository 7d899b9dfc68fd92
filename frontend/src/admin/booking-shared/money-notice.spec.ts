import { describe, expect, it } from '@jest/globals';
import type { PaymentStatus } from '@farmhouse/contracts/bookings/booking';
import { moneyNotice } from './money-notice.ts';

const aBooking = (paymentStatus: PaymentStatus) => ({
  paymentStatus,
  finalTotal: 14300,
  upiTransactionId: '412345678901',
});

describe('moneyNotice of a booking that is about to be cancelled', () => {
  it('names the verified amount and who returns it', () => {
    const notice = moneyNotice(aBooking('verified'));

    expect(notice).toMatch(/^The payment of ₹14,300 is verified\. Cancelling does not send it back/);
  });

  it.each(['paid', 'pending_verification'] as const)('names the reference that is not verified yet (%s)', (status) => {
    expect(moneyNotice(aBooking(status))).toContain('₹14,300 has been paid (UTR 412345678901), which is not verified');
  });

  it.each(['pending', 'failed'] as const)('is absent while no money has been sent (%s)', (status) => {
    expect(moneyNotice(aBooking(status))).toBeUndefined();
  });
});
