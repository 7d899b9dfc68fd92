import { beforeEach, describe, expect, it } from '@jest/globals';
import type { BookingSnapshot } from '@farmhouse/contracts/events/payloads';
import { callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { aBooking, bookingInput, dbOf, postBooking, rowsOf, stayIn, stored } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();

describe('POST /api/bookings', () => {
  it('stores a pending booking with the price lines computed by the server', async () => {
    const input = bookingInput({
      selectedServices: ['2', '1', '2'],
      couponCode: ' welcome10 ',
      finalTotal: 1,
      basePrice: 1,
    });

    const { status, body } = await postBooking(bookings, input);

    expect(status).toBe(201);
    expect(body).toEqual({
      confirmationCode: expect.stringMatching(/^FH-[0-9A-HJKMNP-TV-Z]{8}$/),
      status: 'pending',
      paymentStatus: 'pending',
      finalTotal: 7290,
      priceAdjusted: true,
      price: {
        pricePerGuest: 1150,
        guestCount: 4,
        basePrice: 4600,
        services: [
          { id: '2', name: 'Bonfire Arrangement', price: 1200 },
          { id: '1', name: 'BBQ Setup', price: 1800 },
        ],
        servicesPrice: 3000,
        maintenanceFee: 500,
        subtotal: 8100,
        coupon: { code: 'WELCOME10', type: 'percentage', value: 10, minAmount: 5000, maxDiscount: 1000 },
        discountAmount: 810,
        finalTotal: 7290,
        lines: [
          { kind: 'guest_stay', label: 'Guests', quantity: 4, unit: 'guest', amount: 4600 },
          { kind: 'service', label: 'Bonfire Arrangement', quantity: 1, unit: 'stay', amount: 1200 },
          { kind: 'service', label: 'BBQ Setup', quantity: 1, unit: 'stay', amount: 1800 },
          { kind: 'fee', label: 'Maintenance fee', quantity: 1, unit: 'stay', amount: 500 },
          { kind: 'discount', label: 'Discount (WELCOME10)', quantity: 1, unit: 'stay', amount: -810 },
        ],
      },
    });
    expect(await stored(bookings, 1)).toMatchObject({
      source: 'guest',
      selectedServices: ['2', '1'],
      couponCode: 'WELCOME10',
      basePrice: 4600,
      servicesPrice: 3000,
      maintenanceFee: 500,
      discountAmount: 810,
      finalTotal: 7290,
      price: body.price,
      emailSent: false,
      reminderSent: false,
    });
  });

  it('returns priceAdjusted false when the guest was shown the same total', async () => {
    const { body } = await postBooking(bookings, bookingInput({ finalTotal: 5100 }));

    expect(body).toMatchObject({ finalTotal: 5100, priceAdjusted: false });
  });

  it.each([undefined, null, ''])('returns priceAdjusted false when the shown total is %j', async (finalTotal) => {
    const { body } = await postBooking(bookings, { ...bookingInput(), finalTotal });

    expect(body).toMatchObject({ finalTotal: 5100, priceAdjusted: false });
  });

  it('charges the owner’s current rates', async () => {
    await dbOf(bookings).query(
      `INSERT INTO setting_copies VALUES ('price_per_guest', '₹1,400', 2, false), ('maintenance_fee', '0', 2, false)`,
    );

    const { body } = await postBooking(bookings, bookingInput());

    expect(body.finalTotal).toBe(5600);
  });

  it('publishes booking.requested with a snapshot and writes an audit entry', async () => {
    const { code } = await aBooking(bookings, { specialRequests: ' late arrival ' });

    const [event] = await eventsOf(bookings, 'booking.requested');
    expect(event?.booking).toMatchObject({
      id: 1,
      confirmationCode: code,
      source: 'guest',
      checkoutTime: '11:00',
      specialRequests: 'late arrival',
      guestsPrice: 4600,
      finalTotal: 5100,
      status: 'pending',
      upiTransactionId: null,
    } satisfies Partial<BookingSnapshot>);
    const { body } = await callAsAdmin(bookings, 'GET', '/api/admin/bookings/1');
    expect(body).toMatchObject({ audit: [{ actor: 'guest', action: 'requested', from: null, to: 'pending' }] });
  });

  it('sets an HttpOnly, SameSite cookie with the guest token', async () => {
    const { body, headers } = await postBooking(bookings, bookingInput());

    expect(headers['set-cookie']).toMatch(
      new RegExp(`^guest_${body.confirmationCode}=[0-9a-f]{32}; Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax$`),
    );
  });

  it('stores a UTR in the body as the first payment submission', async () => {
    const { body } = await postBooking(bookings, bookingInput({ upiTransactionId: '1234 5678 ９０12' }));

    expect(body.paymentStatus).toBe('pending_verification');
    expect(await stored(bookings, 1)).toMatchObject({ upiTransactionId: '123456789012', submissions: 1 });
    const { body: details } = await callAsAdmin(bookings, 'GET', '/api/admin/bookings/1');
    expect(details).toMatchObject({ payments: [{ upiTransactionId: '123456789012', outcome: 'submitted' }] });
  });

  it('ignores fields that a guest may not set', async () => {
    const hostile = { id: 77, status: 'confirmed', paymentStatus: 'verified', confirmationCode: 'FH-00000000' };

    const { body } = await postBooking(bookings, { ...bookingInput(), ...hostile, emailSent: true, source: 'owner' });

    expect(body.confirmationCode).not.toBe('FH-00000000');
    expect(await stored(bookings, 1)).toMatchObject({ status: 'pending', paymentStatus: 'pending', source: 'guest' });
  });

  it('removes invisible characters from name and number', async () => {
    const copied = { fullName: '\u202eAsha\u202c Rao\u200b', contactNumber: '\u202a+91 98765 43210\u202c' };

    const { status } = await postBooking(bookings, bookingInput(copied));

    expect(status).toBe(201);
    expect(await stored(bookings, 1)).toMatchObject({ fullName: 'Asha Rao', contactNumber: '+91 98765 43210' });
  });

  it('removes bidirectional control characters from special requests', async () => {
    const specialRequests = 'Two cots,\n\u202eplease\u202c \u2067call\u2069 \u061cus\u200f';

    await postBooking(bookings, bookingInput({ specialRequests }));

    expect(await stored(bookings, 1)).toMatchObject({ specialRequests: 'Two cots,\nplease call us' });
  });

  it('accepts a same-day visit, numbers as text and empty form fields', async () => {
    const form = { email: '', checkoutTime: '', couponCode: '', specialRequests: '', upiTransactionId: '' };

    const { status } = await postBooking(bookings, { ...bookingInput(stayIn(3, 0)), ...form, guestCount: '20' });

    expect(status).toBe(201);
    expect(await stored(bookings, 1)).toMatchObject({
      guestCount: 20,
      email: null,
      checkoutTime: null,
      couponCode: null,
      upiTransactionId: null,
    });
  });

  it('stores a name on one line', async () => {
    await aBooking(bookings, { fullName: '  Asha\r\nBcc: all@example.com  Rao ' });

    expect((await stored(bookings, 1)).fullName).toBe('Asha Bcc: all@example.com Rao');
  });
});

describe('POST /api/bookings after a change of prices or dates', () => {
  beforeEach(async () => {
    await aBooking(bookings, stayIn(30));
  });

  it('charges the new rates', async () => {
    await dbOf(bookings).query(`INSERT INTO setting_copies VALUES ('maintenance_fee', '700', 2, false)`);

    const { body } = await postBooking(bookings, bookingInput());

    expect(body.finalTotal).toBe(5300);
  });

  it('accepts added services and coupons and refuses removed ones', async () => {
    await dbOf(bookings).query(`UPDATE service_copies SET active = (id = 3), version = 2`);
    await dbOf(bookings).query(`UPDATE coupon_copies SET expiry_date = NULL WHERE code = 'EXPIRED'`);

    const come = await postBooking(bookings, bookingInput({ selectedServices: ['3'], couponCode: 'EXPIRED' }));
    const gone = await postBooking(bookings, bookingInput({ selectedServices: ['1'] }));

    expect(come).toMatchObject({ status: 201, body: { finalTotal: 94_100 } });
    expect(gone).toMatchObject({ status: 400, body: { code: 'service-unknown' } });
  });

  it('refuses dates that have just been confirmed', async () => {
    const { id } = await aBooking(bookings, stayIn(10));
    await callAsAdmin(bookings, 'POST', `/api/bookings/${id}/confirm`);

    const { status, body } = await postBooking(bookings, bookingInput(stayIn(10)));

    expect(status).toBe(409);
    expect(body.code).toBe('dates-taken');
    expect(await rowsOf(bookings, 'idempotency_keys')).toBe(2);
  });

  it('stores every booking while prices change at the same time', async () => {
    const fees = Array.from({ length: 10 }, (_, index) => 500 + index);
    const change = async (fee: number) => {
      await dbOf(bookings).query(
        `INSERT INTO setting_copies VALUES ('maintenance_fee', $1, 1, false)
         ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value`,
        [String(fee)],
      );
    };

    const responses = await Promise.all(fees.flatMap((fee) => [change(fee), postBooking(bookings, bookingInput())]));
    await change(900);
    const last = await postBooking(bookings, bookingInput());

    const made = responses.filter((response) => response !== undefined);
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set([201]));
    expect(last.body.finalTotal).toBe(5500);
  });
});

describe('the turnaround between two stays', () => {
  it('allows a check-in one hour after the previous check-out, not earlier', async () => {
    const { id } = await aBooking(bookings, { ...stayIn(10, 1), checkoutTime: '12:00' });
    await callAsAdmin(bookings, 'POST', `/api/bookings/${id}/confirm`);

    const tooEarly = await postBooking(bookings, bookingInput({ ...stayIn(11, 1), checkinTime: '12:00' }));
    const inTime = await postBooking(bookings, bookingInput({ ...stayIn(11, 1), checkinTime: '13:00' }));

    expect([tooEarly.status, inTime.status]).toEqual([409, 201]);
  });

  it('allows pending bookings for the same days', async () => {
    await aBooking(bookings, stayIn(10));

    const { status } = await postBooking(bookings, bookingInput(stayIn(10)));

    expect(status).toBe(201);
  });
});
