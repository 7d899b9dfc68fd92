import { describe, expect, it } from '@jest/globals';
import type { OwnersDay } from '@farmhouse/contracts/bookings/booking-view/owners-day';
import { stayInterval } from '@farmhouse/contracts/bookings/stay/stay';
import { istInstant } from '@farmhouse/contracts/timing/ist';
import { callAsAdmin } from '@farmhouse/platform/testing/call';
import { plansOf } from '@farmhouse/platform/testing/query-plans';
import { aBooking, put, stayIn, today } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';
import { OwnersDayService } from './owners-day.service.ts';

const bookings = useBookings();

const dayAt = (time: string) => bookings.app.get(OwnersDayService).read(istInstant(today(), time));
const idsOf = (stays: OwnersDay['arrivals']) => stays.map(({ id }) => id);

interface Stay {
  days: number;
  nights: number;
  checkinTime?: string;
  checkoutTime?: string;
}

/** A confirmed, verified stay that begins so many days from today; it may have begun in the past. */
async function aStay({ days, nights, checkinTime = '14:00', checkoutTime = '11:00' }: Stay): Promise<number> {
  const { id } = await aBooking(bookings, { ...stayIn(20), selectedServices: ['1'] });
  const dates = { ...stayIn(days, nights), checkinTime, checkoutTime };
  const { from, to } = stayInterval(dates);
  const stay = `[${from.toISOString()},${to.toISOString()})`;
  await put(bookings, id, { ...dates, stay, status: 'confirmed', paymentStatus: 'verified' });
  return id;
}

describe('the owner’s day', () => {
  it('is empty without stays', async () => {
    const { status, body } = await callAsAdmin<OwnersDay>(bookings, 'GET', '/api/admin/bookings/today');

    expect(status).toBe(200);
    expect(body).toEqual({ date: today(), arrivals: [], departures: [], inHouse: [], overdue: [], overdueTotal: 0 });
  });

  it('lists arrivals, departures and the guests in the house at that time', async () => {
    const leaving = await aStay({ days: -2, nights: 2, checkoutTime: '10:00' });
    const arriving = await aStay({ days: 0, nights: 1 });
    await aStay({ days: 1, nights: 1, checkinTime: '13:00' });
    await aStay({ days: -4, nights: 1 });

    const morning = await dayAt('08:00');
    const noon = await dayAt('12:00');
    const evening = await dayAt('18:00');

    expect([idsOf(morning.arrivals), idsOf(morning.departures)]).toEqual([[arriving], [leaving]]);
    expect([morning, noon, evening].map(({ inHouse }) => idsOf(inHouse))).toEqual([[leaving], [], [arriving]]);
    expect(morning.arrivals[0]).toMatchObject({
      serviceNames: ['BBQ Setup'],
      guestCount: 4,
      paymentStatus: 'verified',
    });
  });

  it('lists a day visit as arrival and departure, in the order of the times', async () => {
    const late = await aStay({ days: 0, nights: 0, checkinTime: '15:00', checkoutTime: '20:00' });
    const early = await aStay({ days: 0, nights: 0, checkinTime: '09:00', checkoutTime: '12:00' });

    const { arrivals, departures } = await dayAt('08:00');

    expect([idsOf(arrivals), idsOf(departures)]).toEqual([
      [early, late],
      [early, late],
    ]);
  });

  it('shows neither requests nor cancelled nor deleted stays', async () => {
    const cancelled = await aStay({ days: 0, nights: 1 });
    await put(bookings, cancelled, { status: 'cancelled' });
    const deleted = await aStay({ days: 0, nights: 1 });
    await callAsAdmin(bookings, 'DELETE', `/api/admin/bookings/${deleted}`);
    await aBooking(bookings, { ...stayIn(1), checkinTime: '12:00' });

    expect(await dayAt('08:00')).toMatchObject({ arrivals: [], departures: [], inHouse: [], overdue: [] });
  });

  it.each([
    ['pending', 'confirmed', true],
    ['failed', 'confirmed', true],
    ['pending_verification', 'confirmed', false],
    ['verified', 'confirmed', false],
    ['pending', 'completed', true],
    ['failed', 'completed', true],
    ['verified', 'completed', false],
    ['pending', 'pending', false],
    ['pending', 'cancelled', false],
  ] as const)(
    'counts a payment %s of a %s booking past its deadline as overdue: %s',
    async (paid, status, isOverdue) => {
      const id = await aStay({ days: 5, nights: 1 });
      const paymentDeadline = istInstant(today(), '07:00');
      await put(bookings, id, { status, paymentStatus: paid, paymentDeadline });

      expect(idsOf((await dayAt('08:00')).overdue)).toEqual(isOverdue ? [id] : []);
      expect(idsOf((await dayAt('06:00')).overdue)).toEqual([]);
    },
  );

  it('lists a stay of today that was completed without a payment as overdue alone', async () => {
    const id = await aStay({ days: -1, nights: 1 });
    await put(bookings, id, { status: 'completed', paymentStatus: 'pending', paymentDeadline: new Date(0) });

    const { arrivals, departures, inHouse, overdue } = await dayAt('10:00');

    expect([arrivals, departures, inHouse, overdue].map(idsOf)).toEqual([[], [], [], [id]]);
  });

  it('lists the longest overdue payment first', async () => {
    const deadlines = ['05:00', '03:00', '04:00'];
    for (const [index, time] of deadlines.entries()) {
      const id = await aStay({ days: 5 + 3 * index, nights: 1 });
      await put(bookings, id, { paymentStatus: 'pending', paymentDeadline: istInstant(today(), time) });
    }

    expect(idsOf((await dayAt('08:00')).overdue)).toEqual([2, 3, 1]);
  });

  it('lists overdue payments of past stays after the others, the latest stay first', async () => {
    for (const [days, status] of [
      [-9, 'completed'],
      [5, 'confirmed'],
      [-3, 'completed'],
      [-6, 'completed'],
    ] as const) {
      const paymentDeadline = istInstant(stayIn(days).checkinDate, '00:00');
      const id = await aStay({ days, nights: 1 });
      await put(bookings, id, {
        status,
        paymentStatus: 'pending',
        paymentDeadline: days < 0 ? paymentDeadline : new Date(0),
      });
    }

    expect(idsOf((await dayAt('08:00')).overdue)).toEqual([2, 3, 4, 1]);
  });

  it('lists at most 50 overdue payments, those of stays to come and of the latest stays, and counts all', async () => {
    const unpaid = { paymentStatus: 'pending', paymentDeadline: new Date(0) } as const;
    const past: number[] = [];
    for (let daysAgo = 52; daysAgo > 1; daysAgo -= 1) {
      const id = await aStay({ days: -daysAgo, nights: 1 });
      await put(bookings, id, { ...unpaid, status: 'completed' });
      past.unshift(id);
    }
    const toCome = await aStay({ days: 5, nights: 1 });
    await put(bookings, toCome, unpaid);

    const { overdue, overdueTotal } = await dayAt('08:00');

    expect(idsOf(overdue)).toEqual([toCome, ...past.slice(0, 49)]);
    expect(overdueTotal).toBe(52);
  });

  it('is read by a single bounded query', async () => {
    await aStay({ days: 0, nights: 1 });

    const plans = await plansOf(bookings, () => dayAt('08:00'));

    const reads = plans.filter(({ sql }) => sql.includes('calendar_entries'));
    expect(reads).toHaveLength(1);
    expect(reads[0]?.sql).toContain('LIMIT');
  });
});
