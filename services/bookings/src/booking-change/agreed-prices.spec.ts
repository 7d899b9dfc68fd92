import { describe, expect, it } from '@jest/globals';
import type { AcceptedChange, ChangeRequestView } from '@farmhouse/contracts/bookings/booking-change/booking-change';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { PriceLines } from '@farmhouse/contracts/bookings/price/price';
import type { Problem } from '@farmhouse/contracts/errors';
import { addDays } from '@farmhouse/contracts/timing/ist';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import {
  aBooking,
  bookingInput,
  cookieOf,
  dbOf,
  stayIn,
  stored,
  today,
  type Booked,
} from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();

const ask = ({ code }: Pick<Booked, 'code'>, body: object) =>
  call<GuestBooking & Problem>(bookings, 'POST', `/api/bookings/${code}/change`, { body, headers: cookieOf(code) });
const quote = ({ code }: Pick<Booked, 'code'>, body: object) =>
  call<PriceLines & Problem>(bookings, 'POST', `/api/bookings/${code}/change-quote`, {
    body,
    headers: cookieOf(code),
  });
const confirm = ({ id }: Pick<Booked, 'id'>) => callAsAdmin(bookings, 'POST', `/api/bookings/${id}/confirm`);

async function change({ id }: Pick<Booked, 'id'>, body: object): Promise<void> {
  const { version } = await stored(bookings, id);
  const response = await callAsAdmin(bookings, 'PATCH', `/api/admin/bookings/${id}`, { body: { version, ...body } });
  expect(response.status).toBe(200);
}

async function raisePrices(): Promise<void> {
  await dbOf(bookings).query(`INSERT INTO setting_copies VALUES ('price_per_guest', '2000', 2, false)`);
}

async function accept(body: object = {}): Promise<AcceptedChange> {
  const { body: requests } = await callAsAdmin<ChangeRequestView[]>(bookings, 'GET', '/api/admin/change-requests');
  const path = `/api/admin/change-requests/${requests[0]?.id}/accept`;
  return (await callAsAdmin<AcceptedChange>(bookings, 'POST', path, { body })).body;
}

/** A booking of 10 guests that the owner has entered: 10 × 2,500 + 3,000 − 1,000. */
async function anExternalBooking(): Promise<Pick<Booked, 'id' | 'code'>> {
  const terms = { basePrice: 2500, servicesPrice: 3000, discountAmount: 1000 };
  const body = { ...bookingInput({ guestCount: 10 }), ...terms, checkoutTime: '11:00' };
  const { body: view } = await callAsAdmin<BookingView>(bookings, 'POST', '/api/admin/bookings', { body });
  return { id: view.id, code: view.confirmationCode };
}

describe('a guest who changes a pending booking', () => {
  it.each([
    ['the owner has entered', anExternalBooking, 27_000],
    [
      'has an agreed total',
      async () => {
        const booking = await aBooking(bookings, { guestCount: 10 });
        await change(booking, { pricing: 'fixed', finalTotal: 8000 });
        return booking;
      },
      8000,
    ],
    [
      'has an agreed discount',
      async () => {
        const booking = await aBooking(bookings, { guestCount: 10 });
        await change(booking, { pricing: 'booked', discountAmount: 3000 });
        return booking;
      },
      9000,
    ],
  ])(
    'that %s can change its hours at the agreed price, but nothing that determines the price',
    async (_what, make, total) => {
      const booking = await make();

      expect(await ask(booking, { checkinTime: '13:00' })).toMatchObject({
        status: 200,
        body: { checkinTime: '13:00', finalTotal: total, isPriceAgreed: true },
      });
      for (const wanted of [{ guestCount: 11 }, stayIn(17), { selectedServices: ['1'] }, { couponCode: 'WELCOME10' }]) {
        expect(await ask(booking, wanted)).toMatchObject({ status: 409, body: { code: 'price-agreed' } });
      }
      expect(await stored(bookings, booking.id)).toMatchObject({ ...stayIn(10), guestCount: 10, finalTotal: total });
    },
  );

  it('keeps the booked price for other hours, and pays today’s price for another number of guests', async () => {
    const booking = await aBooking(bookings);
    await raisePrices();

    expect((await ask(booking, { checkinTime: '13:00' })).body).toMatchObject({
      finalTotal: 5100,
      isPriceAgreed: false,
    });
    expect((await ask(booking, { guestCount: 5 })).body.finalTotal).toBe(5 * 2000 + 500);
  });

  it('can change hours although the coupon and the service no longer exist', async () => {
    const booking = await aBooking(bookings, { guestCount: 10, couponCode: 'WELCOME10', selectedServices: ['1'] });
    await dbOf(bookings).query(`UPDATE coupon_copies SET deleted = true; UPDATE service_copies SET active = false`);

    expect((await ask(booking, { checkinTime: '13:00' })).status).toBe(200);
  });
});

