import type { CalendarBlock } from '@farmhouse/contracts/bookings/calendar/owner-calendar';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { Problem } from '@farmhouse/contracts/errors';
import type { Undoable } from '@farmhouse/contracts/undo/undo';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventually } from '@farmhouse/platform/testing/eventually';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { describe, expect, it } from '@jest/globals';
import { auditOf } from '../testing/booking-calls.ts';
import {
  aBooking,
  dbOf,
  postBooking,
  bookingInput,
  put,
  rowsOf,
  stayIn,
  stored,
  type Booked,
} from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();

const UNDOABLE = { headers: { 'Undo-Seconds': '10' } };
const confirm = (id: number, options: object = UNDOABLE) =>
  callAsAdmin<BookingView & Problem>(bookings, 'POST', `/api/bookings/${id}/confirm`, options);
const cancel = (id: number, body: object = {}) =>
  callAsAdmin(bookings, 'POST', `/api/bookings/${id}/cancel`, { ...UNDOABLE, body });
const override = (id: number, status: string) =>
  callAsAdmin(bookings, 'PATCH', `/api/admin/bookings/${id}/status`, { ...UNDOABLE, body: { status } });
const open = async () => (await callAsAdmin<Undoable[]>(bookings, 'GET', '/api/admin/undo')).body;
const undo = (id: number | undefined) => callAsAdmin<Problem>(bookings, 'POST', `/api/admin/undo/${id}`);
const undoLast = async () => undo((await open())[0]?.id);
const submit = ({ code, cookie: headers }: Booked, upiTransactionId = '123456789012') =>
  call(bookings, 'POST', `/api/bookings/${code}/payment`, { body: { upiTransactionId }, headers });
const cancelAsGuest = ({ code, cookie: headers }: Booked) =>
  call(bookings, 'POST', `/api/bookings/${code}/cancel`, { body: {}, headers });
/** The types of the delayed mail events. */
const held = async () => {
  const rows = await dbOf(bookings).query<{ type: string }[]>(
    'SELECT type FROM outbox WHERE not_before > now() AND relayed_at IS NULL ORDER BY position',
  );
  return rows.map(({ type }) => type);
};
/** Expires everything that can be undone. */
const passTime = () => dbOf(bookings).query(`UPDATE undos SET ends_at = now() - interval '1 second'`);

/** All fields of a booking that an undo restores. */
async function restored(id: number) {
  const { version: _version, updatedAt: _updatedAt, ...rest } = await stored(bookings, id);
  return rest;
}

describe('a change that can be undone', () => {
  it.each(['0', '11', '1.5', '-1', '', 'ten', ' 5'])(
    'is refused for %j seconds, and nothing changes',
    async (seconds) => {
      const { id } = await aBooking(bookings);

      const { status, body } = await confirm(id, { headers: { 'Undo-Seconds': seconds } });

      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'invalid-input', errors: [{ path: 'Undo-Seconds' }] });
      expect(await stored(bookings, id)).toMatchObject({ status: 'pending' });
    },
  );

  it('takes effect and is published to other services at once, and is mailed to the guest later', async () => {
    const { id, code } = await aBooking(bookings);

    const { status, body } = await confirm(id);

    expect([status, body.status]).toEqual([200, 'confirmed']);
    expect(await rowsOf(bookings, 'calendar_entries')).toBe(1);
    expect(await held()).toEqual(['booking.confirmed']);
    expect(await eventsOf(bookings, 'booking.changed')).toMatchObject([{ id, status: 'confirmed' }]);
    expect(await open()).toEqual([
      { id: expect.any(Number), done: `Confirmed ${code}, Asha Rao`, doneBy: 'owner', msLeft: expect.any(Number) },
    ]);
    const [{ msLeft } = { msLeft: 0 }] = await open();
    expect(msLeft).toBeGreaterThan(5_000);
    expect(msLeft).toBeLessThanOrEqual(10_000);
  });

  it('is mailed at once and cannot be undone without the header', async () => {
    const { id } = await aBooking(bookings);

    await confirm(id, {});

    expect(await held()).toEqual([]);
    expect(await open()).toEqual([]);
    expect(await eventsOf(bookings, 'booking.confirmed')).toHaveLength(1);
  });

  it('is stored once when the call is repeated with its key, and not at all when it changes nothing', async () => {
    const { id } = await aBooking(bookings);
    const headers = { ...UNDOABLE.headers, 'Idempotency-Key': 'one attempt' };

    await confirm(id, { headers });
    await confirm(id, { headers });
    await confirm(id);

    expect(await rowsOf(bookings, 'undos')).toBe(1);
    expect(await open()).toHaveLength(1);
  });

  it('is mailed automatically after its time, exactly once', async () => {
    const { id } = await aBooking(bookings);
    await confirm(id, { headers: { 'Undo-Seconds': '1' } });
    expect(await held()).toEqual(['booking.confirmed']);

    await eventually(async () => {
      const [row] = await dbOf(bookings).query<{ relayed: boolean }[]>(
        `SELECT relayed_at >= not_before AS relayed FROM outbox WHERE type = 'booking.confirmed'`,
      );
      expect(row).toEqual({ relayed: true });
    }, 10_000);

    expect(await eventsOf(bookings, 'booking.confirmed')).toHaveLength(1);
  }, 15_000);
});

