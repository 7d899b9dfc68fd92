import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { BookingDetails } from '@farmhouse/contracts/bookings/admin-booking';
import type { EventEnvelope, Events, EventType, MailKind } from '@farmhouse/contracts/events/events';
import { Inbox } from '@farmhouse/platform/events/consumer';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { aBooking, bookingInput, postBooking, stored } from './testing/test-bookings.ts';
import { useBookings } from './testing/use-bookings.ts';

const bookings = useBookings();

function event<T extends EventType>(type: T, payload: Events[T], occurredAt = new Date()): EventEnvelope<T> {
  return { id: randomUUID(), type, occurredAt: occurredAt.toISOString(), payload };
}
const handle = (envelope: EventEnvelope) => bookings.app.get(Inbox).handle(envelope);
const quote = async (body: object) =>
  call<{ finalTotal?: number; code?: string }>(bookings, 'POST', '/api/bookings/quote', { body });

describe('what the catalogue and the owner change', () => {
  const service = { id: 1, name: 'BBQ Setup', price: 2000, active: true, version: 5, deleted: false };

  it('is what the next guest is charged', async () => {
    await handle(event('service.changed', service));
    await handle(event('setting.changed', { key: 'price_per_guest', value: '1200', version: 3, deleted: false }));

    const { body } = await postBooking(bookings, bookingInput({ selectedServices: ['1'] }));

    expect(body.finalTotal).toBe(4 * 1200 + 2000 + 500);
  });

  it('reaches this service through its queue', async () => {
    const queue = bookings.app.get<Queue>(getQueueToken('bookings'), { strict: false });
    const envelope = event('service.changed', { ...service, price: 2222 });

    await queue.add(envelope.type, envelope, { jobId: envelope.id });

    await eventually(async () => {
      expect((await quote({ guestCount: 1, selectedServices: ['1'] })).body.finalTotal).toBe(1150 + 2222 + 500);
    });
  });

  it('stays as it is when an older word comes late', async () => {
    await handle(event('service.changed', service));
    await handle(event('service.changed', { ...service, price: 1, version: 4 }));

    expect((await quote({ guestCount: 1, selectedServices: ['1'] })).body.finalTotal).toBe(1150 + 2000 + 500);
  });

  it.each([{ active: false }, { deleted: true }])('is no longer offered when it is %j', async (part) => {
    await handle(event('service.changed', { ...service, ...part }));

    expect((await quote({ guestCount: 1, selectedServices: ['1'] })).body.code).toBe('service-unknown');
  });

  it('is a coupon that holds at once, and no longer when it is deleted', async () => {
    const terms = { code: 'NEW50', type: 'fixed', value: 50, minAmount: 0, maxDiscount: null } as const;
    const coupon = { ...terms, id: 9, active: true, expiryDate: null, version: 1, deleted: false };

    await handle(event('coupon.changed', coupon));
    const before = await quote({ guestCount: 1, couponCode: 'new50' });
    await handle(event('coupon.changed', { ...coupon, version: 2, deleted: true }));
    const after = await quote({ guestCount: 1, couponCode: 'new50' });

    expect([before.body.finalTotal, after.body.code]).toEqual([1600, 'coupon-invalid']);
  });
});

describe('what was mailed', () => {
  const progress = (bookingId: number, kind: MailKind, messageId = 'm1') => ({
    messageId,
    bookingId,
    kind,
    recipient: 'asha@example.com',
  });
  const mailsOf = async (id: number) =>
    (await callAsAdmin<BookingDetails>(bookings, 'GET', `/api/admin/bookings/${id}`)).body.mails;

  it.each<[MailKind, boolean, boolean]>([
    ['request-received', true, false],
    ['booking-confirmed', true, false],
    ['payment-verified', true, false],
    ['checkin-reminder', false, true],
    ['request-received-owner', false, false],
    ['payment-received-owner', false, false],
  ])('a delivered %s marks: mail sent %s, reminder sent %s', async (kind, emailSent, reminderSent) => {
    const { id } = await aBooking(bookings);

    await handle(event('email.delivered', progress(id, kind)));

    expect(await stored(bookings, id)).toMatchObject({ emailSent, reminderSent });
  });

  it('marks nothing while the mail server has not accepted it', async () => {
    const { id } = await aBooking(bookings);

    await handle(event('email.queued', progress(id, 'booking-confirmed')));
    await handle(event('email.failed', progress(id, 'booking-confirmed')));

    expect(await stored(bookings, id)).toMatchObject({ emailSent: false });
    expect(await mailsOf(id)).toMatchObject([{ status: 'failed', deliveredAt: null }]);
  });

  it('is told in the same order, whatever the order it is heard in', async () => {
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
        at: queuedAt.toISOString(),
        deliveredAt: deliveredAt.toISOString(),
      },
    ]);
  });

  it('about a booking that is gone disturbs nobody', async () => {
    await handle(event('email.delivered', progress(4711, 'booking-confirmed')));
  });
});
