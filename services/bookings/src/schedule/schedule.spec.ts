import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BookingDetails } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { istInstant } from '@farmhouse/contracts/timing/ist';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { RedisConnection } from '@farmhouse/platform/redis/redis.connection';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { scheduleInRedis } from '@farmhouse/platform/testing/schedule-in-redis';
import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { aBooking, multiply, dbOf, put, rowsOf, stayIn, stored } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';
import { ArchivePruningService } from '../personal-data/archive-pruning.service.ts';
import { CompletionService } from '../booking-status/completion.service.ts';
import { UnansweredRequestsService } from '../booking-status/unanswered-requests.service.ts';
import { SCHEDULE, SCHEDULE_QUEUE } from './schedule.ts';

const bookings = useBookings();

const completion = () => bookings.app.get(CompletionService);

describe('CompletionService', () => {
  it('completes a confirmed stay two hours after check-out, not earlier', async () => {
    const { id } = await aBooking(bookings, { ...stayIn(10), checkoutTime: '11:00' });
    await callAsAdmin(bookings, 'POST', `/api/bookings/${id}/confirm`);
    const lastDay = stayIn(10).checkoutDate;

    const before = await completion().completeStays(istInstant(lastDay, '12:59'));
    const after = await completion().completeStays(istInstant(lastDay, '13:00'));
    const again = await completion().completeStays(istInstant(lastDay, '14:00'));

    expect([before, after, again]).toEqual([0, 1, 0]);
    expect((await stored(bookings, id)).status).toBe('completed');
    expect(await rowsOf(bookings, 'calendar_entries')).toBe(0);
    const { body } = await callAsAdmin<BookingDetails>(bookings, 'GET', `/api/admin/bookings/${id}`);
    expect(body.audit.at(-1)).toMatchObject({
      actor: 'system',
      action: 'completed',
      from: 'confirmed',
      to: 'completed',
    });
  });

  it('completes a stay only after its turnaround, which keeps the dates taken', async () => {
    const { id } = await aBooking(bookings, { ...stayIn(10), checkoutTime: '11:00' });
    await callAsAdmin(bookings, 'POST', `/api/bookings/${id}/confirm`);
    await dbOf(bookings).query('UPDATE bookings SET turnaround_minutes = 300');
    const lastDay = stayIn(10).checkoutDate;

    const before = await completion().completeStays(istInstant(lastDay, '15:59'));
    const after = await completion().completeStays(istInstant(lastDay, '16:00'));

    expect([before, after]).toEqual([0, 1]);
  });

  it.each(['pending', 'cancelled'] as const)('does not complete a booking that is %s', async (status) => {
    const { id } = await aBooking(bookings, stayIn(1));
    await put(bookings, id, { status });

    await completion().completeStays(istInstant(stayIn(9).checkinDate, '12:00'));

    expect((await stored(bookings, id)).status).toBe(status);
  });

  it('completes each stay once when several replicas run at once and many stays are over', async () => {
    await aBooking(bookings, stayIn(1));
    await multiply(bookings, 1200);
    await dbOf(bookings).query(
      `UPDATE bookings SET stay = tstzrange(lower(stay) + make_interval(days => id), upper(stay) + make_interval(days => id)),
         status = 'confirmed'`,
    );
    const later = istInstant('2040-01-01', '12:00');

    const counts = await Promise.all([1, 2, 3].map(() => completion().completeStays(later)));

    expect(counts.reduce((sum, count) => sum + count)).toBe(1201);
    expect(await rowsOf(bookings, `audit_entries WHERE action = 'completed'`)).toBe(1201);
  });
});

