import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BookingSnapshot } from '@farmhouse/contracts/events/events';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import {
  aBooking,
  aWish,
  dbOf,
  request,
  rowsOf,
  startAnew,
  startBookings,
  stayIn,
  stored,
} from '../testing/test-bookings.ts';

let bookings: TestService;

beforeAll(async () => {
  bookings = await startBookings();
});
afterAll(() => bookings.close());
beforeEach(() => startAnew(bookings));

const nothingStored = async () => {
  expect(await rowsOf(bookings, 'bookings')).toBe(0);
  expect(await rowsOf(bookings, 'outbox')).toBe(0);
  expect(await rowsOf(bookings, 'idempotency_keys')).toBe(0);
};

describe('a request', () => {
  it('becomes a pending booking at the server’s own price, line by line', async () => {
    const wish = aWish({ selectedServices: ['2', '1', '2'], couponCode: ' welcome10 ', finalTotal: 1, basePrice: 1 });

    const { status, body } = await request(bookings, wish);

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

  it('says that the price is the one shown when it is', async () => {
    const { body } = await request(bookings, aWish({ finalTotal: 5100 }));

    expect(body).toMatchObject({ finalTotal: 5100, priceAdjusted: false });
  });

  it('charges the owner’s present rates', async () => {
    await dbOf(bookings).query(
      `INSERT INTO setting_copies VALUES ('price_per_guest', '₹1,400', 2, false), ('maintenance_fee', '0', 2, false)`,
    );

    const { body } = await request(bookings, aWish());

    expect(body.finalTotal).toBe(5600);
  });

  it('tells others everything they need, and writes down who asked', async () => {
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

  it('hands the guest a cookie that scripts and other sites cannot use', async () => {
    const { body, headers } = await request(bookings, aWish());

    expect(headers['set-cookie']).toMatch(
      new RegExp(`^guest_${body.confirmationCode}=[0-9a-f]{32}; Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax$`),
    );
  });

  it('counts a reference given at once as the first submission', async () => {
    const { body } = await request(bookings, aWish({ upiTransactionId: '1234 5678 ９０12' }));

    expect(body.paymentStatus).toBe('pending_verification');
    expect(await stored(bookings, 1)).toMatchObject({ upiTransactionId: '123456789012', submissions: 1 });
    const { body: details } = await callAsAdmin(bookings, 'GET', '/api/admin/bookings/1');
    expect(details).toMatchObject({ payments: [{ upiTransactionId: '123456789012', outcome: 'submitted' }] });
  });

  it('keeps nothing of what a guest may not say', async () => {
    const hostile = { id: 77, status: 'confirmed', paymentStatus: 'verified', confirmationCode: 'FH-00000000' };

    const { body } = await request(bookings, { ...aWish(), ...hostile, emailSent: true, source: 'owner' });

    expect(body.confirmationCode).not.toBe('FH-00000000');
    expect(await stored(bookings, 1)).toMatchObject({ status: 'pending', paymentStatus: 'pending', source: 'guest' });
  });

  it('drops the unseen signs that come along with a copied name or number', async () => {
    const copied = { fullName: '\u202eAsha\u202c Rao\u200b', contactNumber: '\u202a+91 98765 43210\u202c' };

    const { status } = await request(bookings, aWish(copied));

    expect(status).toBe(201);
    expect(await stored(bookings, 1)).toMatchObject({ fullName: 'Asha Rao', contactNumber: '+91 98765 43210' });
  });

  it('takes a same-day visit, a whole party in text and empty fields of a form', async () => {
    const form = { email: '', checkoutTime: '', couponCode: '', specialRequests: '', upiTransactionId: '' };

    const { status } = await request(bookings, { ...aWish(stayIn(3, 0)), ...form, guestCount: '20' });

    expect(status).toBe(201);
    expect(await stored(bookings, 1)).toMatchObject({
      guestCount: 20,
      email: null,
      checkoutTime: null,
      couponCode: null,
      upiTransactionId: null,
    });
  });

  it('writes a name on one line', async () => {
    await aBooking(bookings, { fullName: '  Asha\r\nBcc: all@example.com  Rao ' });

    expect((await stored(bookings, 1)).fullName).toBe('Asha Bcc: all@example.com Rao');
  });
});

describe('a request that comes again', () => {
  it('is one booking for twenty at one moment, whatever the client does', async () => {
    const wish = aWish();
    const same = { 'idempotency-key': 'the-same-attempt' };

    const answers = await Promise.all(Array.from({ length: 20 }, () => request(bookings, wish, same)));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(new Set(answers.map(({ headers }) => String(headers['set-cookie']))).size).toBe(1);
    expect(await rowsOf(bookings, 'bookings')).toBe(1);
    expect(await eventsOf(bookings, 'booking.requested')).toHaveLength(1);
  });

  it('is one booking without a key, too, when phone, dates, guests, services and coupon are the same', async () => {
    const wish = aWish({ contactNumber: '+91 00000 77777', selectedServices: ['1', '2'], couponCode: 'WELCOME10' });
    const again = {
      ...wish,
      contactNumber: '00000-77777 '.trim().replace('00000', '91 00000'),
      selectedServices: ['2', '1'],
      couponCode: 'welcome10',
      specialRequests: 'one more word',
    };

    const answers = [
      await request(bookings, wish, {}),
      await request(bookings, again, {}),
      ...(await Promise.all([request(bookings, wish, {}), request(bookings, again, {})])),
    ];

    expect(new Set(answers.map(({ body }) => body.confirmationCode)).size).toBe(1);
    expect(await rowsOf(bookings, 'bookings')).toBe(1);
  });

  it('does not open the booking to somebody else who asks for the same', async () => {
    const wish = aWish({ fullName: 'Asha Rao', email: 'asha@example.com' });
    const first = await request(bookings, wish, {});

    const other = await request(bookings, { ...wish, fullName: 'Somebody Else', email: 'else@example.com' }, {});

    expect(other.body.confirmationCode).toBe(first.body.confirmationCode);
    expect(first.headers['set-cookie']).toBeDefined();
    expect(other.headers['set-cookie']).toBeUndefined();
  });

  it('is another booking ten minutes later', async () => {
    const wish = aWish();
    await request(bookings, wish, {});
    await dbOf(bookings).query(`UPDATE idempotency_keys SET expires_at = now() - interval '1 second'`);

    await request(bookings, wish, {});

    expect(await rowsOf(bookings, 'bookings')).toBe(2);
  });

  it('gets its answer even when the dates have been confirmed for it meanwhile', async () => {
    const wish = aWish();
    const key = { 'idempotency-key': 'retry-after-confirmation' };
    const { body: first } = await request(bookings, wish, key);
    await callAsAdmin(bookings, 'POST', '/api/bookings/1/confirm');

    const { status, body } = await request(bookings, wish, key);

    expect(status).toBe(201);
    expect(body).toEqual(first);
  });

  it('is refused when the key stood for something else', async () => {
    const key = { 'idempotency-key': 'one-key-two-wishes' };
    const wish = aWish();
    await request(bookings, wish, key);

    const { status, body } = await request(bookings, { ...wish, fullName: 'Somebody Else' }, key);

    expect(status).toBe(422);
    expect(body.code).toBe('idempotency-key-reused');
    expect(await rowsOf(bookings, 'bookings')).toBe(1);
  });

  it.each(['short', 'with a blank', 'x'.repeat(129)])('does not take %j for a key', async (key) => {
    const { status } = await request(bookings, aWish(), { 'idempotency-key': key });

    expect(status).toBe(400);
    await nothingStored();
  });
});

describe('a refused request leaves nothing behind', () => {
  it.each<[string, object, string, string]>([
    ['no name', { fullName: undefined }, 'fullName', 'Full name is required'],
    ['one letter', { fullName: ' A ' }, 'fullName', 'Full name is required'],
    ['an endless name', { fullName: 'A'.repeat(101) }, 'fullName', 'Full name can have at most 100 characters'],
    ['a name that is a list', { fullName: ['Asha', 'Rao'] }, 'fullName', 'Full name is required'],
    ['a short phone', { contactNumber: '12345' }, 'contactNumber', 'Valid contact number is required'],
    ['a phone of letters', { contactNumber: 'call me maybe' }, 'contactNumber', 'Valid contact number is required'],
    ['a phone as number', { contactNumber: 9876543210 }, 'contactNumber', 'Valid contact number is required'],
    ['a broken e-mail', { email: 'asha@' }, 'email', 'Please enter a valid email address'],
    ['a quoted e-mail', { email: '"a\r\nBcc: b@c.de"@f.gh' }, 'email', 'Please enter a valid email address'],
    ['a name nobody sees', { fullName: '\u200b\u2060\u202e' }, 'fullName', 'Full name is required'],
    ['no check-in', { checkinDate: '' }, 'checkinDate', 'Check-in date is required'],
    ['a day that is none', { checkinDate: '2027-02-30' }, 'checkinDate', 'Check-in date is required'],
    ['no check-out', { checkoutDate: undefined }, 'checkoutDate', 'Check-out date is required'],
    ['no guests', { guestCount: 0 }, 'guestCount', 'At least 1 guest is required'],
    ['half a guest', { guestCount: 1.5 }, 'guestCount', 'At least 1 guest is required'],
    ['guests in words', { guestCount: 'four' }, 'guestCount', 'At least 1 guest is required'],
    ['guests as truth', { guestCount: true }, 'guestCount', 'At least 1 guest is required'],
    ['a crowd', { guestCount: 21 }, 'guestCount', 'At most 20 guests can be booked online'],
    ['no time', { checkinTime: '' }, 'checkinTime', 'Check-in time is required'],
    ['an odd time', { checkinTime: '09:30' }, 'checkinTime', 'Check-in is possible from 10:00 to 18:00, on the hour'],
    ['an odd end', { checkoutTime: '23:00' }, 'checkoutTime', 'Check-out is possible from 09:00 to 12:00, on the hour'],
    ['services as text', { selectedServices: '1' }, 'selectedServices', 'Selected services must be a list'],
    ['a service as object', { selectedServices: [{}] }, 'selectedServices', 'A selected service is not valid'],
    ['a novel', { specialRequests: 'x'.repeat(2001) }, 'specialRequests', expect.any(String) as unknown as string],
    ['an amount in words', { finalTotal: 'free' }, 'finalTotal', expect.any(String) as unknown as string],
    ['yesterday', stayIn(-1, 2), 'checkinDate', 'Check-in date cannot be in the past'],
    ['too far ahead', stayIn(366), 'checkinDate', 'Check-in can be at most 365 days ahead'],
    ['too long', stayIn(5, 31), 'checkoutDate', 'A stay can be at most 30 nights'],
    ['the wrong way round', stayIn(5, -1), 'checkoutDate', 'Check-out date cannot be before the check-in date'],
    [
      'out before in',
      { ...stayIn(5, 0), checkinTime: '14:00', checkoutTime: '12:00' },
      'checkoutTime',
      'Check-out must be after check-in',
    ],
    [
      'a reference of eleven digits',
      { upiTransactionId: '12345678901' },
      'upiTransactionId',
      'The UTR number must have exactly 12 digits',
    ],
  ])('with %s', async (_case, part, path, message) => {
    const { status, body } = await request(bookings, { ...aWish(), ...part });

    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path, message }]);
    await nothingStored();
  });

  it('naming every wrong field at once', async () => {
    const { status, body } = await request(bookings, {});

    expect(status).toBe(400);
    expect(body.errors?.map(({ path }) => path).sort()).toEqual([
      'checkinDate',
      'checkinTime',
      'checkoutDate',
      'contactNumber',
      'fullName',
      'guestCount',
    ]);
  });

  it.each<[string, unknown, number]>([
    ['malformed JSON', '{"fullName":', 400],
    ['a list', '[]', 400],
    ['text', '"hello"', 400],
    ['nothing', '', 400],
    ['a character that cannot be stored', '{"fullName":"A\\u0000B"}', 400],
    ['ten megabytes', `{"fullName":"${'x'.repeat(10_000_000)}"}`, 413],
  ])('when the body is %s', async (_case, raw, expected) => {
    const { status } = await call(bookings, 'POST', '/api/bookings', { raw: raw as string });

    expect(status).toBe(expected);
    await nothingStored();
  });

  it.each([['99'], ['3'], ['abc'], ['-1'], ['1;DROP TABLE x']])('when the service %j is not on offer', async (id) => {
    const { status, body } = await request(bookings, aWish({ selectedServices: ['1', id] }));

    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'service-unknown', errors: [{ path: 'selectedServices' }] });
    await nothingStored();
  });

  it.each<[string, object, string, string]>([
    ['unknown', { couponCode: 'NOPE' }, 'coupon-invalid', 'Invalid coupon code'],
    ['expired', { couponCode: 'EXPIRED' }, 'coupon-expired', 'This coupon has expired'],
    [
      'for more money',
      { couponCode: 'WELCOME10', guestCount: 1 },
      'coupon-minimum',
      'Minimum booking amount for this coupon is ₹5,000',
    ],
  ])('when the coupon is %s', async (_case, part, code, message) => {
    const { status, body } = await request(bookings, aWish(part));

    expect(status).toBe(400);
    expect(body).toEqual({ code, message, errors: [{ path: 'couponCode', message }] });
    await nothingStored();
  });

  it('when the dates are confirmed for somebody else, and names the nearest free ones', async () => {
    const { id } = await aBooking(bookings, stayIn(10, 2));
    await callAsAdmin(bookings, 'POST', `/api/bookings/${id}/confirm`);

    const { status, body } = await request(bookings, aWish({ ...stayIn(11), checkinTime: '14:00' }));

    expect(status).toBe(409);
    expect(body).toEqual({
      code: 'dates-taken',
      message: 'These dates were just confirmed for another guest',
      nearestFree: [stayIn(12), stayIn(13), stayIn(9)],
    });
    expect(await rowsOf(bookings, 'bookings')).toBe(1);
  });

  it('when its reference was used for another live payment', async () => {
    await aBooking(bookings, { upiTransactionId: '123456789012' });

    const { status, body } = await request(bookings, aWish({ ...stayIn(20), upiTransactionId: '123456789012' }));

    expect(status).toBe(409);
    expect(body).toEqual({ code: 'utr-used', message: 'This reference number was already used' });
    expect(await rowsOf(bookings, 'bookings')).toBe(1);
    expect(await rowsOf(bookings, 'idempotency_keys')).toBe(1);
  });
});

