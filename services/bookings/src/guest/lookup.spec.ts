import { describe, expect, it } from '@jest/globals';
import type { GuestBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import type { Problem } from '@farmhouse/contracts/errors';
import { guestToken } from '@farmhouse/platform/auth/guest-token';
import { RedisConnection } from '@farmhouse/platform/redis/redis.connection';
import { call } from '@farmhouse/platform/testing/call';
import { aBooking, SECRET } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings({ RATE_LIMIT_LOOKUP_CODE: '10' });

const lookup = (body: object, address = '203.0.113.1') =>
  call<GuestBooking & Problem>(bookings, 'POST', '/api/bookings/lookup', { body, headers: { 'x-real-ip': address } });
const NOT_FOUND = { code: 'not-found', message: 'We could not find a booking with these details' };

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

  it('takes the last four digits as a number', async () => {
    const { code } = await aBooking(bookings, { contactNumber: '98480 12345' });

    expect((await lookup({ confirmationCode: code, phoneLast4: 2345 })).status).toBe(200);
    expect((await lookup({ confirmationCode: code, phoneLast4: 345 })).status).toBe(400);
  });

  it('gives the same response for an unknown code, a malformed one and wrong digits', async () => {
    const { code } = await aBooking(bookings);

    const responses = await Promise.all([
      lookup({ confirmationCode: code, phoneLast4: '9999' }),
      lookup({ confirmationCode: 'FH-00000000', phoneLast4: '9999' }),
      lookup({ confirmationCode: 'nonsense', phoneLast4: '9999' }),
    ]);

    for (const { status, body, headers } of responses) {
      expect([status, body]).toEqual([404, NOT_FOUND]);
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('allows ten attempts an hour for one code from one address', async () => {
    const { code, phone } = await aBooking(bookings);
    for (let tries = 0; tries < 10; tries += 1) await lookup({ confirmationCode: code, phoneLast4: '9999' });

    const { status, headers } = await lookup({ confirmationCode: code, phoneLast4: phone.slice(-4) });

    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('stores no counter for codes that do not exist', async () => {
    for (let tries = 0; tries < 12; tries += 1) {
      const { status, body } = await lookup({ confirmationCode: 'FH-99999999', phoneLast4: '9999' });
      expect([status, body]).toEqual([404, NOT_FOUND]);
    }

    expect(await bookings.app.get(RedisConnection).redis.keys('*FH-99999999*')).toEqual([]);
  });

  it('stays available to the guest when an attacker has used up all attempts at the code', async () => {
    const { code, phone } = await aBooking(bookings);
    for (let tries = 0; tries < 12; tries += 1) await lookup({ confirmationCode: code, phoneLast4: '9999' });

    const { status } = await lookup({ confirmationCode: code, phoneLast4: phone.slice(-4) }, '198.51.100.7');

    expect(status).toBe(200);
  });

  it('cannot be guessed from many addresses, which share ten attempts an hour at one code', async () => {
    const { code, phone } = await aBooking(bookings);
    const guesses = [20, 21].flatMap((n) => Array.from({ length: 5 }, () => `198.51.100.${n}`));

    const responses = await Promise.all(
      guesses.map((address) => lookup({ confirmationCode: code, phoneLast4: '9999' }, address)),
    );

    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([404]));
    const next = await lookup({ confirmationCode: code, phoneLast4: phone.slice(-4) }, '198.51.100.99');
    expect(next).toMatchObject({ status: 429, body: { code: 'too-many-requests', askFor: 'phone' } });
  });

  it('cannot be guessed by later attempts from many addresses once all attempts of the hour are used up', async () => {
    const { code, phone } = await aBooking(bookings);
    const known = { confirmationCode: code, phoneLast4: phone.slice(-4) };
    for (const n of [30, 31])
      for (let tries = 0; tries < 5; tries += 1) await lookup({ ...known, phoneLast4: '9999' }, `198.51.100.${n}`);

    const statuses: number[] = [];
    for (let tries = 0; tries < 10; tries += 1) statuses.push((await lookup(known, '198.51.100.32')).status);
    statuses.push((await lookup(known, '198.51.100.30')).status);

    expect(new Set(statuses)).toEqual(new Set([429]));
  });

  it('stays available to the guest who gives the whole phone number, however many attempts others have made', async () => {
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

  it.each([
    ['+65 9123 4567', '6591234567'],
    ['+65 9123 4567', '+6591234567'],
    ['98480 12345', '+91 98480 12345'],
    ['+91 98480 12345', '098480-12345'],
  ])('opens a booking with the number %j by the whole number %j', async (contactNumber, phone) => {
    const { code } = await aBooking(bookings, { contactNumber });

    const whole = await lookup({ confirmationCode: code, phoneLast4: '0000', phone }, '198.51.100.98');

    expect(whole.status).toBe(200);
  });

  it('allows ten attempts an hour from one address with whole phone numbers', async () => {
    const { code, phone } = await aBooking(bookings);
    const wrong = { confirmationCode: code, phoneLast4: phone.slice(-4), phone: '90000 00000' };
    for (let tries = 0; tries < 10; tries += 1) await lookup(wrong, '198.51.100.42');

    expect((await lookup({ ...wrong, phone }, '198.51.100.42')).status).toBe(429);
  });

  it.each([
    [{}, ['confirmationCode', 'phoneLast4']],
    [{ confirmationCode: 'FH-00000000', phoneLast4: '123' }, ['phoneLast4']],
    [{ confirmationCode: 'FH-00000000', phoneLast4: 123.4 }, ['phoneLast4']],
    [{ confirmationCode: {}, phoneLast4: '1234' }, ['confirmationCode']],
    [{ confirmationCode: 'x'.repeat(1000), phoneLast4: '1234' }, ['confirmationCode']],
  ])('is refused for %j', async (body, paths) => {
    const response = await lookup(body);

    expect(response.status).toBe(400);
    expect(response.body.errors?.map(({ path }) => path).sort()).toEqual(paths);
  });
});
