import { describe, expect, it } from '@jest/globals';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { aBooking, dbOf, put, rowsOf, stayIn, stored } from '../../testing/test-bookings.ts';
import { useBookings } from '../../testing/use-bookings.ts';
import { SYSTEM } from '../../audit/actor.ts';
import { AuditEntity } from '../../audit/audit.entity.ts';
import { PaymentEntity } from '../payment/payment.entity.ts';
import { paymentsOfBooking } from '../payment/payment.repository.ts';
import type { PaymentChange } from '../payment/payment-writer.ts';
import type { BookingEvent } from './booking-event.ts';
import { BookingWriter, type BookingFields } from './booking-writer.ts';

const bookings = useBookings();

const OWNER = { id: 7, name: 'owner' };

const changeOf = (id: number, fields: BookingFields, event?: BookingEvent) =>
  dbOf(bookings).transaction(async (tx) => {
    const change = { actor: OWNER, action: 'changed', note: 'because', event } as const;
    await bookings.app.get(BookingWriter).changeBooking(tx, await stored(bookings, id), fields, change);
  });
const changePayments = (id: number, payments: PaymentChange[]) =>
  dbOf(bookings).transaction(async (tx) => {
    const change = { actor: OWNER, action: 'changed', note: 'because' } as const;
    await bookings.app.get(BookingWriter).changePayments(tx, await stored(bookings, id), payments, change);
  });
const aPayment = (amount = 5100): PaymentChange => ({
  action: 'record',
  payment: { amount, method: 'cash', reference: null },
});
const verified = async (id: number): Promise<PaymentChange[]> => {
  const waiting = await paymentsOfBooking(dbOf(bookings).manager, id);
  return waiting.map((payment) => ({ action: 'verify', payment, notes: null }));
};
const auditOf = (bookingId: number) =>
  dbOf(bookings).manager.find(AuditEntity, { where: { bookingId, action: 'changed' } });

