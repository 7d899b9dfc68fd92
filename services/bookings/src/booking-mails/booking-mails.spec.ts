import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import type { EventEnvelope, Events, EventType } from '@farmhouse/contracts/events/events';
import type { EmailProgress, MailKind } from '@farmhouse/contracts/messages/mails';
import { Inbox } from '@farmhouse/platform/events/consumer';
import { DataSource } from 'typeorm';
import { detailsOf } from '../testing/booking-calls.ts';
import { aBooking, rowsOf, stored } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';
import type { LegacyEmailProgress } from './mail-subject.ts';

const bookings = useBookings();

function event<T extends EventType>(type: T, payload: Events[T], occurredAt = new Date()): EventEnvelope<T> {
  return { id: randomUUID(), type, occurredAt: occurredAt.toISOString(), payload };
}
const handle = (envelope: EventEnvelope) => bookings.app.get(Inbox).handle(envelope);

describe('read model of mails', () => {
  const progress = (bookingId: number, kind: MailKind, messageId = 'm1') => ({
    messageId,
    subject: { type: 'booking' as const, id: String(bookingId) },
    kind,
    recipient: 'asha@example.com',
  });
  const mailsOf = async (id: number) => (await detailsOf(bookings, id)).mails;

  it.each<[MailKind, boolean, boolean]>([
    ['request-received', true, false],
    ['booking-confirmed', true, false],
    ['payment-verified', true, false],
    ['checkin-reminder', false, true],
    ['request-received-owner', false, false],
    ['payment-received-owner', false, false],
  ])('email.delivered of %s leaves emailSent %s and reminderSent %s', async (kind, emailSent, reminderSent) => {
    const { id } = await aBooking(bookings);

    await handle(event('email.delivered', progress(id, kind)));

    expect(await stored(bookings, id)).toMatchObject({ emailSent, reminderSent });
  });

  it('emailSent stays false while the mail server has not accepted the mail', async () => {
    const { id } = await aBooking(bookings);

    await handle(event('email.queued', progress(id, 'booking-confirmed')));
    await handle(event('email.failed', progress(id, 'booking-confirmed')));

    expect(await stored(bookings, id)).toMatchObject({ emailSent: false });
    expect(await mailsOf(id)).toMatchObject([{ status: 'failed', failure: null, deliveredAt: null }]);
  });

  it('email.delivered before email.queued leaves the same view as the reverse order', async () => {
    const { id } = await aBooking(bookings);
    const [queuedAt, deliveredAt] = [new Date('2027-01-01T10:00:00Z'), new Date('2027-01-01T10:00:05Z')];

    await handle(event('email.delivered', progress(id, 'booking-confirmed'), deliveredAt));
    await handle(event('email.queued', progress(id, 'booking-confirmed'), queuedAt));

    expect(await mailsOf(id)).toEqual([
      {
        id: 'm1',
        kind: 'booking-confirmed',
        recipient: 'asha@example.com',
        status: 'delivered',
        failure: null,
        at: queuedAt.toISOString(),
        deliveredAt: deliveredAt.toISOString(),
      },
    ]);
  });

  it('email.failed shows the reason, until the mail is delivered after all', async () => {
    const { id } = await aBooking(bookings);
    const mail = progress(id, 'request-received');

    await handle(event('email.failed', { ...mail, failure: 'too-many' }));
    const [failed] = await mailsOf(id);
    await handle(event('email.delivered', mail));
    await handle(event('email.failed', { ...mail, failure: 'unknown-address' }));

    expect(failed).toMatchObject({ status: 'failed', failure: 'too-many' });
    expect(await mailsOf(id)).toMatchObject([{ status: 'delivered', failure: null }]);
  });

  it('a mail that had no address shows the address that it is sent to later', async () => {
    const { id } = await aBooking(bookings);
    const mail = progress(id, 'request-received-owner');

    await handle(event('email.failed', { ...mail, recipient: '', failure: 'no-address' }));
    const [unsent] = await mailsOf(id);
    await handle(event('email.delivered', mail));

    expect(unsent).toMatchObject({ status: 'failed', failure: 'no-address', recipient: '' });
    expect(await mailsOf(id)).toMatchObject([{ status: 'delivered', failure: null, recipient: mail.recipient }]);
  });

  it('a mail that is sent again to a corrected address shows that address, also if an earlier event is late', async () => {
    const { id } = await aBooking(bookings);
    const mail = progress(id, 'booking-confirmed');

    await handle(event('email.failed', { ...mail, recipient: 'wrong@example.com', failure: 'unknown-address' }));
    await handle(event('email.delivered', mail));
    await handle(event('email.queued', { ...mail, recipient: 'wrong@example.com' }));

    expect(await mailsOf(id)).toMatchObject([{ status: 'delivered', recipient: mail.recipient }]);
  });

  it('stores no address of a mail that is queued while its guest is being erased', async () => {
    const { id } = await aBooking(bookings);
    const erasing = bookings.app.get(DataSource).createQueryRunner();
    await erasing.startTransaction();
    await erasing.query('SELECT FROM bookings WHERE id = $1 FOR UPDATE', [id]);
    await erasing.query('UPDATE bookings SET erased_at = now() WHERE id = $1', [id]);

    const handled = handle(event('email.queued', progress(id, 'booking-cancelled')));
    await setTimeout(100);
    await erasing.commitTransaction();
    await Promise.all([handled, erasing.release()]);

    expect(await mailsOf(id)).toEqual([]);
  });

  it('email.delivered about a booking that no longer exists is accepted, and its address not stored', async () => {
    await handle(event('email.delivered', progress(4711, 'booking-confirmed')));

    expect(await rowsOf(bookings, 'booking_mails')).toBe(0);
  });

  it.each(['email.queued', 'email.delivered'] as const)(
    '%s in the earlier shape, which names a bookingId and no subject, counts for that booking',
    async (type) => {
      const { id } = await aBooking(bookings);
      const { subject, ...rest } = progress(id, 'booking-confirmed');
      const earlier: LegacyEmailProgress = { ...rest, bookingId: Number(subject.id) };

      await handle(event(type, earlier as unknown as EmailProgress));

      expect(await mailsOf(id)).toMatchObject([{ id: 'm1', kind: 'booking-confirmed' }]);
      expect(await stored(bookings, id)).toMatchObject({ emailSent: type === 'email.delivered' });
    },
  );

  it('email.delivered about another type of subject changes no booking, even with the same id', async () => {
    const { id } = await aBooking(bookings);
    const other = { ...progress(id, 'booking-confirmed'), subject: { type: 'contact-message', id: String(id) } };

    await handle(event('email.delivered', other as unknown as EmailProgress));

    expect(await mailsOf(id)).toEqual([]);
    expect(await stored(bookings, id)).toMatchObject({ emailSent: false });
  });
});
