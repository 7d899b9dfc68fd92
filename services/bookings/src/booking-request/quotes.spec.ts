import { describe, expect, it } from '@jest/globals';
import { call } from '@farmhouse/platform/testing/call';
import { stayIn } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();

describe('POST /api/bookings/quote', () => {
  const quote = (body: unknown) => call(bookings, 'POST', '/api/bookings/quote', { body });

  it('returns the price that a booking would have', async () => {
    const { status, body } = await quote({ guestCount: 4, selectedServices: ['1'], couponCode: 'WELCOME10' });

    expect(status).toBe(200);
    expect(body).toMatchObject({ subtotal: 6900, discountAmount: 690, finalTotal: 6210 });
  });

  it('returns the price of a stay on given dates, line by line', async () => {
    const { status, body } = await quote({ guestCount: 4, selectedServices: ['1'], ...stayIn(10, 3) });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      finalTotal: 6900,
      lines: [
        { kind: 'guest_stay', label: 'Guests', quantity: 4, unit: 'guest', amount: 4600 },
        { kind: 'service', label: 'BBQ Setup', quantity: 1, unit: 'stay', amount: 1800 },
        { kind: 'fee', label: 'Maintenance fee', quantity: 1, unit: 'stay', amount: 500 },
      ],
    });
  });

  it.each([{}, { checkinDate: null, checkoutDate: null }, { checkinDate: '', checkoutDate: '' }, stayIn(0, 0)])(
    'returns a price for the dates %j',
    async (dates) => {
      const { status, body } = await quote({ guestCount: 2, ...dates });

      expect(status).toBe(200);
      expect(body).toMatchObject({ finalTotal: 2800 });
    },
  );

  it.each([
    [{ checkinDate: '2027-02-30', checkoutDate: '2027-03-02' }, 'checkinDate', 'Check-in date is required'],
    [{ checkinDate: stayIn(3).checkinDate }, 'checkoutDate', 'Check-out date is required'],
    [{ checkoutDate: stayIn(3).checkoutDate }, 'checkinDate', 'Check-in date is required'],
    [stayIn(-1), 'checkinDate', 'Check-in date cannot be in the past'],
    [stayIn(5, -1), 'checkoutDate', 'Check-out date cannot be before the check-in date'],
    [stayIn(5, 31), 'checkoutDate', 'A stay can be at most 30 nights'],
  ])('returns 400 for the dates %j', async (dates, path, message) => {
    const { status, body } = await quote({ guestCount: 2, ...dates });

    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path, message }] });
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
