import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { aRule } from '@farmhouse/contracts/testing/rates';
import type { Availability } from '@farmhouse/contracts/bookings/availability/availability';
import type { Problem } from '@farmhouse/contracts/errors';
import { addDays, weekdayOf } from '@farmhouse/contracts/timing/ist';
import { call } from '@farmhouse/platform/testing/call';
import { aRate, setRates, setStayRules } from '../testing/rates.ts';
import { today } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();

const SATURDAY = 6;

const from = today();
const read = (query: string, to = addDays(from, 2)) =>
  call<Availability & Problem>(bookings, 'GET', `/api/availability?from=${from}&to=${to}${query}`);

describe('GET /api/availability with guests', () => {
  it('returns the total price of each day for the party, and the minimum nights', async () => {
    const tomorrow = { from: addDays(from, 1), to: addDays(from, 1) };
    await setRates(bookings, aRate({ price: 2000, ...tomorrow }));
    await setStayRules(bookings, aRule(tomorrow));

    const { status, body } = await read('&guests=14');

    expect(status).toBe(200);
    expect(body.days).toEqual([
      { date: from, price: 14 * 1150 + 500, minNights: 1 },
      { date: addDays(from, 1), price: 14 * 2000 + 500, minNights: 2, minNightsThrough: 2 },
      { date: addDays(from, 2), price: 14 * 1150 + 500, minNights: 1 },
    ]);
  });

  it('marks days that are closed to arrival or departure', async () => {
    await setStayRules(
      bookings,
      aRule({ type: 'closed_to_arrival', value: null }),
      aRule({ type: 'closed_to_departure', value: null, from, to: from }),
    );

    const { body } = await read('&guests=2');

    expect(body.days?.map(({ closedToArrival, closedToDeparture }) => [closedToArrival, closedToDeparture])).toEqual([
      [true, true],
      [true, undefined],
      [true, undefined],
    ]);
  });

  it('returns the new price after the rates have changed', async () => {
    await read('&guests=14');
    await setRates(bookings, aRate());

    expect((await read('&guests=14')).body.days?.[0]?.price).toBe(14 * 1500 + 500);
  });

  it('includes the rates and rules of the days only on request', async () => {
    const past = { from: '2020-01-01', to: '2020-01-31' };
    await setRates(bookings, aRate(), aRate({ id: 2, ...past }), aRate({ id: 3, ...past, yearly: true }));
    await setStayRules(bookings, aRule());

    expect(Object.keys((await read('&guests=2')).body)).not.toContain('rates');
    const { body } = await read('&guests=2&terms=yes');
    expect(body.rates?.map(({ id }) => id)).toEqual([1, 3]);
    expect(body.rules).toHaveLength(1);
  });

  it('returns no prices when no number of guests is given', async () => {
    expect(Object.keys((await read('')).body)).toEqual(['from', 'to', 'ranges', 'turnaroundMinutes']);
  });

  it.each(['0', '21', '-1', '1.5', 'many'])('returns 400 for %s guests', async (guests) => {
    expect(await read(`&guests=${guests}`)).toMatchObject({ status: 400, body: { errors: [{ path: 'guests' }] } });
  });

  it('needs less than 6 KB for 13 months, compressed, with a rate for each weekend', async () => {
    const weekends = Array.from({ length: 56 }, (_, week) => {
      const saturday = addDays(from, SATURDAY - weekdayOf(from) + 7 * week);
      return aRate({ id: week + 1, price: 1500 + 10 * week, from: saturday, to: addDays(saturday, 1) });
    });
    await setRates(bookings, ...weekends);

    const { body } = await read('&guests=14', addDays(from, 396));

    expect(body.days).toHaveLength(397);
    expect(brotliCompressSync(JSON.stringify(body)).length).toBeLessThan(6 * 1024);
  });
});