describe('unanswered requests', () => {
  const end = (now: Date) => bookings.app.get(UnansweredRequestsService).endUnanswered(now);
  const { checkinDate } = stayIn(10);
  const { checkinDate: dayBefore } = stayIn(9);
  const { checkinDate: dayAfter } = stayIn(11);

  it('are reported to the owner once on the day before check-in, not before 8:00', async () => {
    const { id } = await aBooking(bookings, stayIn(10));

    const counts = [
      await end(istInstant(stayIn(8).checkinDate, '12:00')),
      await end(istInstant(dayBefore, '07:59')),
      ...(await Promise.all([1, 2, 3].map(() => end(istInstant(dayBefore, '08:00'))))),
      await end(istInstant(checkinDate, '12:00')),
    ];

    expect(await eventsOf(bookings, 'booking.unanswered')).toMatchObject([{ booking: { id } }]);
    expect(counts.slice(0, 2)).toEqual([0, 0]);
    expect((await stored(bookings, id)).status).toBe('pending');
  });

  it('are reported again, once, on the day before the check-in to which they were moved', async () => {
    const { id } = await aBooking(bookings, stayIn(10));
    await end(istInstant(dayBefore, '08:00'));
    await put(bookings, id, stayIn(40));

    await end(istInstant(stayIn(38).checkinDate, '08:00'));
    await Promise.all([1, 2, 3].map(() => end(istInstant(stayIn(39).checkinDate, '08:00'))));
    await end(istInstant(stayIn(40).checkinDate, '08:00'));

    const days = (await eventsOf(bookings, 'booking.unanswered')).map(({ booking }) => booking.checkinDate);
    expect(days).toEqual([checkinDate, stayIn(40).checkinDate]);
  });

  it('are reported on the check-in day if they were made on the day before, and never if they were made on it', async () => {
    const [late, tooLate] = [await aBooking(bookings, stayIn(10)), await aBooking(bookings, stayIn(10))];
    await put(bookings, late.id, { createdAt: istInstant(dayBefore, '00:00') });
    await put(bookings, tooLate.id, { createdAt: istInstant(checkinDate, '00:00') });

    await end(istInstant(dayBefore, '12:00'));
    expect(await eventsOf(bookings, 'booking.unanswered')).toEqual([]);
    await end(istInstant(checkinDate, '08:00'));

    expect(await eventsOf(bookings, 'booking.unanswered')).toMatchObject([{ booking: { id: late.id } }]);
  });

  it('are cancelled once their check-in day is over, with the reason and the nearest free dates', async () => {
    const { id } = await aBooking(bookings, stayIn(10));

    await end(istInstant(checkinDate, '23:59'));
    expect((await stored(bookings, id)).status).toBe('pending');
    await Promise.all([1, 2, 3].map(() => end(istInstant(dayAfter, '00:00'))));

    const reason = 'We could not confirm these dates in time';
    expect(await stored(bookings, id)).toMatchObject({ status: 'cancelled', cancellationReason: reason });
    const [event, ...others] = await eventsOf(bookings, 'booking.cancelled');
    expect(event).toMatchObject({ booking: { id }, reason, by: 'system', nearestFree: expect.any(Array) });
    expect(others).toEqual([]);
  });

  it.each(['completed', 'confirmed', 'cancelled'] as const)(
    'are left to the owner, who set them from %s to pending after check-in',
    async (status) => {
      const { id } = await aBooking(bookings, stayIn(10));
      const yesterday = stayIn(-1);
      await put(bookings, id, { ...yesterday, stay: `[${yesterday.checkinDate},${yesterday.checkoutDate})`, status });
      await callAsAdmin(bookings, 'PATCH', `/api/admin/bookings/${id}/status`, { body: { status: 'pending' } });

      const ended = await end(new Date());

      expect([ended, (await stored(bookings, id)).status]).toEqual([0, 'pending']);
    },
  );

  it('are cancelled although the owner reopened them, if that was before check-in', async () => {
    const { id } = await aBooking(bookings, stayIn(10));
    await put(bookings, id, { status: 'cancelled' });
    await callAsAdmin(bookings, 'PATCH', `/api/admin/bookings/${id}/status`, { body: { status: 'pending' } });

    await end(istInstant(dayAfter, '00:00'));

    expect((await stored(bookings, id)).status).toBe('cancelled');
  });

  it('are refunded in full', async () => {
    const { id } = await aBooking(bookings, stayIn(10));
    await callAsAdmin(bookings, 'POST', `/api/admin/bookings/${id}/payments`, {
      body: { amount: 1000, method: 'cash' },
    });
    await end(istInstant(dayAfter, '00:00'));
    await callAsAdmin(bookings, 'POST', `/api/admin/bookings/${id}/verify-payment`, { body: { verified: true } });

    const { body } = await callAsAdmin<object[]>(bookings, 'GET', '/api/admin/money/refunds');
    expect(body).toMatchObject([{ bookingId: id, amount: 1000 }]);
  });

  it.each(['confirmed', 'completed'] as const)('do not include a booking that is %s', async (status) => {
    const { id } = await aBooking(bookings, stayIn(10));
    await put(bookings, id, { status });

    expect(await end(istInstant(dayAfter, '12:00'))).toBe(0);
    expect((await stored(bookings, id)).status).toBe(status);
  });

  it('do not include bookings that the owner has entered', async () => {
    const { id } = await aBooking(bookings, stayIn(10));
    await put(bookings, id, { source: 'owner' });

    expect(await end(istInstant(dayAfter, '12:00'))).toBe(0);
    expect((await stored(bookings, id)).status).toBe('pending');
  });
});