describe('BookingWriter', () => {
  it.each<[BookingFields, string | null, string | null]>([
    [{ status: 'confirmed' }, 'pending', 'confirmed'],
    [{ archivedAt: new Date() }, 'pending', null],
    [{ paymentDeadline: new Date() }, null, null],
    [{ guestCount: 5 }, '4 guests', '5 guests'],
    [{ guestCount: 1, finalTotal: 1650 }, '4 guests; ₹5,100', '1 guest; ₹1,650'],
  ])('leaves exactly one audit entry when %j changes', async (fields, fromValue, toValue) => {
    const { id } = await aBooking(bookings);

    await changeOf(id, fields);

    expect(await stored(bookings, id)).toMatchObject(fields);
    expect(await auditOf(id)).toMatchObject([{ actor: 'owner', actorId: 7, fromValue, toValue, note: 'because' }]);
  });

  it('leaves an audit entry without an old value when a deleted booking is restored', async () => {
    const { id } = await aBooking(bookings);
    await put(bookings, id, { archivedAt: new Date() });

    await changeOf(id, { archivedAt: null });

    expect(await auditOf(id)).toMatchObject([{ fromValue: null, toValue: 'pending' }]);
  });

  it('publishes the booking in its state after the change', async () => {
    const { id } = await aBooking(bookings);

    await changeOf(id, { status: 'cancelled' }, { type: 'booking.cancelled', reason: 'The pump broke' });

    expect(await eventsOf(bookings, 'booking.cancelled')).toMatchObject([
      { booking: { id, status: 'cancelled' }, reason: 'The pump broke' },
    ]);
  });

  it('publishes the current state with a higher version whenever status, payment or archive changes', async () => {
    const { id } = await aBooking(bookings);

    await changeOf(id, { status: 'confirmed' });
    await changeOf(id, { paymentDeadline: new Date() });
    await changePayments(id, [aPayment()]);
    await changeOf(id, { archivedAt: new Date() });
    await changeOf(id, { archivedAt: null });

    const states = await eventsOf(bookings, 'booking.changed');
    const paid = { id, status: 'confirmed', paymentStatus: 'paid' };
    expect(states).toMatchObject([
      { id, status: 'confirmed', paymentStatus: 'pending', deleted: false },
      { ...paid, deleted: false },
      { ...paid, deleted: true },
      { ...paid, deleted: false },
    ]);
    const versions = states.map(({ version }) => version);
    expect(versions).toEqual(versions.toSorted((a, b) => a - b));
    expect(new Set(versions).size).toBe(4);
  });

  it('publishes the current state when the address or the version of the token changes', async () => {
    const { id } = await aBooking(bookings);

    await changeOf(id, { email: 'right@example.com', guestTokenVersion: 1 });

    expect(await eventsOf(bookings, 'booking.changed')).toMatchObject([
      { id, email: 'right@example.com', guestTokenVersion: 1 },
    ]);
  });

  it('audits a changed stay with both dates as text', async () => {
    const { id } = await aBooking(bookings);
    const fields = { checkinDate: '2030-05-10', checkoutDate: '2030-05-12', checkoutTime: null };
    await changeOf(id, fields);

    await changeOf(id, { checkinDate: '2030-05-17', checkoutDate: '2030-05-19' });

    expect((await auditOf(id)).at(-1)).toMatchObject({
      fromValue: 'Fri, 10 May 2030, 12:00 pm to Sun, 12 May 2030, 11:00 am',
      toValue: 'Fri, 17 May 2030, 12:00 pm to Sun, 19 May 2030, 11:00 am',
    });
    expect((await eventsOf(bookings, 'booking.changed')).at(-1)).toMatchObject({
      id,
      checkinDate: '2030-05-17',
      checkoutDate: '2030-05-19',
      checkoutTime: '11:00',
      due: 5100,
    });
  });

  it('publishes nothing for a change that leaves every published field as it was', async () => {
    const { id } = await aBooking(bookings);

    await changeOf(id, { status: 'pending', guestCount: 4 });

    expect(await eventsOf(bookings, 'booking.changed')).toEqual([]);
  });

  it('accepts a partial payment: the rest stays due, and a second payment makes it verified', async () => {
    const { id } = await aBooking(bookings);

    await changePayments(id, [aPayment(2000)]);
    await changePayments(id, await verified(id));
    const between = await stored(bookings, id);
    await changePayments(id, [aPayment(3100)]);
    const [, second] = await verified(id);
    await changePayments(id, second ? [second] : []);

    expect(between).toMatchObject({ paymentStatus: 'pending', received: 2000, due: 3100 });
    expect(await stored(bookings, id)).toMatchObject({ paymentStatus: 'verified', received: 5100, due: 0 });
    expect((await auditOf(id)).map(({ fromValue, toValue }) => [fromValue, toValue])).toEqual([
      ['pending', 'paid'],
      ['paid', 'pending'],
      ['pending', 'paid'],
      ['paid', 'verified'],
    ]);
  });

  it('refuses a transition of a payment that the table does not have', async () => {
    const { id } = await aBooking(bookings);
    await changePayments(id, [aPayment()]);
    await changePayments(id, await verified(id));

    await expect(verified(id).then((again) => changePayments(id, again))).rejects.toThrow('verified cannot verify');

    expect(await dbOf(bookings).manager.countBy(PaymentEntity, { bookingId: id, state: 'verified' })).toBe(1);
  });

  it('changes many bookings in the same way, each with its own audit entry', async () => {
    const ids = [(await aBooking(bookings, stayIn(10))).id, (await aBooking(bookings, stayIn(20))).id];
    const many = await Promise.all(ids.map((id) => stored(bookings, id)));

    await dbOf(bookings).transaction((tx) => {
      const change = { actor: SYSTEM, action: 'changed' } as const;
      return bookings.app.get(BookingWriter).changeBookings(tx, many, { status: 'completed' }, change);
    });

    for (const id of ids) {
      expect((await stored(bookings, id)).status).toBe('completed');
      expect(await auditOf(id)).toMatchObject([{ actor: 'system', fromValue: 'pending', toValue: 'completed' }]);
    }
  });

  it('stores neither the change nor its audit entry when the event cannot be written', async () => {
    const { id } = await aBooking(bookings);
    const entries = await rowsOf(bookings, 'audit_entries');

    const unknown = { type: undefined } as unknown as BookingEvent;
    await expect(changeOf(id, { status: 'confirmed' }, unknown)).rejects.toThrow('null value');

    expect((await stored(bookings, id)).status).toBe('pending');
    expect(await rowsOf(bookings, 'audit_entries')).toBe(entries);
  });
});
