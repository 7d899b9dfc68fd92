import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { BookingDetails, BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { Problem } from '@farmhouse/contracts/errors';
import type { EventEnvelope } from '@farmhouse/contracts/events/events';
import { addDays, istDate, istInstant } from '@farmhouse/contracts/timing/ist';
import { Inbox } from '@farmhouse/platform/events/consumer';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { DataSource } from 'typeorm';
import { aBooking, put, setSetting, stayIn } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';
import { StayMessagesService } from './stay-messages.service.ts';
import { RemindersService } from './reminders.service.ts';

const bookings = useBookings();

beforeEach(() => setSetting(bookings, 'gate_code', '4711'));

const STAY = stayIn(10);
const sendDue = (day: string, time: string) => bookings.app.get(StayMessagesService).sendDue(istInstant(day, time));
const aStay = async (state: object = {}) => {
  const { id } = await aBooking(bookings, { ...STAY, checkinTime: '14:00' });
  await put(bookings, id, { status: 'confirmed', ...state });
  return id;
};
const pause = (id: number | string, paused: unknown) =>
  callAsAdmin<BookingView & Problem>(bookings, 'PUT', `/api/admin/bookings/${id}/messages-paused`, {
    body: { paused },
  });

describe('the message on the day of arrival', () => {
  const today = STAY.checkinDate;
  const sentEvents = () => eventsOf(bookings, 'booking.arrival-due');

  it('is due once from 8:00, however many replicas run', async () => {
    const id = await aStay();

    const early = await sendDue(today, '07:59');
    const counts = await Promise.all([1, 2, 3].map(() => sendDue(today, '08:00')));
    const later = await sendDue(today, '12:00');

    expect([early, counts.reduce((sum, count) => sum + count), later]).toEqual([0, 1, 0]);
    expect(await sentEvents()).toMatchObject([{ booking: { id, checkinDate: today } }]);
  });

  it.each([
    ['three hours after check-in', '17:00', 1],
    ['later', '17:01', 0],
  ])('after an outage is due %s or not at all', async (_case, time, count) => {
    await aStay();

    expect(await sendDue(today, time)).toBe(count);
  });

  it.each([
    ['is pending', { status: 'pending' }],
    ['was cancelled', { status: 'cancelled' }],
    ['was deleted', { archivedAt: new Date() }],
    ['begins on another day', { checkinDate: addDays(today, 1) }],
    ['is paused', { messagesPaused: true }],
  ])('is not due when the stay %s', async (_case, state) => {
    await aStay(state);

    expect(await sendDue(today, '09:00')).toBe(0);
  });

  it('is due for a guest without email, who may get it by WhatsApp', async () => {
    await aStay({ email: null });

    expect(await sendDue(today, '09:00')).toBe(1);
  });

  it('is due once directions, gate code or Wi-Fi are set, also later on that day', async () => {
    await aStay();
    await setSetting(bookings, 'gate_code', ' ');

    const without = await sendDue(today, '08:00');
    await setSetting(bookings, 'wifi_name', 'Mango Grove');
    const later = [await sendDue(today, '09:30'), await sendDue(today, '09:45')];

    expect([without, ...later]).toEqual([0, 1, 0]);
  });

  const handle = (event: Pick<EventEnvelope, 'type' | 'payload'>, at = new Date()) =>
    bookings.app.get(Inbox).handle({ id: randomUUID(), occurredAt: at.toISOString(), ...event });
  const enable = (kind: string, time: string) =>
    bookings.app
      .get(DataSource)
      .transaction((tx) => bookings.app.get(StayMessagesService).kindEnabled(tx, kind, istInstant(today, time)));

  it('is due once more when its kind is switched on later on that day', async () => {
    await aStay();
    await sendDue(today, '08:00');

    await enable('thank-you', '09:00');
    const other = await sendDue(today, '09:00');
    await enable('arrival-day', '10:00');
    const later = [await sendDue(today, '10:00'), await sendDue(today, '10:01')];

    expect([other, ...later]).toEqual([0, 1, 0]);
  });

  it('is not due once more when its kind is switched on, after it was stored', async () => {
    const id = await aStay();
    await sendDue(today, '08:00');
    const mail = { messageId: 'm1', kind: 'arrival-day', recipient: 'asha@example.com' };
    const payload = { ...mail, subject: { type: 'booking' as const, id: String(id) } };
    await handle({ type: 'email.queued', payload }, istInstant(today, '08:00'));

    await enable('arrival-day', '10:00');

    expect(await sendDue(today, '10:00')).toBe(0);
  });

  it('is due once more after the event that its kind is switched on', async () => {
    const day = istDate(new Date());
    await aStay({ checkinDate: day, checkinTime: '20:00' });
    await sendDue(day, '08:00');

    await handle({ type: 'message-kind.enabled', payload: { kind: 'arrival-day' } });

    expect(await sendDue(day, '12:00')).toBe(1);
  });

  it('is due again after it was withheld as out of date, as during a pause, and not after it failed', async () => {
    const id = await aStay();
    await sendDue(today, '08:00');
    const mail = { messageId: 'm1', kind: 'arrival-day' as const, recipient: 'asha@example.com' };
    const payload = { ...mail, subject: { type: 'booking' as const, id: String(id) } };

    await handle({ type: 'email.failed', payload: { ...payload, failure: 'not-accepted' } });
    const failed = await sendDue(today, '09:00');
    await handle({ type: 'email.failed', payload: { ...payload, failure: 'outdated' } });
    const withheld = [await sendDue(today, '09:00'), await sendDue(today, '09:01')];

    expect([failed, ...withheld]).toEqual([0, 1, 0]);
  });

  it('is due again for a stay that was moved to another day', async () => {
    const id = await aStay();
    await sendDue(today, '08:00');
    await put(bookings, id, { checkinDate: addDays(today, 2) });

    expect([await sendDue(addDays(today, 1), '08:00'), await sendDue(addDays(today, 2), '08:00')]).toEqual([0, 1]);
  });
});

describe('thanks for a stay', () => {
  const left = STAY.checkoutDate;
  const on = (days: number, time = '10:00') => sendDue(addDays(left, days), time);

  it.each(['confirmed', 'completed'])('are due once, on the day after check-out, when it is %s', async (status) => {
    const id = await aStay({ status });

    const counts = [await on(0, '20:00'), await on(1, '09:59'), await on(1), await on(1, '11:00'), await on(2)];

    expect(counts).toEqual([0, 0, 1, 0, 0]);
    expect(await eventsOf(bookings, 'booking.thanks-due')).toMatchObject([{ booking: { id } }]);
  });

  it.each([
    [7, 1],
    [8, 0],
  ])('after an outage of %i days are due to %i guests', async (days, count) => {
    await aStay({ status: 'completed' });

    expect(await on(days)).toBe(count);
  });

  it('are due again after they were withheld as out of date', async () => {
    const id = await aStay({ status: 'completed' });
    await on(1);
    const subject = { type: 'booking', id: String(id) } as const;
    const payload = { messageId: 'm1', subject, kind: 'thank-you', recipient: 'asha@example.com' } as const;
    const failed = { ...payload, failure: 'outdated' } as const;
    const event = { id: randomUUID(), occurredAt: new Date().toISOString() };

    await bookings.app.get(Inbox).handle({ ...event, type: 'email.failed', payload: failed });

    expect([await on(2), await on(3)]).toEqual([1, 0]);
  });

  it('are not due at night, nor for a stay that was cancelled', async () => {
    await aStay({ status: 'completed' });
    await aStay({ status: 'cancelled' });

    expect([await on(1, '21:00'), await on(2, '08:00'), await on(2)]).toEqual([0, 0, 1]);
  });
});

describe('PUT /api/admin/bookings/:id/messages-paused', () => {
  it('pauses scheduled messages until they are resumed', async () => {
    const id = await aStay();
    const remind = () =>
      bookings.app.get(RemindersService).remindDue(istInstant(addDays(STAY.checkinDate, -1), '10:00'));

    expect((await pause(id, true)).body).toMatchObject({ id, messagesPaused: true });
    const paused = [await remind(), await sendDue(STAY.checkinDate, '08:00')];
    expect((await pause(id, false)).body).toMatchObject({ messagesPaused: false });
    const resumed = [await remind(), await sendDue(STAY.checkinDate, '08:00')];

    expect([paused, resumed]).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  it('publishes the change and writes it into the history once', async () => {
    const id = await aStay();

    await Promise.all([pause(id, true), pause(id, true)]);

    expect(await eventsOf(bookings, 'booking.changed')).toMatchObject([{ id, messagesPaused: true }]);
    const { body } = await callAsAdmin<BookingDetails>(bookings, 'GET', `/api/admin/bookings/${id}`);
    expect(body.audit.filter(({ action }) => action === 'messages paused')).toHaveLength(1);
  });

  it('refuses a value that is not a boolean, an unknown booking and a call without a token', async () => {
    const id = await aStay();

    const responses = [
      await pause(id, 'yes'),
      await pause(4711, true),
      await call(bookings, 'PUT', `/api/admin/bookings/${id}/messages-paused`, { body: { paused: true } }),
    ];

    expect(responses.map(({ status }) => status)).toEqual([400, 404, 401]);
  });
});
