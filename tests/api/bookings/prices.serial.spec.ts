import type { BookingRequested } from '@farmhouse/contracts/bookings/booking-request/booking-request';
import type { PublicBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import type { PublicSetting } from '@farmhouse/contracts/content/setting';
import { accepted, call } from '../../support/api/call.ts';
import { eventually } from '../../support/eventually.ts';
import { aBookingRequest, requestStay } from '../../support/guests.ts';
import { expect, test } from '../../support/test.ts';

/** Time within which every public read has to show a change. */
const VISIBLE_WITHIN_MS = 1_000;

let before: string | undefined;
test.beforeAll(async ({ owner }) => {
  before = await owner.set('price_per_guest', '1150');
});
test.afterAll(async ({ owner }) => {
  await owner.set('price_per_guest', before ?? '1150');
});

const quotedFor = async (body: object) =>
  accepted(
    await call<{ basePrice: number; finalTotal: number; servicesPrice: number }>('POST', '/api/bookings/quote', {
      body,
    }),
  );

test('a new price per guest applies to the next booking and is public within a second', async ({ owner }) => {
  const earlier = await requestStay({ guestCount: 2 });

  await owner.set('price_per_guest', '₹1,400');

  expect((await quotedFor({ guestCount: 2 })).basePrice).toBe(2800);
  await eventually(async () => {
    const settings = accepted(await call<PublicSetting[]>('GET', '/api/settings'));
    expect(settings.find(({ key }) => key === 'price_per_guest')?.value).toBe('₹1,400');
  }, VISIBLE_WITHIN_MS);
  const made = accepted(
    await call<BookingRequested>('POST', '/api/bookings', { body: aBookingRequest({ guestCount: 2 }) }),
  );
  expect(made.price).toMatchObject({ pricePerGuest: 1400, basePrice: 2800 });
  const kept = accepted(await call<PublicBooking>('GET', `/api/bookings/${earlier.code}`));
  expect(kept.finalTotal).toBe(earlier.response.finalTotal);
});

test('a new service price applies to the next quote, and an inactive service is refused', async ({
  owner,
  aService,
}) => {
  const service = await aService({ price: 500 });
  const order = { guestCount: 1, selectedServices: [String(service.id)] };
  expect((await quotedFor(order)).servicesPrice).toBe(500);

  await owner.send('PUT', `/api/admin/services/${service.id}`, { ...service, price: 650 });
  expect((await quotedFor(order)).servicesPrice).toBe(650);

  await owner.send('PUT', `/api/admin/services/${service.id}`, { ...service, active: false });
  expect((await call('POST', '/api/bookings', { body: aBookingRequest(order) })).status).toBe(400);
});

test('a coupon applies to a booking right after it is created and not after it is deleted', async ({
  owner,
  aCoupon,
}) => {
  const coupon = await aCoupon({ type: 'fixed', value: 300, minAmount: 0 });
  const order = { guestCount: 2, couponCode: coupon.code };

  const made = await call<BookingRequested>('POST', '/api/bookings', { body: aBookingRequest(order) });
  await owner.call('DELETE', `/api/admin/coupons/${coupon.id}`);
  const refused = await call('POST', '/api/bookings', { body: aBookingRequest(order) });

  expect(accepted(made).price.discountAmount).toBe(300);
  expect(refused.status).toBe(400);
});

test('the home page shows a new price 300 ms after it was saved', async ({ owner, request }) => {
  await owner.set('price_per_guest', '1777');
  await new Promise((resolve) => setTimeout(resolve, 300));

  const page = await request.get('/');

  expect(await page.text()).toContain('1,777');
});
