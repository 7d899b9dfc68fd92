import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { istInstant } from '@farmhouse/contracts/timing/ist';
import type { Problem } from '@farmhouse/contracts/errors';
import { Inbox } from '@farmhouse/platform/events/consumer';
import { callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { aBooking, put, stayIn, stored, today } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';
import { RemindersService } from './reminders.service.ts';

const bookings = useBookings();

const reminders = () => bookings.app.get(RemindersService);
const at = (time: string, day = today()) => istInstant(day, time);
const aStay = async (days: number, part: object = {}) => {
  const { id } = await aBooking(bookings, stayIn(days));
  await put(bookings, id, { status: 'confirmed', ...part });
  return id;
};
const remindedIds = async () =>
  (await eventsOf(bookings, 'booking.reminder-due')).map(({ booking }) => booking.id).sort((a, b) => a - b);

describe('scheduled reminders', () => {
  it('are sent three days and one day before check-in, from 10:00 to 21:00 IST', async () => {
    for (const days of [1, 3, 5, 7]) await aStay(days);

    const early = await reminders().remindDue(at('09:59'));
    const late = await reminders().remindDue(at('21:00'));
    const due = await reminders().remindDue(at('20:59'));

    expect([early, late, due]).toEqual([0, 0, 2]);
    expect(await eventsOf(bookings, 'booking.reminder-due')).toMatchObject([
      { manual: false, booking: { checkinDate: stayIn(1).checkinDate } },
      { manual: false, booking: { checkinDate: stayIn(3).checkinDate } },
    ]);
  });

  it.each([
    ['is not confirmed', { status: 'pending' as const }],
    ['has no email', { email: null }],
    ['was reminded within a day', { lastReminderAt: at('10:01', stayIn(-1).checkinDate) }],
    ['was deleted', { archivedAt: new Date() }],
  ])('are not sent to a guest who %s', async (_case, state) => {
    await aStay(1, state);

    expect(await reminders().remindDue(at('10:00'))).toBe(0);
  });

  it('are sent once, however many replicas run at the same time', async () => {
    const ids = [await aStay(1), await aStay(3)];

    const counts = await Promise.all(Array.from({ length: 6 }, () => reminders().remindDue(at('10:15'))));
    const later = await reminders().remindDue(at('18:00'));

    expect(counts.reduce((sum, count) => sum + count)).toBe(2);
    expect(later).toBe(0);
    expect(await remindedIds()).toEqual(ids);
  });
});

describe('POST /api/bookings/:id/reminder', () => {
  const remind = (id: number) => callAsAdmin<BookingView & Problem>(bookings, 'POST', `/api/bookings/${id}/reminder`);

  it('sends a reminder at any time before check-in, and no second one within a day', async () => {
    const id = await aStay(20);

    const [first, second] = [await remind(id), await remind(id)];

    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ id, status: 'confirmed', reminderSent: false });
    expect([second.status, second.body.code]).toEqual([409, 'reminder-too-soon']);
    expect(await eventsOf(bookings, 'booking.reminder-due')).toMatchObject([
      { manual: true, requestedAt: first.body.lastReminderAt, booking: { id } },
    ]);
  });

  it('sends another reminder a day later', async () => {
    const id = await aStay(20, { lastReminderAt: new Date(Date.now() - 24 * 3_600_000) });

    expect((await remind(id)).status).toBe(200);
    expect((await stored(bookings, id)).lastReminderAt?.getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  describe('after a scheduled reminder', () => {
    const settled = (bookingId: number, requestedAt: string, sent: boolean) =>
      bookings.app.get(Inbox).handle({
        ...{ id: randomUUID(), type: 'reminder.settled', occurredAt: new Date().toISOString() },
        payload: { bookingId, requestedAt, sent },
      });
    /** A stay whose guest was reminded an hour ago, at the returned time. */
    const reminded = async () => {
      const requestedAt = new Date(Date.now() - 3_600_000);
      return { id: await aStay(20, { lastReminderAt: requestedAt }), requestedAt: requestedAt.toISOString() };
    };

    it('that is not sent sends one, and shows none as on its way before', async () => {
      const { id, requestedAt } = await reminded();

      await settled(id, requestedAt, false);

      expect(await stored(bookings, id)).toMatchObject({ reminderSent: false, lastReminderAt: null });
      expect((await remind(id)).status).toBe(200);
      expect((await remind(id)).body.code).toBe('reminder-too-soon');
    });

    it('that WhatsApp has sent is refused, and shows it as sent', async () => {
      const { id, requestedAt } = await reminded();

      await settled(id, requestedAt, true);

      expect(await stored(bookings, id)).toMatchObject({ reminderSent: true });
      expect((await remind(id)).body.code).toBe('reminder-too-soon');
    });

    it('is refused whatever became of an earlier one', async () => {
      const { id } = await reminded();

      await settled(id, new Date(Date.now() - 30 * 3_600_000).toISOString(), false);

      expect((await remind(id)).body.code).toBe('reminder-too-soon');
    });

    it('that is not sent schedules no other one on that day', async () => {
      const id = await aStay(1);
      await reminders().remindDue(at('10:00'));

      await settled(id, at('10:00').toISOString(), false);

      expect(await reminders().remindDue(at('10:15'))).toBe(0);
    });
  });

  it('returns 200 and notes no reminder when the guest has no email address', async () => {
    const id = await aStay(20, { email: null });

    const { status, body } = await remind(id);

    expect(status).toBe(200);
    expect(body).toMatchObject({ email: null, lastReminderAt: null });
  });
});
