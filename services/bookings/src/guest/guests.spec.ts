import { describe, expect, it } from '@jest/globals';
import { DEFAULT_CANCELLATION_TERMS } from '@farmhouse/contracts/bookings/terms/default-cancellation-terms';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import { DAY_MS } from '@farmhouse/contracts/timing/durations';
import { istTime } from '@farmhouse/contracts/timing/ist';
import type { Problem } from '@farmhouse/contracts/errors';
import { guestToken } from '@farmhouse/platform/auth/guest-token';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { aBooking, SECRET, stayIn, stored } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();

const read = (code: string, headers: Record<string, string> = {}) =>
  call<GuestBooking & Problem>(bookings, 'GET', `/api/bookings/${code}`, { headers });
const open = (code: string, body: object) => call<Problem>(bookings, 'POST', `/api/bookings/${code}/session`, { body });

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
      due: 6210,
      dueLater: 0,
      dueOn: null,
      terms: {
        ...{ advancePercent: 100, balanceDays: 0, securityDeposit: 0 },
        cancellation: [...DEFAULT_CANCELLATION_TERMS],
      },
      lines: [
        { kind: 'guest_stay', label: 'Guests', quantity: 4, unit: 'guest', amount: 4600 },
        { kind: 'services', label: 'Extra services', quantity: 1, unit: 'stay', amount: 1800 },
        { kind: 'fee', label: 'Maintenance fee', quantity: 1, unit: 'stay', amount: 500 },
        { kind: 'discount', label: 'Discount', quantity: 1, unit: 'stay', amount: -690 },
      ],
      maskedName: 'A*** R**',
      paymentDeadline: null,
      datesTaken: false,
      nearestFree: [],
      stayChanges: 0,
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

    const responses = await Promise.all([
      read(code, cookie),
      call<Problem>(bookings, 'POST', '/api/bookings/lookup', {
        body: { confirmationCode: code, phoneLast4: phone.slice(-4) },
      }),
      open(code, { token: guestToken(SECRET, code) }),
    ]);

    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
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
      lines: expect.arrayContaining([expect.objectContaining({ kind: 'service', label: 'BBQ Setup', amount: 1800 })]),
      upiTransactionId: '123456789012',
      cancellationReason: null,
      paymentNotes: null,
      submissionsLeft: 4,
    });
  });

  it('returns the amount of a payment only while it awaits verification', async () => {
    const { id, code, cookie } = await aBooking(bookings, { guestCount: 2 });
    const amount = async () => (await read(code, cookie)).body.paymentAmount;
    const before = await amount();
    const body = { upiTransactionId: '123456789012', amount: 1000 };
    await call(bookings, 'POST', `/api/bookings/${code}/payment`, { body, headers: cookie });
    const checked = await amount();

    await callAsAdmin(bookings, 'POST', `/api/admin/bookings/${id}/verify-payment`, { body: { verified: true } });

    expect([before, checked, await amount()]).toEqual([null, 1000, null]);
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

  it('returns as payment deadline 9:00 pm, a day or more after the confirmation, never later than check-in', async () => {
    const [later, soon] = [await aBooking(bookings), await aBooking(bookings, { ...stayIn(1), checkinTime: '10:00' })];
    for (const { id } of [later, soon]) await callAsAdmin(bookings, 'POST', `/api/bookings/${id}/confirm`);

    const [far, near] = await Promise.all(
      [later, soon].map(async ({ code }) => Date.parse((await read(code)).body.paymentDeadline ?? '')),
    );

    const { confirmedAt } = await stored(bookings, later.id);
    expect(istTime(new Date(far ?? 0))).toBe('21:00');
    expect(far).toBeGreaterThanOrEqual(Number(confirmedAt) + DAY_MS);
    expect(far).toBeLessThan(Number(confirmedAt) + 2 * DAY_MS);
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
  it('are those of its submission, its verification and its confirmation', async () => {
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

  it('have no submission once it has failed', async () => {
    const { id, code } = await aBooking(bookings, { upiTransactionId: '123456789012' });

    await callAsAdmin(bookings, 'POST', `/api/admin/bookings/${id}/verify-payment`, { body: { verified: false } });

    expect((await read(code)).body.paymentSubmittedAt).toBeNull();
  });
});

describe('once the owner has corrected the contact of a booking', () => {
  const correct = async (id: number, body: object) => {
    const { version } = await stored(bookings, id);
    return callAsAdmin(bookings, 'PATCH', `/api/admin/bookings/${id}`, { body: { version, ...body } });
  };

  it.each([
    ['email address', { email: 'asha@right.example' }],
    ['phone number', { contactNumber: '+91 98480 54321' }],
  ])('a link and a cookie of before the new %s open it no longer', async (_what, contact) => {
    const { id, code, cookie } = await aBooking(bookings);

    await correct(id, contact);

    const { body, status } = await read(code, cookie);
    expect({ status, email: body.email }).toEqual({ status: 200, email: undefined });
    expect(await open(code, { token: guestToken(SECRET, code) })).toMatchObject({
      status: 401,
      body: { code: 'guest-token-required' },
    });
    const cancelled = await call(bookings, 'POST', `/api/bookings/${code}/cancel`, { body: {}, headers: cookie });
    expect(cancelled.status).toBe(401);
  });

  it('the link of a later mail opens it, and so does the cookie of a look-up by code and phone number', async () => {
    const { id, code, phone } = await aBooking(bookings);
    await correct(id, { email: 'asha@right.example', guestCount: 6 });

    const [event] = await eventsOf(bookings, 'booking.stay-changed');
    const token = guestToken(SECRET, code, event?.booking.guestTokenVersion);
    const opened = await open(code, { token });
    const lookedUp = await call(bookings, 'POST', '/api/bookings/lookup', {
      body: { confirmationCode: code, phoneLast4: phone.slice(-4) },
    });

    expect(event).toMatchObject({ booking: { guestTokenVersion: 1 }, before: { guestTokenVersion: 0 } });
    for (const { headers } of [opened, lookedUp])
      expect(headers['set-cookie']).toMatch(new RegExp(`^guest_${code}=${token};`));
    expect((await read(code, { cookie: `guest_${code}=${token}` })).body.email).toBe('asha@right.example');
  });

  it('its links stay valid when only the spelling of the contact changes', async () => {
    const { id, code, cookie } = await aBooking(bookings, { email: 'asha@example.com' });

    await correct(id, { email: 'Asha@example.com', fullName: 'Asha K Rao' });

    expect((await read(code, cookie)).body.fullName).toBe('Asha K Rao');
  });
});

describe('POST /api/bookings/:code/session', () => {
  it('clears the oldest cookies when a browser has too many', async () => {
    const { code } = await aBooking(bookings);
    const token = guestToken(SECRET, code);
    const held = Array.from({ length: 120 }, (_, index) => `FH-${String(index).padStart(8, '0')}`);
    const cookie = ['theme=dark', ...held.map((other) => `guest_${other}=x`), 'guest_no code=1'].join('; ');

    const response = await bookings.app.inject({
      method: 'POST',
      url: `/api/bookings/${code}/session`,
      headers: { cookie },
      payload: { token },
    });

    const cleared = response.cookies.filter(({ value }) => value === '').map(({ name }) => name);
    expect(cleared).toEqual(held.slice(0, 21).map((other) => `guest_${other}`));
    expect(response.cookies.at(-1)).toMatchObject({ name: `guest_${code}`, value: token });
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
    ['a too long token', 'a'.repeat(101), 400],
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