describe('ArchivePruningService', () => {
  const archivedAt = istInstant('2027-03-01', '18:00');
  const prune = (day: string) => bookings.app.get(ArchivePruningService).prune(istInstant(day, '12:00'));

  it('removes a deleted booking with its payments and mails once it can no longer be restored', async () => {
    const { id } = await aBooking(bookings, { upiTransactionId: '123456789012' });
    const kept = await aBooking(bookings, { ...stayIn(20), upiTransactionId: '210987654321' });
    await put(bookings, id, { archivedAt });

    const [onTheLastDay, after, again] = [
      await prune('2027-03-31'),
      await prune('2027-04-01'),
      await prune('2027-04-02'),
    ];

    expect([onTheLastDay, after, again]).toEqual([0, 1, 0]);
    expect(await rowsOf(bookings, 'bookings')).toBe(1);
    expect(await rowsOf(bookings, `payments WHERE booking_id <> ${kept.id}`)).toBe(0);
    expect(await rowsOf(bookings, `payments WHERE booking_id = ${kept.id}`)).toBe(1);
  });

  it('keeps the audit entries with actor, action and time, but without notes about the guest', async () => {
    const kept = await aBooking(bookings, { ...stayIn(20), upiTransactionId: '210987654321' });
    const { id } = await aBooking(bookings, { upiTransactionId: '123456789012' });
    const reason = { reason: 'Asha has moved to another house' };
    await callAsAdmin(bookings, 'POST', `/api/bookings/${id}/cancel`, { body: reason });
    await callAsAdmin(bookings, 'DELETE', `/api/admin/bookings/${id}`);
    await put(bookings, id, { archivedAt });
    const entriesOf = (bookingId: number) =>
      dbOf(bookings).query<{ note: string | null }[]>(
        'SELECT actor, action, from_value, to_value, at, note FROM audit_entries WHERE booking_id = $1 ORDER BY id',
        [bookingId],
      );
    const [before, others] = [await entriesOf(id), await entriesOf(kept.id)];

    await prune('2027-04-01');

    expect(before.some(({ note }) => note !== null)).toBe(true);
    expect(await entriesOf(id)).toEqual(before.map((entry) => ({ ...entry, note: null })));
    expect(await entriesOf(kept.id)).toEqual(others);
  });

  it('keeps ledger entries and accepted lines of bank statements, but without notes and texts about the guest', async () => {
    const { id } = await aBooking(bookings);
    const payment = { amount: 5100, method: 'bank', reference: 'NEFT 7', notes: 'from Asha’s father', verify: true };
    await callAsAdmin(bookings, 'POST', `/api/admin/bookings/${id}/payments`, { body: payment });
    await dbOf(bookings).query(
      `INSERT INTO bank_lines (bank, key, paise, text, state, booking_id, imported_at)
       VALUES ('hdfc', 'a key', 510000, 'NEFT ASHA RAO', 'accepted', $1, now())`,
      [id],
    );
    await put(bookings, id, { archivedAt });

    await prune('2027-04-01');

    expect(await rowsOf(bookings, `ledger_entries WHERE booking_id = ${id} AND amount = 5100`)).toBe(2);
    expect(await rowsOf(bookings, `ledger_entries WHERE booking_id = ${id} AND note IS NOT NULL`)).toBe(0);
    expect(await rowsOf(bookings, `bank_lines WHERE booking_id = ${id} AND text = ''`)).toBe(1);
  });
});

describe('Schedule', () => {
  const queue = () => bookings.app.get<Queue>(getQueueToken(SCHEDULE_QUEUE), { strict: false });
  const redis = () => bookings.app.get(RedisConnection).redis;

  beforeAll(() => queue().resume());

  it('writes each job to Redis once', async () => {
    await scheduleInRedis(queue(), SCHEDULE);
  });

  it('is restored automatically after Redis has lost its data, and /health/ready returns 503 until then', async () => {
    await scheduleInRedis(queue(), SCHEDULE);
    expect(await call(bookings, 'GET', '/health/ready')).toMatchObject({ status: 200 });
    await redis().flushdb();

    const ready = await call(bookings, 'GET', '/health/ready');

    expect(ready).toMatchObject({ status: 503, body: { checks: { schedule: 'down', redis: 'up' } } });
    await scheduleInRedis(queue(), SCHEDULE);
    expect(await call(bookings, 'GET', '/health/ready')).toMatchObject({ status: 200 });
  }, 20_000);

  it('is written again immediately when Redis reconnects', async () => {
    await scheduleInRedis(queue(), SCHEDULE);
    await redis().flushdb();

    redis().disconnect(true);

    await eventually(
      async () => expect(await queue().getJobSchedulersCount()).toBe(Object.keys(SCHEDULE).length),
      2_000,
    );
  });

  it('neither runs nor postpones a job while Redis has the schedule', async () => {
    await scheduleInRedis(queue(), SCHEDULE);
    const nextRuns = async () => (await queue().getJobSchedulers()).map(({ key, next }) => [key, next]).toSorted();
    await eventually(async () => expect(await queue().getJobCountByTypes('active', 'waiting')).toBe(0));
    const before = { runs: (await queue().getJobCounts()).completed, next: await nextRuns() };

    for (let times = 0; times < 3; times += 1) redis().emit('ready');
    await new Promise((resolve) => setTimeout(resolve, 6_000));

    expect({ runs: (await queue().getJobCounts()).completed, next: await nextRuns() }).toEqual(before);
  }, 20_000);

  it('completes stays', async () => {
    const { id } = await aBooking(bookings, stayIn(1));
    await put(bookings, id, { status: 'confirmed', stay: '[2020-01-01,2020-01-02)' });

    await queue().add('complete-stays', {});

    await eventually(async () => expect((await stored(bookings, id)).status).toBe('completed'));
  });
});
