import { describe, expect, it } from '@jest/globals';
import type { BookingDetails, BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { PublicBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';
import type { Problem } from '@farmhouse/contracts/errors';
import { SettingCopyEntity } from '@farmhouse/platform/read-models/setting-copy.entity';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventsOf } from '@farmhouse/platform/testing/outbox-events';
import { statementsOf } from '@farmhouse/platform/testing/query-plans';
import { aBooking, cookieOf, dbOf, stayIn, stored, type Booked } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();

const confirm = ({ id }: Booked) => callAsAdmin<BookingView & Problem>(bookings, 'POST', `/api/bookings/${id}/confirm`);
const cancel = ({ id }: Booked, reason?: string) =>
  callAsAdmin(bookings, 'POST', `/api/bookings/${id}/cancel`, { body: { reason } });
const block = (days: number, to = days) =>
  callAsAdmin<Problem>(bookings, 'POST', '/api/admin/calendar/blocks', {
    body: { fromDate: stayIn(days).checkinDate, toDate: stayIn(to).checkinDate, reason: 'Painting' },
  });
const decline = (body: object, headers: Record<string, string> = {}) =>
  callAsAdmin<BookingView[] & Problem & { booking?: BookingView }>(bookings, 'POST', '/api/admin/bookings/decline', {
    body,
    headers,
  });
const takenBy = async () => {
  const { body } = await callAsAdmin<BookingView[]>(bookings, 'GET', '/api/admin/bookings?sort=createdAt');
  return body.map(({ datesTakenBy }) => datesTakenBy);
};
const seenBy = async ({ code }: Booked) => (await call<PublicBooking>(bookings, 'GET', `/api/bookings/${code}`)).body;

/** To a night in ten days. */
const NEAREST_FREE = [stayIn(11), stayIn(17), stayIn(3)];

describe('a pending booking whose dates are taken', () => {
  it('names the confirmed stay that occupies them, as long as it does', async () => {
    const winner = await aBooking(bookings, stayIn(10, 2));
    await aBooking(bookings, stayIn(11, 3));
    await aBooking(bookings, { ...stayIn(14), checkinTime: '11:00' });
    await confirm(winner);

    expect(await takenBy()).toEqual([null, winner.code, null]);

    await cancel(winner);
    expect(await takenBy()).toEqual([null, null, null]);
  });

  it('names a block', async () => {
    await aBooking(bookings, stayIn(10));
    await aBooking(bookings, stayIn(11));
    await block(10);

    expect(await takenBy()).toEqual(['block', null]);
  });

  it('applies the current turnaround setting, as confirming does', async () => {
    const winner = await aBooking(bookings, { ...stayIn(11), checkinTime: '13:00' });
    await aBooking(bookings, stayIn(10));
    await confirm(winner);
    expect(await takenBy()).toEqual([null, null]);

    const setting = { key: 'turnaround_minutes', value: '180', version: '1', deleted: false };
    await dbOf(bookings).manager.insert(SettingCopyEntity, setting);

    expect(await takenBy()).toEqual([null, winner.code]);
  });

  it('is no longer to be paid: its guest sees so and is offered the nearest free dates', async () => {
    const [winner, loser] = [await aBooking(bookings, stayIn(10)), await aBooking(bookings, stayIn(10))];
    expect(await seenBy(loser)).toMatchObject({ datesTaken: false, nearestFree: [] });

    await confirm(winner);

    expect(await seenBy(loser)).toMatchObject({
      status: 'pending',
      datesTaken: true,
      nearestFree: NEAREST_FREE,
    });
    expect(await seenBy(winner)).toMatchObject({ status: 'confirmed', datesTaken: false, nearestFree: [] });
    const paid = await call(bookings, 'POST', `/api/bookings/${loser.code}/payment`, {
      body: { upiTransactionId: '123456789012' },
      headers: loser.cookie,
    });
    expect(paid.status).toBe(200);
  });

  it('is marked so in the events of its payment, with the nearest free dates', async () => {
    const [winner, loser] = [await aBooking(bookings, stayIn(10)), await aBooking(bookings, stayIn(10))];
    const pay = (upiTransactionId: string) =>
      call(bookings, 'POST', `/api/bookings/${loser.code}/payment`, {
        body: { upiTransactionId },
        headers: loser.cookie,
      });
    const decide = (verified: boolean) =>
      callAsAdmin(bookings, 'POST', `/api/admin/bookings/${loser.id}/verify-payment`, { body: { verified } });
    const taken = { datesTaken: true, nearestFree: NEAREST_FREE };
    await pay('123456789012');
    expect((await eventsOf(bookings, 'payment.submitted'))[0]).not.toHaveProperty('datesTaken');

    await confirm(winner);
    await pay('223456789012');
    await decide(false);
    await pay('323456789012');
    await decide(true);

    expect((await eventsOf(bookings, 'payment.submitted')).slice(1)).toMatchObject([taken, taken]);
    expect(await eventsOf(bookings, 'payment.failed')).toMatchObject([taken]);
    expect(await eventsOf(bookings, 'payment.verified')).toMatchObject([taken]);
  });

  it('cannot be confirmed: the error names the other booking and its guest', async () => {
    const winner = await aBooking(bookings, { ...stayIn(10), fullName: 'Meena Iyer' });
    const loser = await aBooking(bookings, stayIn(10));
    await confirm(winner);

    const { status, body } = await confirm(loser);

    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'dates-taken',
      message: `These dates were just confirmed for another guest: ${winner.code}, Meena Iyer`,
      datesTakenBy: winner.code,
    });
  });

  it('cannot be confirmed: the error names the owner’s own block', async () => {
    const request = await aBooking(bookings, stayIn(10));
    await block(10, 11);

    const { status, body } = await confirm(request);

    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'dates-taken', datesTakenBy: 'block' });
    expect(body.message).toMatch(/^Your own block from .* to .* has these dates \(Painting\)$/);
  });

  it('is refused with the same error when the call has an Idempotency-Key', async () => {
    const [winner, loser] = [await aBooking(bookings, stayIn(10)), await aBooking(bookings, stayIn(10))];
    await confirm(winner);

    const { status, body } = await callAsAdmin<Problem>(bookings, 'POST', `/api/bookings/${loser.id}/confirm`, {
      headers: { 'idempotency-key': 'confirm-the-second' },
    });

    expect([status, body.code]).toEqual([409, 'dates-taken']);
    expect(body.message).toContain(winner.code);
  });

  it('is listed in the details of the stay that occupies its dates', async () => {
    const winner = await aBooking(bookings, stayIn(10));
    const [first, second] = [await aBooking(bookings, stayIn(10)), await aBooking(bookings, stayIn(9, 2))];
    await aBooking(bookings, stayIn(12));
    await confirm(winner);

    const { body } = await callAsAdmin<BookingDetails>(bookings, 'GET', `/api/admin/bookings/${winner.id}`);

    expect(body.superseded.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(body.competing).toEqual([]);
  });
});

