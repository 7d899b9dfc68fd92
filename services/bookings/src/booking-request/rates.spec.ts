import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { aRule } from '@farmhouse/contracts/testing/rates';
import type { PriceLines } from '@farmhouse/contracts/bookings/price/price';
import { Inbox } from '@farmhouse/platform/events/consumer';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { aRate, setRates, setStayRules } from '../testing/rates.ts';
import {
  aBooking,
  bookingInput,
  cookieOf,
  expectNothingStored,
  postBooking,
  put,
  stayIn,
  stored,
} from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();

const quote = (body: object) => call<PriceLines>(bookings, 'POST', '/api/bookings/quote', { body });
const twoNights = stayIn(10, 2);

describe('a price with rates', () => {
  it('is quoted by the rates of its nights, line by line', async () => {
    const first = { from: twoNights.checkinDate, to: twoNights.checkinDate };
    await setRates(bookings, aRate({ id: 7, name: 'Diwali', price: 2000, ...first }), aRate({ name: 'Usual' }));

    const { status, body } = await quote({ guestCount: 4, ...twoNights });

    expect(status).toBe(200);
    expect(body).toMatchObject({ basePrice: 4 * 2000 + 4 * 1500, finalTotal: 4 * 2000 + 4 * 1500 + 500 });
    expect(body.lines).toEqual([
      { kind: 'guest_night', label: 'Diwali', quantity: 1, unit: 'night', amount: 8000, guests: 4, rateId: 7 },
      { kind: 'guest_night', label: 'Usual', quantity: 1, unit: 'night', amount: 6000, guests: 4, rateId: 1 },
      { kind: 'fee', label: 'Maintenance fee', quantity: 1, unit: 'stay', amount: 500 },
    ]);
  });

  it('is the usual one while no dates are chosen', async () => {
    await setRates(bookings, aRate());

    expect((await quote({ guestCount: 4 })).body).toMatchObject({ finalTotal: 4 * 1150 + 500 });
  });

  it('is stored with the booking, and not changed by later rates', async () => {
    await setRates(bookings, aRate());
    const { id, code } = await aBooking(bookings, twoNights);
    await setRates(bookings, aRate({ price: 9000 }));

    const { body } = await call<{ lines: object[] }>(bookings, 'GET', `/api/bookings/${code}`, {
      headers: cookieOf(code),
    });

    expect(await stored(bookings, id)).toMatchObject({ finalTotal: 2 * 4 * 1500 + 500, basePrice: 12_000 });
    expect(body.lines[0]).toMatchObject({ kind: 'guest_night', amount: 12_000 });
    expect((await stored(bookings, id)).rateBook).not.toBeNull();
  });

  it('that has changed since the guest saw it is stored with the current amount and reported', async () => {
    const before = (await quote({ guestCount: 4, ...twoNights })).body.finalTotal;
    await setRates(bookings, aRate());

    const { status, body } = await postBooking(bookings, bookingInput({ ...twoNights, finalTotal: before }));

    expect({ status, body }).toMatchObject({ status: 201, body: { priceAdjusted: true, finalTotal: 12_500 } });
  });

  it('is reduced by a coupon like any other', async () => {
    await setRates(bookings, aRate());

    const { body } = await quote({ guestCount: 4, ...twoNights, couponCode: 'WELCOME10' });

    expect(body).toMatchObject({ subtotal: 12_500, discountAmount: 1000, finalTotal: 11_500 });
  });

  it('that is implausibly high is refused, and nothing is stored', async () => {
    await setRates(bookings, aRate({ price: 10_000_000 }));
    const stay = { guestCount: 20, ...stayIn(10, 13) };

    const responses = [await quote(stay), await postBooking(bookings, bookingInput(stay))];

    const message = 'This stay costs more than can be booked online. Please call us.';
    for (const response of responses) {
      expect(response).toMatchObject({
        status: 400,
        body: { code: 'invalid-input', errors: [{ path: 'guestCount', message }] },
      });
    }
    await expectNothingStored(bookings);
  });

  it('of ₹1,00,00,000 before its discount can be booked', async () => {
    await setRates(bookings, aRate({ price: 9_999_500 }));

    const { status, body } = await postBooking(bookings, bookingInput({ guestCount: 1, ...stayIn(10, 1) }));

    expect({ status, body }).toMatchObject({ status: 201, body: { finalTotal: 10_000_000 } });
  });

  it('is not changed by an older list of rates that arrives late', async () => {
    await setRates(bookings, aRate());
    const late = { version: 0, rates: [aRate({ price: 1 })] };
    const at = new Date().toISOString();
    await bookings.app.get(Inbox).handle({ id: randomUUID(), type: 'rates.changed', occurredAt: at, payload: late });

    expect((await quote({ guestCount: 4, ...twoNights })).body.finalTotal).toBe(12_500);
  });
});

describe('stay rules in quotes and booking requests', () => {
  const words = (nights: string) => expect.stringMatching(new RegExp(`^Stays over .* have at least ${nights}$`));

  it('refuse a quote with the reason', async () => {
    await setStayRules(bookings, aRule());

    expect(await quote({ guestCount: 4, ...stayIn(10, 1) })).toMatchObject({
      status: 400,
      body: { code: 'stay-rule', message: words('2 nights'), errors: [{ path: 'checkoutDate' }] },
    });
    expect((await quote({ guestCount: 4, ...twoNights })).status).toBe(200);
  });

  it('refuse a booking request, and nothing is stored', async () => {
    await setStayRules(bookings, aRule());

    const { status, body } = await postBooking(bookings, bookingInput(stayIn(10, 1)));

    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'stay-rule' } });
    await expectNothingStored(bookings);
  });

  it('do not apply to bookings that the owner enters', async () => {
    await setStayRules(bookings, aRule());
    const body = { ...bookingInput(stayIn(10, 1)), basePrice: 1000 };

    expect((await callAsAdmin(bookings, 'POST', '/api/admin/bookings', { body })).status).toBe(201);
  });

  it('apply to suggested free dates', async () => {
    const taken = await aBooking(bookings, stayIn(10, 1));
    await put(bookings, taken.id, { status: 'confirmed' });
    const { checkinDate: closed } = stayIn(11, 1);
    await setStayRules(bookings, aRule({ type: 'closed_to_arrival', value: null, from: closed, to: closed }));

    const { status, body } = await postBooking(bookings, bookingInput(stayIn(10, 1)));

    expect(status).toBe(409);
    expect(JSON.stringify(body.nearestFree)).not.toContain(`"checkinDate":"${closed}"`);
    expect(body.nearestFree).toHaveLength(3);
  });
});
