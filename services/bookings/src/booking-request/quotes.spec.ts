import { describe, expect, it } from '@jest/globals';
import { call } from '@farmhouse/platform/testing/call';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();

describe('POST /api/bookings/quote', () => {
  const quote = (body: unknown) => call(bookings, 'POST', '/api/bookings/quote', { body });

  it('returns the price that a booking would have', async () => {
    const { status, body } = await quote({ guestCount: 4, selectedServices: ['1'], couponCode: 'WELCOME10' });

    expect(status).toBe(200);
    expect(body).toMatchObject({ subtotal: 6900, discountAmount: 690, finalTotal: 6210 });
  });

  it.each([
    [{ guestCount: 0 }, 'invalid-input'],
    [{ guestCount: 2, selectedServices: ['3'] }, 'service-unknown'],
    [{ guestCount: 2, couponCode: 'NOPE' }, 'coupon-invalid'],
  ])('returns 400 for %j', async (input, code) => {
    const { status, body } = await quote(input);

    expect(status).toBe(400);
    expect(body).toMatchObject({ code });
  });
});