describe('errors about taken dates', () => {
  it('name the stay and its guest to the owner who blocks or books its days, but not to another guest', async () => {
    const winner = await aBooking(bookings, { ...stayIn(10), fullName: 'Meena Iyer' });
    await confirm(winner);
    const named = `${winner.code}, Meena Iyer`;
    const stay = { fullName: 'Kiran Bedi', contactNumber: '+91 00000 90001', guestCount: 2, checkinTime: '12:00' };

    const blocked = await block(10);
    const entered = await callAsAdmin<Problem>(bookings, 'POST', '/api/admin/bookings', {
      body: { ...stay, ...stayIn(10), basePrice: 1000 },
    });
    const requested = await call<Problem>(bookings, 'POST', '/api/bookings', { body: { ...stay, ...stayIn(10) } });

    expect(blocked.body.message).toBe(`A confirmed stay has these days: ${named}`);
    expect(entered.body.message).toBe(`These dates were just confirmed for another guest: ${named}`);
    expect([blocked.status, entered.status, requested.status]).toEqual([409, 409, 409]);
    expect(requested.body.message).toBe('These dates were just confirmed for another guest');
    expect(JSON.stringify(requested.body)).not.toMatch(/FH-|Meena/);
  });
});

describe('POST /api/admin/bookings/decline', () => {
  it('cancels several requests with the default reason and offers each guest the nearest free dates', async () => {
    const winner = await aBooking(bookings, stayIn(10));
    const losers = [await aBooking(bookings, stayIn(10)), await aBooking(bookings, stayIn(10))];
    await confirm(winner);

    const { status, body } = await decline({ ids: losers.map(({ id }) => id) });

    expect(status).toBe(200);
    const cancellationReason = 'These dates have been confirmed for another guest.';
    expect(body).toMatchObject(losers.map(({ id }) => ({ id, status: 'cancelled', cancellationReason })));
    expect(await eventsOf(bookings, 'booking.cancelled')).toMatchObject(
      losers.map(({ id }) => ({
        booking: { id },
        reason: cancellationReason,
        nearestFree: NEAREST_FREE,
      })),
    );
  });

  it('uses the owner’s reason, and the default reason for a block does not mention another guest', async () => {
    const [first, second] = [await aBooking(bookings, stayIn(10)), await aBooking(bookings, stayIn(10))];
    await block(10);

    await decline({ ids: [first.id] });
    await decline({ ids: [second.id], reason: ' The roof leaks ' });

    expect((await stored(bookings, first.id)).cancellationReason).toBe('The house is not available on these dates.');
    expect((await stored(bookings, second.id)).cancellationReason).toBe('The roof leaks');
  });

  it('changes nothing when the guest of one has moved it to free dates since, and returns it as it is now', async () => {
    const winner = await aBooking(bookings, stayIn(10));
    const [moved, other] = [await aBooking(bookings, stayIn(10)), await aBooking(bookings, stayIn(10))];
    await confirm(winner);
    const seen = [moved, other].map(({ id }) => ({ id, stayChanges: 0, datesTaken: true }));
    const body = stayIn(20);
    await call(bookings, 'POST', `/api/bookings/${moved.code}/change`, { body, headers: cookieOf(moved.code) });

    const refused = await decline({ ids: [moved.id, other.id], seen });
    const accepted = await decline({ ids: [other.id], seen });

    expect(refused).toMatchObject({ status: 409, body: { code: 'outdated', booking: { id: moved.id, ...body } } });
    expect(accepted.status).toBe(200);
    expect((await stored(bookings, moved.id)).status).toBe('pending');
  });

  it('changes nothing when the taken dates of one are free again', async () => {
    const [winner, loser] = [await aBooking(bookings, stayIn(10)), await aBooking(bookings, stayIn(10))];
    await confirm(winner);
    await cancel(winner);

    const response = await decline({ ids: [loser.id], seen: [{ id: loser.id, stayChanges: 0, datesTaken: true }] });

    expect(response).toMatchObject({ status: 409, body: { code: 'outdated', booking: { datesTakenBy: null } } });
    expect((await stored(bookings, loser.id)).status).toBe('pending');
  });

  it('changes nothing when one of them is no longer pending, and skips those that are already cancelled', async () => {
    const [first, second, third] = [
      await aBooking(bookings, stayIn(10)),
      await aBooking(bookings, stayIn(20)),
      await aBooking(bookings, stayIn(30)),
    ];
    await confirm(second);
    await cancel(third, 'before');

    const refused = await decline({ ids: [first.id, second.id] });
    const accepted = await decline({ ids: [third.id, first.id, first.id] });

    expect([refused.status, refused.body.code]).toEqual([409, 'status-conflict']);
    expect(refused.body.message).toContain(second.code);
    expect(accepted.status).toBe(200);
    expect((await stored(bookings, first.id)).status).toBe('cancelled');
    expect((await stored(bookings, third.id)).cancellationReason).toBe('before');
    expect(await eventsOf(bookings, 'booking.cancelled')).toHaveLength(2);
  });

  it('needs at most 10 statements for each further request', async () => {
    const winner = await aBooking(bookings, stayIn(10));
    const losers: Booked[] = [];
    for (let count = 0; count < 24; count += 1) losers.push(await aBooking(bookings, stayIn(10)));
    await confirm(winner);
    const statementsFor = async (some: Booked[]) =>
      (
        await statementsOf(bookings, async () => {
          const { status } = await decline({ ids: some.map(({ id }) => id) }, { 'Undo-Seconds': '10' });
          expect(status).toBe(200);
        })
      ).length;
    // the smaller of two counts: an event that is handled in the same moment adds its statements
    const fewest = async (count: number) =>
      Math.min(await statementsFor(losers.splice(0, count)), await statementsFor(losers.splice(0, count)));

    const forTwo = await fewest(2);
    const forTen = await fewest(10);

    expect((forTen - forTwo) / 8).toBeLessThanOrEqual(10);
  });

  it('repeats its response for the same Idempotency-Key', async () => {
    const { id } = await aBooking(bookings, stayIn(10));
    const key = { 'idempotency-key': 'decline-this-one' };

    const responses = [await decline({ ids: [id] }, key), await decline({ ids: [id] }, key)];

    expect(responses[1]?.body).toEqual(responses[0]?.body);
    expect(await eventsOf(bookings, 'booking.cancelled')).toHaveLength(1);
  });

  it.each([{}, { ids: [] }, { ids: 'all' }, { ids: [0] }, { ids: [1.5] }, { ids: ['1'] }, { ids: [4_000_000_000] }])(
    'returns 400 to %j',
    async (body) => {
      const response = await decline(body);

      expect(response.status).toBe(400);
      expect(response.body.errors).toMatchObject([{ path: 'ids' }]);
    },
  );

  it('returns 404 for an unknown booking', async () => {
    expect((await decline({ ids: [4711] })).status).toBe(404);
  });
});

describe('a request that is cancelled while its dates are free', () => {
  it('is offered no other dates', async () => {
    const request = await aBooking(bookings, stayIn(10));

    await cancel(request, 'The pump broke');

    expect((await eventsOf(bookings, 'booking.cancelled'))[0]).not.toHaveProperty('nearestFree');
  });
});
