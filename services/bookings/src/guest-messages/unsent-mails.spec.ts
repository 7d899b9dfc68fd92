import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { BookingDetails, BookingMailView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { EventType, Events } from '@farmhouse/contracts/events/events';
import type { Problem } from '@farmhouse/contracts/errors';
import { Inbox } from '@farmhouse/platform/events/consumer';
import { callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { aBooking, dbOf } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();

async function aMail(bookingId: number, type: 'email.queued' | 'email.delivered' | 'email.failed'): Promise<string> {
  const messageId = randomUUID();
  const subject = { type: 'booking' as const, id: String(bookingId) };
  const payload = { messageId, subject, kind: 'booking-confirmed', recipient: 'asha@example.com' } as const;
  const event = { id: randomUUID(), occurredAt: new Date().toISOString() };
  const failed: Events['email.failed'] = { ...payload, failure: 'not-accepted' };
  const sent: { type: EventType; payload: Events[typeof type] } = {
    type,
    payload: type === 'email.failed' ? failed : payload,
  };
  await bookings.app.get(Inbox).handle({ ...event, ...sent });
  return messageId;
}
const sendAgain = (id: number | string, messageId: string) =>
  callAsAdmin<BookingMailView[] & Problem>(bookings, 'POST', `/api/admin/bookings/${id}/mails/${messageId}/send-again`);

describe('POST /api/admin/bookings/:id/mails/:messageId/send-again', () => {
  it('has a failed mail sent again once, and notes it in the history', async () => {
    const { id } = await aBooking(bookings);
    const messageId = await aMail(id, 'email.failed');

    const [first, second] = await Promise.all([sendAgain(id, messageId), sendAgain(id, messageId)]);

    expect([first.status, second.status].sort()).toEqual([200, 409]);
    expect(first.status === 200 ? first.body : second.body).toMatchObject([
      { id: messageId, status: 'queued', failure: null },
    ]);
    expect(await eventsOf(bookings, 'email.resend-requested')).toEqual([{ messageId }]);
    const { body } = await callAsAdmin<BookingDetails>(bookings, 'GET', `/api/admin/bookings/${id}`);
    expect(body.audit.at(-1)).toMatchObject({ action: 'email sent again', note: 'booking-confirmed' });
  });

  it.each(['email.queued', 'email.delivered'] as const)('is refused after %s', async (type) => {
    const { id } = await aBooking(bookings);

    const { status, body } = await sendAgain(id, await aMail(id, type));

    expect([status, body.code]).toEqual([409, 'status-conflict']);
    expect(await eventsOf(bookings, 'email.resend-requested')).toEqual([]);
  });

  it('is refused when the data of the mail is deleted', async () => {
    const { id } = await aBooking(bookings);
    const messageId = await aMail(id, 'email.failed');
    await dbOf(bookings).query(`UPDATE booking_mails SET queued_at = now() - interval '91 days'`);

    expect(await sendAgain(id, messageId)).toMatchObject({
      status: 409,
      body: { message: 'This email is too old to be sent again.' },
    });
  });

  it('returns 404 for another booking’s mail and for unknown ones', async () => {
    const [mine, other] = [await aBooking(bookings), await aBooking(bookings)];
    const messageId = await aMail(mine.id, 'email.failed');

    const responses = await Promise.all([
      sendAgain(other.id, messageId),
      sendAgain(mine.id, 'unknown'),
      sendAgain(4711, messageId),
    ]);

    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});
