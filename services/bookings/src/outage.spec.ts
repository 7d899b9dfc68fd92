import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { startTcpProxy, type TcpProxy } from '@farmhouse/platform/testing/tcp-proxy';
import { emptyTestRedis, type TestService } from '@farmhouse/platform/testing/test-service';
import {
  aBooking,
  bookingInput,
  dbOf,
  postBooking,
  resetDatabase,
  startBookings,
  stayIn,
} from './testing/test-bookings.ts';

let redis: TcpProxy;
let bookings: TestService;

beforeAll(async () => {
  redis = await startTcpProxy(process.env.TEST_REDIS_URL ?? '');
  bookings = await startBookings({ REDIS_URL: redis.urlVia(await emptyTestRedis()) });
  await resetDatabase(bookings);
});
afterAll(() => bookings.close());

describe('while Redis, identity, catalogue and content are down', () => {
  it('guests book, pay and read, and the owner gets 503', async () => {
    await redis.disconnect();
    const started = Date.now();

    const { status, body } = await postBooking(
      bookings,
      bookingInput({ selectedServices: ['1'], couponCode: 'WELCOME10' }),
    );
    const booking = await aBooking(bookings, stayIn(30));
    const responses = await Promise.all([
      call(bookings, 'GET', `/api/bookings/${body.confirmationCode}`),
      call(bookings, 'POST', '/api/bookings/quote', { body: { guestCount: 2, couponCode: 'WELCOME10' } }),
      call(bookings, 'GET', `/api/availability?from=${stayIn(0).checkinDate}&to=${stayIn(9).checkinDate}`),
      call(bookings, 'POST', `/api/bookings/${booking.code}/payment`, {
        body: { upiTransactionId: '123456789012' },
        headers: booking.cookie,
      }),
      call(bookings, 'POST', '/api/bookings/lookup', {
        body: { confirmationCode: booking.code, phoneLast4: booking.phone.slice(-4) },
      }),
    ]);
    const took = Date.now() - started;
    const admin = await callAsAdmin(bookings, 'GET', '/api/admin/bookings');

    expect(status).toBe(201);
    expect(responses.map((response) => response.status)).toEqual([200, 400, 200, 200, 200]);
    expect(took).toBeLessThan(1_500);
    expect(admin.status).toBe(503);
  });

  it('events stay in the outbox and are relayed when Redis is back', async () => {
    await redis.restore();

    await eventually(async () => {
      const [row] = await dbOf(bookings).query<{ count: string }[]>(
        'SELECT count(*) FROM outbox WHERE relayed_at IS NULL',
      );
      expect(Number(row?.count)).toBe(0);
    }, 20_000);
    expect(await eventsOf(bookings, 'booking.requested')).toHaveLength(2);
    // each connection to Redis reconnects independently
    await eventually(async () => {
      expect((await callAsAdmin(bookings, 'GET', '/api/admin/bookings')).status).toBe(200);
    }, 20_000);
  });
});
