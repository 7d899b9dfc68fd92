import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { aBooking, dbOf, rowsOf, stayIn, stored } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';
import { AuditEntity } from '../audit/audit.entity.ts';
import type { BookingEntity } from './booking.entity.ts';
import { BookingWriter, type BookingEvent } from './booking-writer.ts';

const bookings = useBookings();

const SOURCES = join(import.meta.dirname, '..');
/** Statements that write a row of `bookings`, by TypeORM or in SQL. */
const WRITES =
  /\.(save|insert|update|upsert|delete|remove|softDelete)\(\s*BookingEntity\b|(INSERT INTO|UPDATE|DELETE FROM) bookings\b/;

const changeOf = (id: number, fields: Partial<BookingEntity>, event?: BookingEvent) =>
  dbOf(bookings).transaction(async (tx) => {
    const change = { actor: 'owner', action: 'changed', note: 'because', event };
    await bookings.app.get(BookingWriter).changeBooking(tx, await stored(bookings, id), fields, change);
  });
const auditOf = (bookingId: number) =>
  dbOf(bookings).manager.find(AuditEntity, { where: { bookingId, action: 'changed' } });

describe('BookingWriter', () => {
  it.each<[Partial<BookingEntity>, string | null, string | null]>([
    [{ status: 'confirmed' }, 'pending', 'confirmed'],
    [{ paymentStatus: 'failed' }, 'pending', 'failed'],
    [{ archivedAt: new Date() }, 'pending', null],
    [{ archivedAt: null }, null, 'pending'],
    [{ lastReminderAt: new Date() }, null, null],
  ])('leaves exactly one audit entry when %j changes', async (fields, fromValue, toValue) => {
    const { id } = await aBooking(bookings);

    await changeOf(id, fields);

    expect(await stored(bookings, id)).toMatchObject(fields);
    expect(await auditOf(id)).toMatchObject([{ actor: 'owner', fromValue, toValue, note: 'because' }]);
  });

  it('publishes the booking in its state after the change', async () => {
    const { id } = await aBooking(bookings);

    await changeOf(id, { status: 'cancelled' }, { type: 'booking.cancelled', reason: 'The pump broke' });

    expect(await eventsOf(bookings, 'booking.cancelled')).toMatchObject([
      { booking: { id, status: 'cancelled' }, reason: 'The pump broke' },
    ]);
  });

  it('publishes what the booking is now whenever its status, payment or archive changes, each time as newer', async () => {
    const { id } = await aBooking(bookings);

    await changeOf(id, { status: 'confirmed' });
    await changeOf(id, { lastReminderAt: new Date() });
    await changeOf(id, { paymentStatus: 'paid' });
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

  it('changes many bookings in the same way, each with its own audit entry', async () => {
    const ids = [(await aBooking(bookings, stayIn(10))).id, (await aBooking(bookings, stayIn(20))).id];
    const many = await Promise.all(ids.map((id) => stored(bookings, id)));

    await dbOf(bookings).transaction((tx) => {
      const change = { actor: 'system', action: 'changed' };
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

  it('is the only code that writes bookings, besides the request statement, mail flags, demo data and the pruned archive', () => {
    const writers = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !/\.(spec|migrations)\.ts$|^testing\//.test(path))
      .filter((path) => WRITES.test(readFileSync(join(SOURCES, path), 'utf8')));

    expect(writers.sort()).toEqual([
      'booking-request/booking-request.statement.ts',
      'booking/booking-writer.ts',
      'demo/seed.ts',
      'mails/booking-mails.ts',
      'schedule/archive-pruning.service.ts',
    ]);
  });
});
