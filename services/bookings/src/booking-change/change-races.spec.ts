import { describe, expect, it } from '@jest/globals';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { Problem } from '@farmhouse/contracts/errors';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { aBooking, cookieOf, dbOf, stayIn, stored, type Booked } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();

const change = (id: number, version: number, body: object) =>
  callAsAdmin<BookingView & Problem>(bookings, 'PATCH', `/api/admin/bookings/${id}`, {
    body: { version, pricing: 'booked', ...body },
  });
const confirm = (id: number) => callAsAdmin<Problem>(bookings, 'POST', `/api/bookings/${id}/confirm`);

async function aConfirmedStay(days: number): Promise<Booked> {
  const booking = await aBooking(bookings, stayIn(days));
  await confirm(booking.id);
  return booking;
}

describe('concurrent changes of bookings', () => {
  it('one of 50 changes and confirmations for one night succeeds, and no stays overlap', async () => {
    const confirmed = await Promise.all(Array.from({ length: 25 }, (_, index) => aConfirmedStay(20 + 2 * index)));
    const pending = await Promise.all(Array.from({ length: 25 }, () => aBooking(bookings, stayIn(10))));

    const responses = await Promise.all([
      ...confirmed.map(({ id }) => change(id, 2, stayIn(10))),
      ...pending.map(({ id }) => confirm(id)),
    ]);

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const overlaps = await dbOf(bookings).query(
      `SELECT 1 FROM calendar_entries a JOIN calendar_entries b
         ON a.booking_id < b.booking_id AND a.period && b.period`,
    );
    expect(overlaps).toEqual([]);
  });

  it('one of two changes of the same version is applied, and the other is outdated', async () => {
    const { id } = await aConfirmedStay(10);

    const responses = await Promise.all([change(id, 2, { guestCount: 6 }), change(id, 2, { guestCount: 8 })]);

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)?.body.code).toBe('outdated');
  });

  it('a change and a payment are both kept', async () => {
    const { id, code } = await aConfirmedStay(10);
    const pay = () =>
      call(bookings, 'POST', `/api/bookings/${code}/payment`, {
        headers: cookieOf(code),
        body: { upiTransactionId: '123456789012' },
      });

    const [changed, paid] = await Promise.all([change(id, 2, { guestCount: 6 }), pay()]);

    expect(paid.status).toBe(200);
    const { guestCount, paymentStatus } = await stored(bookings, id);
    expect(paymentStatus).toBe('pending_verification');
    expect(guestCount).toBe(changed.status === 200 ? 6 : 4);
    if (changed.status !== 200) expect(changed.body.code).toBe('outdated');
  });

  it('a change and a cancellation leave the booking cancelled, and a change after it is a 409', async () => {
    const { id } = await aConfirmedStay(10);

    const [changed, cancelled] = await Promise.all([
      change(id, 2, { guestCount: 6 }),
      callAsAdmin(bookings, 'POST', `/api/bookings/${id}/cancel`),
    ]);

    expect(cancelled.status).toBe(200);
    expect([200, 409]).toContain(changed.status);
    expect(await stored(bookings, id)).toMatchObject({
      status: 'cancelled',
      guestCount: changed.status === 200 ? 6 : 4,
    });
    const { version } = await stored(bookings, id);
    expect(await change(id, version, { guestCount: 8 })).toMatchObject({
      status: 409,
      body: { code: 'status-conflict' },
    });
    expect(await stored(bookings, id)).toMatchObject({ version, guestCount: changed.status === 200 ? 6 : 4 });
  });
});
