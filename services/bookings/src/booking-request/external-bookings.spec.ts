import { describe, expect, it } from '@jest/globals';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { PublicBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { DAY_MS } from '@farmhouse/contracts/timing/durations';
import { istTime } from '@farmhouse/contracts/timing/ist';
import type { Problem } from '@farmhouse/contracts/errors';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { aBooking, rowsOf, stayIn, stored } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();

const ENTRY = {
  fullName: 'Kiran Bedi',
  email: 'kiran@example.com',
  contactNumber: '+91 00000 90001',
  guestCount: 30,
  checkinTime: '08:30',
  checkoutTime: '19:45',
  basePrice: 1000,
  servicesPrice: 2500,
  discountAmount: 1500,
  ...stayIn(10),
};
const enter = (part: object = {}, headers: Record<string, string> = {}) =>
  callAsAdmin<BookingView & Problem & { nearestFree: unknown }>(bookings, 'POST', '/api/admin/bookings', {
    body: { ...ENTRY, ...part },
    headers,
  });

describe('an external booking', () => {
  it('starts pending and unpaid at the owner’s price per guest, without a fee', async () => {
    const { status, body } = await enter({ finalTotal: 1, couponCode: ' welcome10 ', selectedServices: ['1', '3'] });

    expect(status).toBe(201);
    expect(body).toMatchObject({
      source: 'owner',
      status: 'pending',
      paymentStatus: 'pending',
      basePrice: 1000,
      servicesPrice: 2500,
      maintenanceFee: 0,
      discountAmount: 1500,
      finalTotal: 31_000,
      priceAdjusted: true,
      couponCode: 'WELCOME10',
      selectedServices: ['1', '3'],
      checkinTime: '08:30',
      checkoutTime: '19:45',
    });
    expect((await stored(bookings, body.id)).price).toMatchObject({ pricePerGuest: 1000, basePrice: 30_000 });
    expect(await eventsOf(bookings, 'booking.entered')).toMatchObject([
      { booking: { source: 'owner', guestsPrice: 30_000, finalTotal: 31_000 } },
    ]);
    const { body: details } = await callAsAdmin(bookings, 'GET', `/api/admin/bookings/${body.id}`);
    expect(details).toMatchObject({ audit: [{ actor: 'owner', action: 'entered' }] });
  });

  it.each([
    ['the coupon’s discount when none is given', undefined, 1000],
    ['the owner’s own discount', 250, 250],
    ['no discount when the owner removes it', 0, 0],
  ])('has with a valid coupon %s', async (_what, discountAmount, expected) => {
    const { status, body } = await enter({ couponCode: 'welcome10', discountAmount });

    expect(status).toBe(201);
    expect(body).toMatchObject({ couponCode: 'WELCOME10', discountAmount: expected, finalTotal: 32_500 - expected });
    const { price } = await stored(bookings, body.id);
    expect(price).toMatchObject({ coupon: { code: 'WELCOME10' }, discountAmount: expected });
  });

  it.each([
    ['NOBODY', {}, 'coupon-invalid', 'Invalid coupon code'],
    ['EXPIRED', {}, 'coupon-expired', 'This coupon has expired'],
    [
      'WELCOME10',
      { guestCount: 1, servicesPrice: 0 },
      'coupon-minimum',
      'Minimum booking amount for this coupon is ₹5,000',
    ],
  ])('is refused with 400 for the coupon %s %j', async (couponCode, part, code, message) => {
    const { status, body } = await enter({ couponCode, ...part });

    expect(status).toBe(400);
    expect(body).toMatchObject({ code, errors: [{ path: 'couponCode', message }] });
    expect(await rowsOf(bookings, 'bookings')).toBe(0);
  });

  it('has a payment deadline at 9:00 pm, a day or more after it was entered', async () => {
    const { body } = await enter();

    const { paymentDeadline, createdAt } = await stored(bookings, body.id);
    expect(istTime(paymentDeadline ?? new Date(0))).toBe('21:00');
    expect(Number(paymentDeadline)).toBeGreaterThanOrEqual(Number(createdAt) + DAY_MS);
    expect(Number(paymentDeadline)).toBeLessThan(Number(createdAt) + 2 * DAY_MS);
  });

  it('keeps its payment deadline when the owner confirms it', async () => {
    const { body } = await enter();
    const { paymentDeadline } = await stored(bookings, body.id);

    await callAsAdmin(bookings, 'POST', `/api/bookings/${body.id}/confirm`);

    expect((await stored(bookings, body.id)).paymentDeadline).toEqual(paymentDeadline);
  });

  it('shows the guest the amount for all guests', async () => {
    const { body } = await enter();

    const seen = await call(bookings, 'GET', `/api/bookings/${body.confirmationCode}`);

    expect(seen.body).toMatchObject({ basePrice: 30_000, maintenanceFee: 0, finalTotal: 31_000 });
  });

  it('never has a negative total', async () => {
    expect((await enter({ discountAmount: 99_999 })).body.finalTotal).toBe(0);
  });

  it('shows lines that add up to the total for a discount above the price, which is returned as given', async () => {
    const { body } = await enter({ discountAmount: 99_999 });

    const seen = await call<PublicBooking>(bookings, 'GET', `/api/bookings/${body.confirmationCode}`);

    expect(body.discountAmount).toBe(99_999);
    expect(seen.body).toMatchObject({ discountAmount: 99_999, finalTotal: 0 });
    expect(seen.body.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['guest_stay', 30_000],
      ['services', 2500],
      ['discount', -32_500],
    ]);
  });

  it.each([null, ''])('accepts %j for optional amounts', async (left) => {
    const { status, body } = await enter({ servicesPrice: left, discountAmount: left, finalTotal: left });

    expect(status).toBe(201);
    expect(body).toMatchObject({ servicesPrice: 0, discountAmount: 0, finalTotal: 30_000 });
  });

  it('is stored without an email address', async () => {
    expect((await enter({ email: '' })).body.email).toBeNull();
  });

  it('is stored once when the same input is repeated with one Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'one-entry-of-the-desk' };

    const responses = await Promise.all([enter({}, key), enter({}, key), enter({}, key)]);

    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    expect(await rowsOf(bookings, 'bookings')).toBe(1);
    expect(await eventsOf(bookings, 'booking.entered')).toHaveLength(1);
    expect((await enter({ guestCount: 2 }, key)).status).toBe(409);
  });

  it('is refused with a malformed Idempotency-Key', async () => {
    const { status, body } = await enter({}, { 'idempotency-key': 'x'.repeat(7_000) });

    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: 'Idempotency-Key' }]);
    expect(await rowsOf(bookings, 'bookings')).toBe(0);
  });

  it('is refused with 409 for dates of a confirmed stay', async () => {
    const { id } = await aBooking(bookings, stayIn(10));
    await callAsAdmin(bookings, 'POST', `/api/bookings/${id}/confirm`);

    const { status, body } = await enter();

    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'dates-taken',
      nearestFree: [expect.anything(), expect.anything(), expect.anything()],
    });
    expect(await rowsOf(bookings, 'bookings')).toBe(1);
  });

  it.each([undefined, null, '', ' '])('accepts no phone number (%j) when the guest has an email', async (none) => {
    const { status, body } = await enter({ contactNumber: none });

    expect(status).toBe(201);
    expect(body).toMatchObject({ contactNumber: '', email: 'kiran@example.com' });
    const lookup = { confirmationCode: body.confirmationCode };
    const byDigits = await call(bookings, 'POST', '/api/bookings/lookup', { body: { ...lookup, phoneLast4: '0000' } });
    const byNumber = await call(bookings, 'POST', '/api/bookings/lookup', { body: { ...lookup, phone: '' } });
    expect([byDigits.status, byNumber.status]).toEqual([404, 400]);
  });

  it.each<[object, string]>([
    [{ fullName: '' }, 'fullName'],
    [{ email: undefined, contactNumber: undefined }, 'contactNumber'],
    [{ email: '', contactNumber: '' }, 'contactNumber'],
    [{ contactNumber: '123' }, 'contactNumber'],
    [{ email: 'not an address' }, 'email'],
    [{ guestCount: 0 }, 'guestCount'],
    [{ guestCount: 5000 }, 'guestCount'],
    [{ checkinTime: '25:00' }, 'checkinTime'],
    [{ checkoutTime: 'noon' }, 'checkoutTime'],
    [{ basePrice: -1 }, 'basePrice'],
    [{ basePrice: undefined }, 'basePrice'],
    [{ basePrice: 10.5 }, 'basePrice'],
    [{ basePrice: 10_000_000, guestCount: 1000 }, 'basePrice'],
    [{ servicesPrice: 'many' }, 'servicesPrice'],
    [{ discountAmount: 1e12 }, 'discountAmount'],
    [stayIn(-2, 5), 'checkinDate'],
    [stayIn(3, 45), 'checkoutDate'],
    [{ selectedServices: ['99'] }, 'selectedServices'],
  ])('is refused with 400 for %j', async (part, path) => {
    const { status, body } = await enter(part);

    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path }]);
    expect(await rowsOf(bookings, 'bookings')).toBe(0);
  });
});
