import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { EventEnvelope, Events, EventType } from '@farmhouse/contracts/events/events';
import { Inbox } from '@farmhouse/platform/events/consumer';
import { call } from '@farmhouse/platform/testing/call';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { bookingInput, postBooking } from './testing/test-bookings.ts';
import { useBookings } from './testing/use-bookings.ts';

const bookings = useBookings();

function event<T extends EventType>(type: T, payload: Events[T], occurredAt = new Date()): EventEnvelope<T> {
  return { id: randomUUID(), type, occurredAt: occurredAt.toISOString(), payload };
}
const handle = (envelope: EventEnvelope) => bookings.app.get(Inbox).handle(envelope);
const quote = async (body: object) =>
  call<{ finalTotal?: number; code?: string }>(bookings, 'POST', '/api/bookings/quote', { body });

describe('events of catalogue and content', () => {
  const service = { id: 1, name: 'BBQ Setup', price: 2000, active: true, version: 5, deleted: false };

  it('change the price of the next booking', async () => {
    await handle(event('service.changed', service));
    await handle(event('setting.changed', { key: 'price_per_guest', value: '1200', version: 3, deleted: false }));

    const { body } = await postBooking(bookings, bookingInput({ selectedServices: ['1'] }));

    expect(body.finalTotal).toBe(4 * 1200 + 2000 + 500);
  });

  it('reach the bookings service through its queue', async () => {
    const queue = bookings.app.get<Queue>(getQueueToken('bookings'), { strict: false });
    const envelope = event('service.changed', { ...service, price: 2222 });

    await queue.add(envelope.type, envelope, { jobId: envelope.id });

    await eventually(async () => {
      expect((await quote({ guestCount: 1, selectedServices: ['1'] })).body.finalTotal).toBe(1150 + 2222 + 500);
    });
  });

  it('do not overwrite a newer version when they arrive late', async () => {
    await handle(event('service.changed', service));
    await handle(event('service.changed', { ...service, price: 1, version: 4 }));

    expect((await quote({ guestCount: 1, selectedServices: ['1'] })).body.finalTotal).toBe(1150 + 2000 + 500);
  });

  it.each([{ active: false }, { deleted: true }])('remove a service that is %j from the offer', async (part) => {
    await handle(event('service.changed', { ...service, ...part }));

    expect((await quote({ guestCount: 1, selectedServices: ['1'] })).body.code).toBe('service-unknown');
  });

  it('make a new coupon valid immediately and a deleted one invalid', async () => {
    const terms = { code: 'NEW50', type: 'fixed', value: 50, minAmount: 0, maxDiscount: null } as const;
    const coupon = { ...terms, id: 9, active: true, expiryDate: null, version: 1, deleted: false };

    await handle(event('coupon.changed', coupon));
    const before = await quote({ guestCount: 1, couponCode: 'new50' });
    await handle(event('coupon.changed', { ...coupon, version: 2, deleted: true }));
    const after = await quote({ guestCount: 1, couponCode: 'new50' });

    expect([before.body.finalTotal, after.body.code]).toEqual([1600, 'coupon-invalid']);
  });
});
