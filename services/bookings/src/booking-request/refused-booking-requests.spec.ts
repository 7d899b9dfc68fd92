import { describe, expect, it } from '@jest/globals';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { aBooking, bookingInput, expectNothingStored, postBooking, rowsOf, stayIn } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();

/** What is wrong, the fields, the path of the error and its message. */
type Refused = [string, object, string, string];

describe('POST /api/bookings stores nothing', () => {
  it.each<Refused>([
    ['no name', { fullName: undefined }, 'fullName', 'Full name is required'],
    ['one letter', { fullName: ' A ' }, 'fullName', 'Full name is required'],
    ['an endless name', { fullName: 'A'.repeat(101) }, 'fullName', 'Full name can have at most 100 characters'],
    ['a name that is a list', { fullName: ['Asha', 'Rao'] }, 'fullName', 'Full name is required'],
    ['a short phone', { contactNumber: '12345' }, 'contactNumber', 'Valid contact number is required'],
    ['a phone of letters', { contactNumber: 'call me maybe' }, 'contactNumber', 'Valid contact number is required'],
    ['a phone as number', { contactNumber: 9876543210 }, 'contactNumber', 'Valid contact number is required'],
    ['a broken email', { email: 'asha@' }, 'email', 'Please enter a valid email address'],
    ['a quoted email', { email: '"a\r\nBcc: b@c.de"@f.gh' }, 'email', 'Please enter a valid email address'],
    ['a name of fillers', { fullName: '\u3164\u2800 \u200d' }, 'fullName', 'Full name is required'],
    ['a name of one letter and joiners', { fullName: 'A\u200d\u200c' }, 'fullName', 'Full name is required'],
    [
      'an address with a zero-width character',
      { email: 'asha\u200b@example.com' },
      'email',
      'Please enter a valid email address',
    ],
    ...[
      '=?utf-8?q?a?=@b.example',
      '-oQ/tmp/x@b.example',
      'asha@ex\u0430mple.com',
      'asha@xn--exmple-4nf.com',
      'asha@\u0430\u0440\u0440\u04cf\u0435.com',
      '\u202easha@example.com',
    ].map((email): Refused => [`the email ${email}`, { email }, 'email', 'Please enter a valid email address']),
    ['a name of invisible characters', { fullName: '\u200b\u2060\u202e' }, 'fullName', 'Full name is required'],
    ['no check-in', { checkinDate: '' }, 'checkinDate', 'Check-in date is required'],
    ['a date that does not exist', { checkinDate: '2027-02-30' }, 'checkinDate', 'Check-in date is required'],
    ['no check-out', { checkoutDate: undefined }, 'checkoutDate', 'Check-out date is required'],
    ['no guests', { guestCount: 0 }, 'guestCount', 'At least 1 guest is required'],
    ['half a guest', { guestCount: 1.5 }, 'guestCount', 'At least 1 guest is required'],
    ['guests in words', { guestCount: 'four' }, 'guestCount', 'At least 1 guest is required'],
    ['a boolean for guests', { guestCount: true }, 'guestCount', 'At least 1 guest is required'],
    ['too many guests', { guestCount: 21 }, 'guestCount', 'At most 20 guests can be booked online'],
    ['no time', { checkinTime: '' }, 'checkinTime', 'Check-in time is required'],
    ['an odd time', { checkinTime: '09:30' }, 'checkinTime', 'Check-in is possible from 10:00 to 18:00, on the hour'],
    ['an odd end', { checkoutTime: '23:00' }, 'checkoutTime', 'Check-out is possible from 09:00 to 12:00, on the hour'],
    ['services as text', { selectedServices: '1' }, 'selectedServices', 'Selected services must be a list'],
    ['a service as object', { selectedServices: [{}] }, 'selectedServices', 'A selected service is not valid'],
    [
      'too long special requests',
      { specialRequests: 'x'.repeat(2001) },
      'specialRequests',
      expect.any(String) as unknown as string,
    ],
    ['an amount in words', { finalTotal: 'free' }, 'finalTotal', expect.any(String) as unknown as string],
    ['yesterday', stayIn(-1, 2), 'checkinDate', 'Check-in date cannot be in the past'],
    ['too far ahead', stayIn(366), 'checkinDate', 'Check-in can be at most 365 days ahead'],
    ['too long', stayIn(5, 31), 'checkoutDate', 'A stay can be at most 30 nights'],
    ['in the wrong order', stayIn(5, -1), 'checkoutDate', 'Check-out date cannot be before the check-in date'],
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
      'A UTR has exactly 12 digits',
    ],
  ])('and returns 400 for %s', async (_case, part, path, message) => {
    const { status, body } = await postBooking(bookings, { ...bookingInput(), ...part });

    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path, message }]);
    await expectNothingStored(bookings);
  });

  it('and names every wrong field at once', async () => {
    const { status, body } = await postBooking(bookings, {});

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
    await expectNothingStored(bookings);
  });

  it.each([['99'], ['3'], ['abc'], ['-1'], ['1;DROP TABLE x']])('when the service %j is not on offer', async (id) => {
    const { status, body } = await postBooking(bookings, bookingInput({ selectedServices: ['1', id] }));

    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'service-unknown', errors: [{ path: 'selectedServices' }] });
    await expectNothingStored(bookings);
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
    const { status, body } = await postBooking(bookings, bookingInput(part));

    expect(status).toBe(400);
    expect(body).toEqual({ code, message, errors: [{ path: 'couponCode', message }] });
    await expectNothingStored(bookings);
  });

  it('when the dates are taken, and names the nearest free ones', async () => {
    const { id } = await aBooking(bookings, stayIn(10, 2));
    await callAsAdmin(bookings, 'POST', `/api/bookings/${id}/confirm`);

    const { status, body } = await postBooking(bookings, bookingInput({ ...stayIn(11), checkinTime: '14:00' }));

    expect(status).toBe(409);
    expect(body).toEqual({
      code: 'dates-taken',
      message: 'These dates were just confirmed for another guest',
      nearestFree: [stayIn(12), stayIn(18), stayIn(4)],
    });
    expect(await rowsOf(bookings, 'bookings')).toBe(1);
  });

  it('when another live payment has the same UTR', async () => {
    await aBooking(bookings, { upiTransactionId: '123456789012' });

    const { status, body } = await postBooking(
      bookings,
      bookingInput({ ...stayIn(20), upiTransactionId: '123456789012' }),
    );

    expect(status).toBe(409);
    expect(body).toEqual({ code: 'utr-used', message: 'This reference number was already used' });
    expect(await rowsOf(bookings, 'bookings')).toBe(1);
    expect(await rowsOf(bookings, 'idempotency_keys')).toBe(1);
  });
});
