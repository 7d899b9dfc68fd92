import { describe, expect, it } from '@jest/globals';
import type { BookingDetails } from '@farmhouse/contracts/bookings/admin-booking';
import { istInstant } from '@farmhouse/contracts/bookings/stay';
import { callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { aBooking, multiply, dbOf, put, rowsOf, stayIn, stored } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';
import { Completion } from './completion.service.ts';
import { SCHEDULE, SCHEDULE_QUEUE } from './schedule.ts';

const bookings = useBookings();

const completion = () => bookings.app.get(Completion);

describe('a confirmed stay', () => {
  it('is completed two hours after check-out, not earlier', async () => {
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

  it.each(['pending', 'cancelled'] as const)('is needed: what is %s is left alone', async (status) => {
    const { id } = await aBooking(bookings, stayIn(1));
    await put(bookings, id, { status });

    await completion().completeStays(istInstant(stayIn(9).checkinDate, '12:00'));

    expect((await stored(bookings, id)).status).toBe(status);
  });

  it('is completed once, however many replicas look and however many stays are over', async () => {
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

describe('the schedule', () => {
  it('lies in Redis, once', async () => {
    const queue = bookings.app.get<Queue>(getQueueToken(SCHEDULE_QUEUE), { strict: false });

    await eventually(async () => {
      const schedulers = await queue.getJobSchedulers();
      expect(Object.fromEntries(schedulers.map(({ key, every }) => [key, every]))).toEqual(SCHEDULE);
    });
  });

  it('completes stays and forgets old answers by itself', async () => {
    const { id } = await aBooking(bookings, stayIn(1));
    await put(bookings, id, { status: 'confirmed', stay: '[2020-01-01,2020-01-02)' });
    await dbOf(bookings).query(`UPDATE idempotency_keys SET expires_at = now() - interval '1 hour'`);
    const queue = bookings.app.get<Queue>(getQueueToken(SCHEDULE_QUEUE), { strict: false });

    await queue.add('complete-stays', {});
    await queue.add('prune-answers', {});

    await eventually(async () => {
      expect((await stored(bookings, id)).status).toBe('completed');
      expect(await rowsOf(bookings, 'idempotency_keys')).toBe(0);
    });
  });
});