describe('POST /api/admin/undo/:id', () => {
  it('undoes a confirmation: the dates are free, nothing is due and no mail is sent', async () => {
    const { id } = await aBooking(bookings);
    const before = await restored(id);
    await confirm(id);

    const { status } = await undoLast();

    expect(status).toBe(204);
    expect(await restored(id)).toEqual(before);
    expect(await rowsOf(bookings, 'calendar_entries')).toBe(0);
    expect(await eventsOf(bookings, 'booking.confirmed')).toEqual([]);
    expect(await eventsOf(bookings, 'booking.changed')).toMatchObject([{ status: 'confirmed' }, { status: 'pending' }]);
    expect(await auditOf(bookings, id)).toMatchObject([
      {},
      { action: 'confirmed' },
      { action: 'undone', to: 'pending' },
    ]);
    expect(await open()).toEqual([]);
  });

  it('undoes a cancellation with its agreed refund', async () => {
    const { id } = await aBooking(bookings);
    await put(bookings, id, { paymentStatus: 'verified' });
    await confirm(id, {});
    const before = await restored(id);
    await cancel(id, { reason: 'Flooded' });
    expect(await rowsOf(bookings, 'agreed_refunds')).toBe(1);

    const { status } = await undoLast();

    expect(status).toBe(204);
    expect(await restored(id)).toEqual(before);
    expect(await rowsOf(bookings, 'calendar_entries')).toBe(1);
    expect(await rowsOf(bookings, 'agreed_refunds')).toBe(0);
    expect(await eventsOf(bookings, 'booking.cancelled')).toEqual([]);
  });

  it('restores the agreed refund of a cancelled booking that was set to pending', async () => {
    const { id } = await aBooking(bookings);
    await callAsAdmin(bookings, 'POST', `/api/bookings/${id}/cancel`, { body: { reason: 'Flooded' } });
    const before = await restored(id);
    await override(id, 'pending');
    expect(await rowsOf(bookings, 'agreed_refunds')).toBe(0);

    await undoLast();

    expect(await restored(id)).toEqual(before);
    expect(before.cancellationReason).toBe('Flooded');
    expect(await rowsOf(bookings, 'agreed_refunds')).toBe(1);
  });

  it('lets a repeat of the request return the same booking again', async () => {
    const input = bookingInput();
    const { body: first } = await postBooking(bookings, input, {});
    const { id } = await aBookingOf(first.confirmationCode);
    await cancel(id);
    await undoLast();

    const { body: repeated } = await postBooking(bookings, input, {});

    expect(repeated.confirmationCode).toBe(first.confirmationCode);
  });

  it('undoes declining several requests for all of them', async () => {
    const [a, b] = [await aBooking(bookings), await aBooking(bookings)];
    await callAsAdmin(bookings, 'POST', '/api/admin/bookings/decline', { ...UNDOABLE, body: { ids: [b.id, a.id] } });
    expect(await held()).toEqual(['booking.cancelled', 'booking.cancelled']);
    expect(await open()).toMatchObject([{ done: 'Declined 2 requests' }]);

    await undoLast();

    for (const { id } of [a, b]) expect(await stored(bookings, id)).toMatchObject({ status: 'pending' });
    expect(await eventsOf(bookings, 'booking.cancelled')).toEqual([]);
  });

  it('restores a deleted booking with its dates', async () => {
    const { id, code } = await aBooking(bookings);
    await confirm(id, {});
    await callAsAdmin(bookings, 'DELETE', `/api/admin/bookings/${id}`, UNDOABLE);
    expect(await rowsOf(bookings, 'calendar_entries')).toBe(0);
    expect(await open()).toMatchObject([{ done: `Deleted ${code}, Asha Rao` }]);

    const { status } = await undoLast();

    expect(status).toBe(204);
    expect(await stored(bookings, id)).toMatchObject({ status: 'confirmed', archivedAt: null });
    expect(await rowsOf(bookings, 'calendar_entries')).toBe(1);
    expect(await eventsOf(bookings, 'booking.changed')).toMatchObject([{}, { deleted: true }, { deleted: false }]);
  });

  it('blocks freed days again, as the same block', async () => {
    const { checkinDate: fromDate, checkoutDate: toDate } = stayIn(20);
    const url = '/api/admin/calendar/blocks';
    const { body: block } = await callAsAdmin<{ id: number }>(bookings, 'POST', url, {
      body: { fromDate, toDate, reason: 'Paint' },
    });
    await callAsAdmin(bookings, 'DELETE', `${url}/${block.id}`, UNDOABLE);
    expect(await rowsOf(bookings, 'calendar_entries')).toBe(0);

    const { status } = await undoLast();

    expect(status).toBe(204);
    const { body } = await callAsAdmin(bookings, 'GET', `/api/admin/calendar?from=${fromDate}&to=${toDate}`);
    expect(body).toMatchObject({ blocks: [block] });
    expect(await rowsOf(bookings, 'calendar_entries')).toBe(1);
  });

  describe('of days freed in the middle of a block', () => {
    const url = '/api/admin/calendar/blocks';
    const { checkinDate: fromDate, checkoutDate: toDate } = stayIn(20, 4);
    const freed = stayIn(22, 0);
    const blocks = async () =>
      (
        await callAsAdmin<{ blocks: CalendarBlock[] }>(
          bookings,
          'GET',
          `/api/admin/calendar?from=${fromDate}&to=${toDate}`,
        )
      ).body.blocks;
    const freeMiddle = async () => {
      const { body: block } = await callAsAdmin<CalendarBlock>(bookings, 'POST', url, {
        body: { fromDate, toDate, reason: 'Paint' },
      });
      const days = { fromDate: freed.checkinDate, toDate: freed.checkinDate };
      await callAsAdmin(bookings, 'POST', `${url}/${block.id}/free`, { ...UNDOABLE, body: days });
      return block;
    };
    const freeFirstDay = (block?: { id: number; fromDate: string }) => {
      const days = { fromDate: block?.fromDate, toDate: block?.fromDate };
      return callAsAdmin(bookings, 'POST', `${url}/${block?.id}/free`, { ...UNDOABLE, body: days });
    };
    const deleteBlock = (block?: { id: number }) => callAsAdmin(bookings, 'DELETE', `${url}/${block?.id}`, UNDOABLE);
    const changeReason = (block?: object & { id: number }) =>
      callAsAdmin(bookings, 'PUT', `${url}/${block?.id}`, { body: { ...block, reason: 'Roof' } });

    it('makes one block of the two that were left', async () => {
      const block = await freeMiddle();
      expect(await blocks()).toHaveLength(2);

      const { status } = await undoLast();

      expect(status).toBe(204);
      expect(await blocks()).toEqual([{ ...block, version: expect.any(Number) }]);
      expect(await rowsOf(bookings, 'calendar_entries')).toBe(1);
    });

    it('is a 409 when one of the two has changed since', async () => {
      await freeMiddle();
      const [{ id: undoId } = { id: 0 }] = await open();
      const [, second] = await blocks();
      await changeReason(second);

      const { status, body } = await undo(undoId);

      expect([status, body]).toEqual([409, expect.objectContaining({ code: 'changed-since' })]);
      expect(await blocks()).toHaveLength(2);
    });

    it.each([
      ['days of the first part are freed', 0, freeFirstDay],
      ['days of the second part are freed', 1, freeFirstDay],
      ['the first part is deleted', 0, deleteBlock],
      ['the second part is deleted', 1, deleteBlock],
    ] as const)('is no longer offered once %s, which can be undone instead', async (_what, part, change) => {
      await freeMiddle();
      const [earlier] = await open();
      const before = await blocks();

      await change(before[part]);

      const offered = await open();
      expect(offered).toHaveLength(1);
      expect(offered[0]?.id).not.toBe(earlier?.id);
      expect((await undoLast()).status).toBe(204);
      expect(await blocks()).toEqual(before.map((block) => ({ ...block, version: expect.any(Number) })));
      expect(await open()).toEqual([]);
    });

    it.each([
      ['first', 0],
      ['second', 1],
    ] as const)('is no longer offered once the %s part is changed', async (_which, part) => {
      await freeMiddle();
      expect(await open()).toHaveLength(1);

      await changeReason((await blocks())[part]);

      expect(await open()).toEqual([]);
    });

    it('leaves an entry in the history of the block that it restores, and of the one that it removes', async () => {
      const block = await freeMiddle();
      const [, second] = await blocks();

      await undoLast();

      const history = await dbOf(bookings).query<object[]>(
        `SELECT block_id AS id, note FROM audit_entries WHERE action = 'undone' ORDER BY id`,
      );
      expect(history).toEqual([
        { id: block.id, note: `${fromDate} to ${toDate}` },
        { id: second?.id, note: `${second?.fromDate} to ${toDate}` },
      ]);
    });
  });

  it('is a 409 that names the conflict when the freed dates have been taken in the meantime', async () => {
    const [first, second] = [await aBooking(bookings), await aBooking(bookings)];
    await confirm(first.id, {});
    await cancel(first.id);
    await confirm(second.id, {});

    const { status, body } = await undoLast();

    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'dates-taken', message: expect.stringContaining(second.code) });
    expect(await stored(bookings, first.id)).toMatchObject({ status: 'cancelled' });
    expect(await held()).toEqual(['booking.cancelled']);
  });

  it('is a 409 when a stay has taken the days of a block in the meantime', async () => {
    const { checkinDate: fromDate, checkoutDate: toDate } = stayIn(10);
    const url = '/api/admin/calendar/blocks';
    const { body: block } = await callAsAdmin<{ id: number }>(bookings, 'POST', url, { body: { fromDate, toDate } });
    await callAsAdmin(bookings, 'DELETE', `${url}/${block.id}`, UNDOABLE);
    const { id, code } = await aBooking(bookings);
    await confirm(id, {});
    const unblocked = (await open()).find(({ done }) => done.startsWith('Freed'));

    const { status, body } = await undo(unblocked?.id);

    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'dates-taken', message: expect.stringContaining(code) });
  });

  it('changes nothing the second time, even concurrently', async () => {
    const { id } = await aBooking(bookings);
    await confirm(id);
    const [{ id: undoId } = { id: 0 }] = await open();

    const responses = await Promise.all([undo(undoId), undo(undoId), undo(undoId)]);
    const later = await undo(undoId);

    expect([...responses, later].map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    expect(await auditOf(bookings, id)).toHaveLength(3);
  });

  it('is a 409 that shows what the guest has done since, and the delayed mail is sent before the guest’s change', async () => {
    const booked = await aBooking(bookings);
    await confirm(booked.id);
    const [{ id: undoId } = { id: 0 }] = await open();
    await submit(booked);

    const { status, body } = await undo(undoId);

    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'changed-since',
      message: expect.stringMatching(
        new RegExp(`^This can no longer be undone: guest has changed ${booked.code} since`),
      ),
    });
    expect(await held()).toEqual([]);
    expect(await open()).toEqual([]);
    expect(await stored(bookings, booked.id)).toMatchObject({ status: 'confirmed' });
  });

  it('is a 409 when money was verified since', async () => {
    const booked = await aBooking(bookings);
    await submit(booked);
    await confirm(booked.id);
    const [{ id: undoId } = { id: 0 }] = await open();
    const url = `/api/admin/bookings/${booked.id}/verify-payment`;
    await callAsAdmin(bookings, 'POST', url, { body: { verified: true } });

    const { status, body } = await undo(undoId);

    expect([status, body.code]).toEqual([409, 'changed-since']);
    expect(await stored(bookings, booked.id)).toMatchObject({ status: 'confirmed', paymentStatus: 'verified' });
  });

  it('either undoes the change or fails when the guest cancels concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      const booked = await aBooking(bookings, stayIn(20 + round * 3));
      await confirm(booked.id);
      const [{ id: undoId } = { id: 0 }] = await open();

      const [undone, cancelled] = await Promise.all([undo(undoId), cancelAsGuest(booked)]);

      const { status } = await stored(bookings, booked.id);
      expect(status).toBe('cancelled');
      expect(cancelled.status).toBeLessThan(300);
      expect([204, 409]).toContain(undone.status);
      const confirmations = (await eventsOf(bookings, 'booking.confirmed')).filter(
        ({ booking }) => booking.id === booked.id,
      );
      expect(confirmations).toHaveLength(undone.status === 204 ? 0 : 1);
    }
  });

  it('is a 409 once its time is over or the mail is being sent', async () => {
    const { id } = await aBooking(bookings);
    await confirm(id);
    const [{ id: undoId } = { id: 0 }] = await open();
    await dbOf(bookings).query('UPDATE outbox SET relayed_at = now()');

    expect((await undo(undoId)).body).toMatchObject({ code: 'undo-over' });
    await dbOf(bookings).query('UPDATE outbox SET relayed_at = NULL');
    await passTime();
    const { status, body } = await undo(undoId);

    expect([status, body.code]).toEqual([409, 'undo-over']);
    expect(await stored(bookings, id)).toMatchObject({ status: 'confirmed' });
    expect(await open()).toEqual([]);
  });

  it('is a 409 more than half a second after its time, while the mail still waits', async () => {
    const { id } = await aBooking(bookings);
    await confirm(id);
    const [{ id: undoId } = { id: 0 }] = await open();
    // the mail waits for two seconds more than the screen offers the undo
    await dbOf(bookings).query(`UPDATE undos SET ends_at = now() + interval '1.5 seconds'`);

    const { status, body } = await undo(undoId);

    expect([status, body.code, await held()]).toEqual([409, 'undo-over', ['booking.confirmed']]);
  });

  it('waits for a relay that has claimed the mail, and is too late once it is sent', async () => {
    const { id } = await aBooking(bookings);
    await confirm(id);
    const [{ id: undoId } = { id: 0 }] = await open();
    const relay = dbOf(bookings).createQueryRunner();
    await relay.startTransaction();
    await relay.query(`UPDATE outbox SET relayed_at = now() WHERE type = 'booking.confirmed'`);

    const response = undo(undoId);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await relay.commitTransaction();
    await relay.release();

    expect((await response).body).toMatchObject({ code: 'undo-over' });
    expect(await stored(bookings, id)).toMatchObject({ status: 'confirmed' });
  });

  it('undoes only the newest of two changes; the mail of the first is sent before the second', async () => {
    const { id } = await aBooking(bookings);
    await confirm(id);
    await cancel(id);

    expect(await open()).toHaveLength(1);
    expect(await held()).toEqual(['booking.cancelled']);
    await undoLast();

    expect(await stored(bookings, id)).toMatchObject({ status: 'confirmed' });
    expect(await eventsOf(bookings, 'booking.confirmed')).toHaveLength(1);
    expect(await eventsOf(bookings, 'booking.cancelled')).toEqual([]);
  });

  it('is a 404 for an unknown change, and a 401 without a token', async () => {
    expect((await undo(999)).status).toBe(404);
    expect((await call(bookings, 'POST', '/api/admin/undo/1')).status).toBe(401);
    expect((await call(bookings, 'GET', '/api/admin/undo')).status).toBe(401);
  });
});

async function aBookingOf(confirmationCode: string): Promise<{ id: number }> {
  const [row] = await dbOf(bookings).query<{ id: number }[]>('SELECT id FROM bookings WHERE confirmation_code = $1', [
    confirmationCode,
  ]);
  return { id: row?.id ?? 0 };
}
