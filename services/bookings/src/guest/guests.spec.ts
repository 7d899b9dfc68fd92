import { describe, expect, it } from '@jest/globals';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking';
import type { Problem } from '@farmhouse/contracts/errors';
import { guestToken } from '@farmhouse/platform/auth/guest-token';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { aBooking, SECRET, stayIn, stored } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings({ RATE_LIMIT_LOOKUP_CODE: '10' });

const read = (code: string, headers: Record<string, string> = {}) =>
  call<GuestBooking & Problem>(bookings, 'GET', `/api/bookings/${code}`, { headers });
const lookup = (body: object, address = '203.0.113.1') =>
  call<GuestBooking & Problem>(bookings, 'POST', '/api/bookings/lookup', { body, headers: { 'x-real-ip': address } });
const open = (code: string, body: object) => call<Problem>(bookings, 'POST', `/api/bookings/${code}/session`, { body });
const NOT_FOUND = { code: 'not-found', message: 'We could not find a booking with these details' };

describe('GET /api/bookings/:code without the guest token', () => {
  it('returns dates and amounts, and a masked name', async () => {
    const { code } = await aBooking(bookings, {
      ...stayIn(10, 2),
      selectedServices: ['1'],
      couponCode: 'WELCOME10',
      specialRequests: 'secret',
    });

    const { status, body, headers } = await read(code);

    expect(status).toBe(200);
    expect(body).toEqual({
      confirmationCode: code,
      status: 'pending',
      paymentStatus: 'pending',
      ...stayIn(10, 2),
      checkinTime: '12:00',
      checkoutTime: '11:00',
      guestCount: 4,
      basePrice: 4600,
      servicesPrice: 1800,
      maintenanceFee: 500,
      discountAmount: 690,
      finalTotal: 6210,
      maskedName: 'A*** R**',
      paymentDeadline: null,
      datesTaken: false,
      nearestFree: [],
      paymentSubmittedAt: null,
      paymentVerifiedAt: null,
      confirmedAt: null,
      createdAt: expect.any(String),
    });
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('accepts a code in lower case', async () => {
    const { code } = await aBooking(bookings);

    expect((await read(code.toLowerCase())).status).toBe(200);
  });

  it.each(['FH-00000000', 'FH-1', 'FH-IIIIIIII', 'x', '1', '..%2f..%2fetc'])('returns 404 for %s', async (code) => {
    const { status, body } = await read(code);

    expect(status).toBe(404);
    expect(body.code).toBe('not-found');
  });

  it('returns 404 for a deleted booking', async () => {
    const { id, code, cookie, phone } = await aBooking(bookings);
    await callAsAdmin(bookings, 'DELETE', `/api/admin/bookings/${id}`);

    const answers = await Promise.all([
      read(code, cookie),
      lookup({ confirmationCode: code, phoneLast4: phone.slice(-4) }),
      open(code, { token: guestToken(SECRET, code) }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

describe('GET /api/bookings/:code with the guest token', () => {
  it('returns everything that the guest entered', async () => {
    const { code, cookie, phone } = await aBooking(bookings, {
      selectedServices: ['1'],
      specialRequests: 'late',
      upiTransactionId: '123456789012',
    });

    const { body } = await read(code, cookie);

    expect(body).toMatchObject({
      fullName: 'Asha Rao',
      contactNumber: phone,
      email: 'asha@example.com',
      specialRequests: 'late',
      couponCode: null,
      selectedServices: [{ id: '1', name: 'BBQ Setup', price: 1800 }],
      upiTransactionId: '123456789012',
      cancellationReason: null,
      paymentNotes: null,
      submissionsLeft: 4,
    });
  });

  it('returns only the public part for another booking’s token', async () => {
    const [mine, other] = [await aBooking(bookings, stayIn(10)), await aBooking(bookings, stayIn(20))];

    const { body } = await read(mine.code, { cookie: `guest_${mine.code}=${guestToken(SECRET, other.code)}` });

    expect(body.fullName).toBeUndefined();
  });

  it('returns no payment deadline before the owner has confirmed the dates', async () => {
    const { id, code } = await aBooking(bookings, { upiTransactionId: '123456789012' });

    expect((await read(code)).body.paymentDeadline).toBeNull();
    expect((await stored(bookings, id)).paymentDeadline).toBeNull();
    expect(await eventsOf(bookings, 'booking.requested')).toMatchObject([{ booking: { paymentDeadline: null } }]);
  });

  it('returns a payment deadline one day after the confirmation, never later than check-in', async () => {
    const [later, soon] = [await aBooking(bookings), await aBooking(bookings, { ...stayIn(1), checkinTime: '10:00' })];
    for (const { id } of [later, soon]) await callAsAdmin(bookings, 'POST', `/api/bookings/${id}/confirm`);

    const [far, near] = await Promise.all(
      [later, soon].map(async ({ code }) => Date.parse((await read(code)).body.paymentDeadline ?? '')),
    );

    const { confirmedAt } = await stored(bookings, later.id);
    expect(far).toBe(Number(confirmedAt) + 24 * 3_600_000);
    expect(near).toBeLessThanOrEqual(Date.parse(`${stayIn(1).checkinDate}T10:00:00+05:30`));
  });

  it('returns no payment deadline when the owner has moved the booking back to pending', async () => {
    const { id, code } = await aBooking(bookings);
    await callAsAdmin(bookings, 'POST', `/api/bookings/${id}/confirm`);

    await callAsAdmin(bookings, 'PATCH', `/api/admin/bookings/${id}/status`, { body: { status: 'pending' } });

    expect((await read(code)).body.paymentDeadline).toBeNull();
  });
});

describe('the times of a booking', () => {
  it('are those of its reference, its verification and its confirmation', async () => {
    const { id, code } = await aBooking(bookings, { upiTransactionId: '123456789012' });
    const before = (await read(code)).body;

    await callAsAdmin(bookings, 'POST', `/api/admin/bookings/${id}/verify-payment`, { body: { verified: true } });

    const after = (await read(code)).body;
    expect(before).toMatchObject({
      paymentSubmittedAt: expect.any(String),
      paymentVerifiedAt: null,
      confirmedAt: null,
    });
    expect(after.paymentSubmittedAt).toBe(before.paymentSubmittedAt);
    const { paymentVerifiedAt, confirmedAt } = await stored(bookings, id);
    expect(after.paymentVerifiedAt).toBe(paymentVerifiedAt?.toISOString());
    expect(after.confirmedAt).toBe(confirmedAt?.toISOString());
  });

  it('hold no reference once it has failed', async () => {
    const { id, code } = await aBooking(bookings, { upiTransactionId: '123456789012' });

    await callAsAdmin(bookings, 'POST', `/api/admin/bookings/${id}/verify-payment`, { body: { verified: false } });

    expect((await read(code)).body.paymentSubmittedAt).toBeNull();
  });
});

describe('POST /api/bookings/lookup', () => {
  it('returns the booking and sets its cookie for the code and the last four digits', async () => {
    const { code, phone } = await aBooking(bookings);

    const { status, body, headers } = await lookup({
      confirmationCode: ` ${code.toLowerCase()} `,
      phoneLast4: phone.slice(-4),
    });

    expect(status).toBe(200);
    expect(body).toMatchObject({ confirmationCode: code, fullName: 'Asha Rao' });
    expect(headers['set-cookie']).toContain(`guest_${code}=${guestToken(SECRET, code)}; `);
  });

  it('gives the same answer for an unknown code, a malformed one and wrong digits', async () => {
    const { code } = await aBooking(bookings);

    const answers = await Promise.all([
      lookup({ confirmationCode: code, phoneLast4: '9999' }),
      lookup({ confirmationCode: 'FH-00000000', phoneLast4: '9999' }),
      lookup({ confirmationCode: 'nonsense', phoneLast4: '9999' }),
    ]);

    for (const { status, body, headers } of answers) {
      expect([status, body]).toEqual([404, NOT_FOUND]);
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('can be tried ten times an hour for one code from one address, whether the code exists or not', async () => {
    const { code, phone } = await aBooking(bookings);
    for (let tries = 0; tries < 10; tries += 1) await lookup({ confirmationCode: code, phoneLast4: '9999' });
    for (let tries = 0; tries < 10; tries += 1) await lookup({ confirmationCode: 'FH-99999999', phoneLast4: '9999' });

    const answers = await Promise.all([
      lookup({ confirmationCode: code, phoneLast4: phone.slice(-4) }),
      lookup({ confirmationCode: 'FH-99999999', phoneLast4: '9999' }),
    ]);

    for (const { status, headers } of answers) {
      expect(status).toBe(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it('stays open to the guest when somebody else has used up all tries at the code', async () => {
    const { code, phone } = await aBooking(bookings);
    for (let tries = 0; tries < 12; tries += 1) await lookup({ confirmationCode: code, phoneLast4: '9999' });

    const { status } = await lookup({ confirmationCode: code, phoneLast4: phone.slice(-4) }, '198.51.100.7');

    expect(status).toBe(200);
  });

  it('cannot be guessed from many addresses: together they have ten tries an hour at one code', async () => {
    const { code, phone } = await aBooking(bookings);
    const guesses = [20, 21].flatMap((n) => Array.from({ length: 5 }, () => `198.51.100.${n}`));

    const answers = await Promise.all(
      guesses.map((address) => lookup({ confirmationCode: code, phoneLast4: '9999' }, address)),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    const next = await lookup({ confirmationCode: code, phoneLast4: phone.slice(-4) }, '198.51.100.99');
    expect(next).toMatchObject({ status: 429, body: { code: 'too-many-requests', askFor: 'phone' } });
  });

  it('stays open to the guest who gives the whole phone number, however many others have tried', async () => {
    const { code, phone } = await aBooking(bookings);
    const known = { confirmationCode: code, phoneLast4: phone.slice(-4) };
    for (let n = 0; n < 20; n += 1) {
      await lookup({ confirmationCode: code, phoneLast4: '9999' }, `198.51.100.${n % 4}`);
    }

    const [digits, wrong, whole] = [
      await lookup(known, '198.51.100.99'),
      await lookup({ ...known, phone: '+91 90000 00000' }, '198.51.100.99'),
      await lookup({ ...known, phone: phone.replaceAll(' ', '-') }, '198.51.100.99'),
    ];

    expect([digits.status, wrong.status, whole.status]).toEqual([429, 404, 200]);
    expect(whole.body).toMatchObject({ confirmationCode: code, fullName: 'Asha Rao' });
  });

  it('cannot be tried more than ten times an hour from one address with whole phone numbers', async () => {
    const { code, phone } = await aBooking(bookings);
    const wrong = { confirmationCode: code, phoneLast4: phone.slice(-4), phone: '90000 00000' };
    for (let tries = 0; tries < 10; tries += 1) await lookup(wrong, '198.51.100.42');

    expect((await lookup({ ...wrong, phone }, '198.51.100.42')).status).toBe(429);
  });

  it.each([
    [{}, ['confirmationCode', 'phoneLast4']],
    [{ confirmationCode: 'FH-00000000', phoneLast4: '123' }, ['phoneLast4']],
    [{ confirmationCode: 'FH-00000000', phoneLast4: 1234 }, ['phoneLast4']],
    [{ confirmationCode: {}, phoneLast4: '1234' }, ['confirmationCode']],
    [{ confirmationCode: 'x'.repeat(1000), phoneLast4: '1234' }, ['confirmationCode']],
  ])('is refused for %j', async (body, paths) => {
    const answer = await lookup(body);

    expect(answer.status).toBe(400);
    expect(answer.body.errors?.map(({ path }) => path).sort()).toEqual(paths);
  });
});

describe('POST /api/bookings/:code/session', () => {
  it('clears the oldest cookies when a browser has too many', async () => {
    const { code } = await aBooking(bookings);
    const token = guestToken(SECRET, code);
    const held = Array.from({ length: 120 }, (_, index) => `FH-${String(index).padStart(8, '0')}`);
    const cookie = ['theme=dark', ...held.map((other) => `guest_${other}=x`), 'guest_no code=1'].join('; ');

    const answer = await bookings.app.inject({
      method: 'POST',
      url: `/api/bookings/${code}/session`,
      headers: { cookie },
      payload: { token },
    });

    const cleared = answer.cookies.filter(({ value }) => value === '').map(({ name }) => name);
    expect(cleared).toEqual(held.slice(0, 21).map((other) => `guest_${other}`));
    expect(answer.cookies.at(-1)).toMatchObject({ name: `guest_${code}`, value: token });
  });

  it('sets the cookie for a mail’s token', async () => {
    const { code } = await aBooking(bookings);

    const { status, headers } = await open(code, { token: guestToken(SECRET, code) });

    expect(status).toBe(204);
    expect(headers['set-cookie']).toMatch(new RegExp(`^guest_${code}=`));
  });

  it.each<[string, unknown, number]>([
    ['another token', 'a'.repeat(32), 401],
    ['no token', undefined, 400],
    ['a number', 7, 400],
    ['a flood', 'a'.repeat(101), 400],
  ])('sets no cookie for %s', async (_case, token, expected) => {
    const { code } = await aBooking(bookings);

    const { status, headers } = await open(code, { token });

    expect(status).toBe(expected);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('returns 404 for an unknown booking', async () => {
    expect((await open('FH-00000000', { token: 'a'.repeat(32) })).status).toBe(404);
  });
});