describe('a guest who asks for a change of a confirmed stay', () => {
  it('can send a note although the coupon no longer exists', async () => {
    const booking = await aBooking(bookings, { guestCount: 10, couponCode: 'WELCOME10' });
    await confirm(booking);
    await dbOf(bookings).query(`UPDATE coupon_copies SET deleted = true`);

    expect((await ask(booking, { note: 'Could we come by bus?' })).body.changeRequest).toMatchObject({ state: 'open' });
  });

  it.each([
    ['switched off and expired', `active = false`, `expiry_date = '2020-01-01'`],
    ['deleted', `deleted = true`, `deleted = true`],
  ])(
    'keeps the booked service and coupon that are %s, at the price that accepting it leads to',
    async (_case, service, coupon) => {
      const booking = await aBooking(bookings, { guestCount: 10, couponCode: 'WELCOME10', selectedServices: ['1'] });
      await confirm(booking);
      await dbOf(bookings).query(`UPDATE service_copies SET ${service}; UPDATE coupon_copies SET ${coupon}`);
      const wanted = { ...stayIn(17), guestCount: 8 };

      const quoted = await quote(booking, wanted);
      const { body } = await ask(booking, wanted);

      const finalTotal = 8 * 1150 + 1800 + 500 - 1000;
      expect(quoted.body).toMatchObject({ finalTotal, coupon: { code: 'WELCOME10' } });
      expect(body.changeRequest).toMatchObject({ finalTotal, couponCode: 'WELCOME10', selectedServices: ['1'] });
      expect(await accept()).toMatchObject({ finalTotal, priceAdjusted: false });
    },
  );

  it('cannot add a service that is not on offer, nor an expired code', async () => {
    const booking = await aBooking(bookings, { guestCount: 10 });
    await confirm(booking);

    for (const send of [quote, ask]) {
      expect((await send(booking, { selectedServices: ['3'] })).body.code).toBe('service-unknown');
      expect((await send(booking, { couponCode: 'EXPIRED' })).body.code).toBe('coupon-expired');
    }
  });

  it('sees the price of a change only with the token, and stores nothing', async () => {
    const booking = await aBooking(bookings);
    await confirm(booking);
    const path = `/api/bookings/${booking.code}/change-quote`;

    expect((await quote(booking, { guestCount: 6 })).body.finalTotal).toBe(6 * 1150 + 500);
    expect((await call(bookings, 'POST', path, { body: { guestCount: 6 } })).status).toBe(401);
    expect((await quote({ code: 'FH-00000000' }, { guestCount: 6 })).status).toBe(404);
    expect(await stored(bookings, booking.id)).toMatchObject({ guestCount: 4, version: 2 });
  });

  it('can ask for another check-out while in the house', async () => {
    const booking = await aBooking(bookings, stayIn(0, 2));
    await confirm(booking);
    const began = { checkinDate: addDays(today(), -1), checkoutDate: addDays(today(), 1) };
    await dbOf(bookings).query(
      `UPDATE bookings SET checkin_date = $1, checkout_date = $2, created_at = now() - interval '9 days'`,
      Object.values(began),
    );

    expect((await ask(booking, { note: 'A late check-out?' })).status).toBe(200);
    expect((await quote(booking, { checkoutDate: addDays(today(), 2) })).status).toBe(200);
    expect((await ask(booking, { checkoutDate: addDays(today(), 2) })).body.changeRequest).toMatchObject({
      wanted: { ...began, checkoutDate: addDays(today(), 2) },
    });
    expect((await ask(booking, { checkinDate: addDays(today(), -2) })).status).toBe(400);
  });
});

describe('accepting a change request', () => {
  it('keeps an agreed discount by the prices as booked, whether or not a coupon is named', async () => {
    const booking = await aBooking(bookings, { guestCount: 10 });
    await change(booking, { pricing: 'booked', discountAmount: 3000 });
    await confirm(booking);
    await ask(booking, { guestCount: 11 });

    await accept({ pricing: 'booked' });

    expect(await stored(bookings, booking.id)).toMatchObject({ guestCount: 11, finalTotal: 11 * 1150 + 500 - 3000 });
  });

  it('keeps the price as booked when only hours change', async () => {
    const booking = await aBooking(bookings);
    await confirm(booking);
    await ask(booking, { checkinTime: '13:00' });
    await raisePrices();

    expect(await accept()).toMatchObject({ finalTotal: 5100, priceAdjusted: false });
    expect(await stored(bookings, booking.id)).toMatchObject({ finalTotal: 5100 });
  });

  it('returns the price, and that it differs from what the guest was shown', async () => {
    const booking = await aBooking(bookings);
    await confirm(booking);
    await ask(booking, { guestCount: 5 });
    await raisePrices();

    expect(await accept()).toMatchObject({ state: 'accepted', finalTotal: 10_500, difference: 0, priceAdjusted: true });
  });
});