describe('the turnaround', () => {
  it('lets the next guest in one hour after the last one has left, not earlier', async () => {
    const { id } = await aBooking(bookings, { ...stayIn(10, 1), checkoutTime: '12:00' });
    await callAsAdmin(bookings, 'POST', `/api/bookings/${id}/confirm`);

    const tooEarly = await request(bookings, aWish({ ...stayIn(11, 1), checkinTime: '12:00' }));
    const inTime = await request(bookings, aWish({ ...stayIn(11, 1), checkinTime: '13:00' }));

    expect([tooEarly.status, inTime.status]).toEqual([409, 201]);
  });

  it('lets pending requests for the same days stand beside one another', async () => {
    await aBooking(bookings, stayIn(10));

    const { status } = await request(bookings, aWish(stayIn(10)));

    expect(status).toBe(201);
  });
});

describe('a quote', () => {
  const quote = (body: unknown) => call(bookings, 'POST', '/api/bookings/quote', { body });

  it('is the price that a booking would have', async () => {
    const { status, body } = await quote({ guestCount: 4, selectedServices: ['1'], couponCode: 'WELCOME10' });

    expect(status).toBe(200);
    expect(body).toMatchObject({ subtotal: 6900, discountAmount: 690, finalTotal: 6210 });
  });

  it.each([
    [{ guestCount: 0 }, 'invalid-input'],
    [{ guestCount: 2, selectedServices: ['3'] }, 'service-unknown'],
    [{ guestCount: 2, couponCode: 'NOPE' }, 'coupon-invalid'],
  ])('is refused for %j', async (wish, code) => {
    const { status, body } = await quote(wish);

    expect(status).toBe(400);
    expect(body).toMatchObject({ code });
  });
});
