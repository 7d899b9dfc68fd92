import { describe, expect, it } from '@jest/globals';
import { aRule } from '@farmhouse/contracts/testing/rates';
import type { RatesPreview } from '@farmhouse/contracts/bookings/price/rate-preview';
import { addDays } from '@farmhouse/contracts/timing/ist';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { aRate, setRates, setStayRules } from '../testing/rates.ts';
import { rowsOf, stayIn, today } from '../testing/test-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';

const bookings = useBookings();
const RATES = '/api/admin/rates/preview';

const preview = (body: object, path = RATES) =>
  callAsAdmin<RatesPreview>(bookings, 'POST', path, { body: { guestCount: 4, ...body } });
const newRate = { name: 'Diwali', basis: 'guest_night', price: 2000 };
const { checkinDate, checkoutDate } = stayIn(10, 2);

describe('a preview of rates', () => {
  it('covers a year from today at the usual price without rates', async () => {
    const { status, body } = await preview({});

    expect(status).toBe(200);
    expect(body.days).toHaveLength(365);
    expect(body.days[0]).toEqual({ date: today(), price: 5100, minNights: 1, rateId: null });
    expect(body).toMatchObject({ warnings: [] });
    expect(body).not.toHaveProperty('quote');
  });

  it('uses the stored rates and rules when none are given', async () => {
    await setRates(bookings, aRate({ id: 7 }));
    await setStayRules(bookings, aRule());

    const { body } = await preview({ from: checkinDate, to: checkinDate });

    expect(body.days).toEqual([{ date: checkinDate, price: 6500, minNights: 2, minNightsThrough: 2, rateId: 7 }]);
  });

  it('uses the given rates instead of the stored ones, each by its id or its position', async () => {
    await setRates(bookings, aRate({ id: 7 }));
    const to = addDays(checkinDate, 1);

    const { body } = await preview({
      from: checkinDate,
      to,
      rates: [
        { ...newRate, from: checkinDate, to: checkinDate },
        { ...newRate, id: 7, price: 1000 },
      ],
    });

    expect(body.days.map(({ price, rateId }) => [price, rateId])).toEqual([
      [8500, -1],
      [4500, 7],
    ]);
  });

  it('leaves out rates and rules that are not active', async () => {
    const rules = [{ name: 'Two', type: 'min_stay_through', value: 2, active: false }];

    const { body } = await preview({ rates: [{ ...newRate, active: false }], rules });

    expect(body.days[0]).toMatchObject({ price: 5100, minNights: 1, rateId: null });
  });

  it('prices a stay with every line, and names the rate of each night', async () => {
    const rates = [{ ...newRate, id: 3, from: checkinDate, to: checkinDate }];

    const { body } = await preview({ rates, checkinDate, checkoutDate });

    expect(body.quote).toMatchObject({
      price: {
        finalTotal: 8000 + 4600 + 500,
        lines: [
          { kind: 'guest_night', label: 'Diwali', amount: 8000, rateId: 3 },
          { kind: 'guest_stay', label: 'Other nights', amount: 4600 },
          { kind: 'fee', amount: 500 },
        ],
      },
      brokenRule: null,
    });
    expect(body.quote?.nights).toEqual([
      { date: checkinDate, rate: { id: 3, name: 'Diwali' } },
      { date: addDays(checkinDate, 1), rate: null },
    ]);
  });

  it('costs a stay what a guest is quoted once the rates are saved', async () => {
    const rate = aRate({ id: 3, name: 'Diwali', price: 2000, lengthDiscounts: [{ nights: 2, percent: 10 }] });
    const { body } = await preview({ rates: [rate], checkinDate, checkoutDate });
    await setRates(bookings, rate);

    const quoted = await call(bookings, 'POST', '/api/bookings/quote', {
      body: { guestCount: 4, checkinDate, checkoutDate },
    });

    expect(quoted.body).toEqual(body.quote?.price);
  });

  it('of stay rules names the rule that a stay breaks', async () => {
    const rules = [{ name: 'Three', type: 'min_stay_through', value: 3 }];

    const { status, body } = await preview({ rules, checkinDate, checkoutDate }, '/api/admin/stay-rules/preview');

    expect(status).toBe(200);
    expect(body.quote?.brokenRule).toMatch(/^Stays over .+ have at least 3 nights$/);
    expect(body.days[0]).toMatchObject({ minNights: 3 });
  });

  it('warns of rates that are probably mistakes', async () => {
    const { body } = await preview({ rates: [newRate, { ...newRate, name: 'Never' }] });

    expect(body.warnings).toEqual([
      {
        kind: 'unreachable',
        rateId: -2,
        message: '“Never” is never used: rates above it in the list have all of its nights',
      },
    ]);
  });

  it('names a rate that has no name yet', async () => {
    const { body } = await preview({ rates: [{ ...newRate, name: '' }], checkinDate, checkoutDate });

    expect(body.quote?.nights[0]).toMatchObject({ rate: { id: -1, name: 'New rate' } });
  });

  it('accepts the maximum number of rates and rules', async () => {
    const lengthDiscounts = Array.from({ length: 10 }, (_, index) => ({ nights: index + 1, percent: index + 1 }));
    const days = (index: number) => ({ from: addDays(checkinDate, index), to: addDays(checkinDate, index + 1) });
    const rates = Array.from({ length: 200 }, (_, index) => ({
      ...newRate,
      ...days(index),
      name: 'D'.repeat(60),
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      lengthDiscounts,
    }));
    const rules = rates.map((_, index) => ({ name: 'Two', type: 'min_stay_through', value: 2, ...days(index) }));

    const { status, body } = await preview({ rates, rules, to: addDays(today(), 400), checkinDate, checkoutDate });

    expect(status).toBe(200);
    expect(body.days).toHaveLength(401);
    expect(body.quote?.nights.map(({ rate }) => rate?.id)).toEqual([-1, -1]);
  });

  it('stores and publishes nothing', async () => {
    await preview({ rates: [newRate] });

    expect([await rowsOf(bookings, 'rate_books'), await rowsOf(bookings, 'outbox')]).toEqual([0, 0]);
  });

  it.each<[string, object, string]>([
    ['no guests', { guestCount: 0 }, 'guestCount'],
    ['more guests than any rate is for', { guestCount: 1001 }, 'guestCount'],
    ['rates that are no list', { rates: {} }, 'rates'],
    ['a rate that is no object', { rates: [7] }, 'rates.0'],
    ['201 rates', { rates: Array.from({ length: 201 }, () => newRate) }, 'rates'],
    ['a rate without a basis', { rates: [newRate, { ...newRate, basis: undefined }] }, 'rates.1.basis'],
    ['no day of the week', { rates: [{ ...newRate, weekdays: [] }] }, 'rates.0.weekdays'],
    ['a rate every year without dates', { rates: [newRate, { ...newRate, yearly: true }] }, 'rates.1.from'],
    ['a rule without its number', { rules: [{ name: 'Two', type: 'max_stay' }] }, 'rules.0.value'],
    ['days in the wrong order', { from: checkoutDate, to: checkinDate }, 'to'],
    ['more than 400 days', { to: addDays(today(), 401) }, 'to'],
    ['a date that does not exist', { from: '2027-02-30' }, 'from'],
    ['an arrival without a departure', { checkinDate }, 'checkoutDate'],
    ['a departure without an arrival', { checkoutDate }, 'checkinDate'],
    ['a departure before the arrival', { checkinDate: checkoutDate, checkoutDate: checkinDate }, 'checkoutDate'],
    ['a stay of more than 400 nights', { checkinDate, checkoutDate: addDays(checkinDate, 401) }, 'checkoutDate'],
  ])('refuses %s', async (_what, body, path) => {
    const response = await preview(body);

    expect(response).toMatchObject({ status: 400, body: { code: 'invalid-input', errors: [{ path }] } });
  });

  it('of stay rules needs no number of guests', async () => {
    const rules = [{ name: 'Two', type: 'min_stay_through', value: 2 }];

    const { status, body } = await preview({ rules, guestCount: undefined }, '/api/admin/stay-rules/preview');

    expect(status).toBe(200);
    expect(body.days[0]).toMatchObject({ minNights: 2 });
  });

  it('of rates returns 400 without a number of guests', async () => {
    expect(await preview({ guestCount: undefined })).toMatchObject({ status: 400 });
  });

  it.each([RATES, '/api/admin/stay-rules/preview'])('of %s is for the owner only', async (path) => {
    const { status } = await call(bookings, 'POST', path, { body: { guestCount: 4 } });

    expect(status).toBe(401);
  });
});
