import { describe, expect, it } from '@jest/globals';
import { priceExternalStay, priceStay, type PriceLines } from '@farmhouse/contracts/bookings/price/price';
import { perStay } from '@farmhouse/contracts/bookings/price/price-lines';
import { aBooking, dbOf, put, stored } from '../testing/test-bookings.ts';
import { seedBookings, withoutTimeLimit } from '../testing/many-bookings.ts';
import { useBookings } from '../testing/use-bookings.ts';
import { AddPriceLines1790000001040, CapDiscounts1790000002510 } from './price-lines.migrations.ts';

const bookings = useBookings();

const book = { pricePerGuest: 1150, maintenanceFee: 500 };
const services = [
  { id: '7', name: 'Chef’s "special" dinner', price: 3500 },
  { id: '2', name: 'Bonfire', price: 0 },
];
const coupon = { code: 'TEN', type: 'percentage', value: 10, minAmount: 0, maxDiscount: null } as const;
const agreed = { basePrice: 900, guestCount: 30 };

/** Runs the migration as at service start, without a statement timeout. */
function migrate(): Promise<void> {
  return withoutTimeLimit(bookings, (db) => new AddPriceLines1790000001040().up(db.createQueryRunner()));
}

/** As prices were stored before they had lines. */
async function storeWithoutLines(id: number, source: 'guest' | 'owner', { lines, ...price }: PriceLines) {
  await put(bookings, id, { source, price: price as PriceLines });
  return { ...price, lines };
}

describe('prices that were stored before they had lines', () => {
  it.each<[string, 'guest' | 'owner', PriceLines]>([
    ['guests and fee', 'guest', priceStay({ book, guestCount: 4, services: [] })],
    ['no fee', 'guest', priceStay({ book: { ...book, maintenanceFee: 0 }, guestCount: 1, services: [] })],
    ['services and a coupon', 'guest', priceStay({ book, guestCount: 20, services, coupon })],
    ['an agreed price', 'owner', priceExternalStay(agreed)],
    ['one sum for services', 'owner', priceExternalStay({ ...agreed, servicesPrice: 2500 })],
    ['services for less', 'owner', priceExternalStay({ ...agreed, services, servicesPrice: 3000 })],
    ['services at their prices', 'owner', priceExternalStay({ ...agreed, services, servicesPrice: 3500 })],
    ['a coupon that was removed', 'owner', priceExternalStay({ ...agreed, coupon, discountAmount: 0 })],
  ])('get the same lines as a new price: %s', async (_what, source, price) => {
    const { id } = await aBooking(bookings);
    const withLines = await storeWithoutLines(id, source, price);

    await migrate();

    expect((await stored(bookings, id)).price).toEqual(withLines);
  });

  it('keep their lines if they have any', async () => {
    const { id } = await aBooking(bookings, { selectedServices: ['1'] });
    const { price } = await stored(bookings, id);

    await migrate();

    expect((await stored(bookings, id)).price).toEqual(price);
  });

  it('get their lines in less than a minute when there are 100,000', async () => {
    const { id } = await aBooking(bookings, { selectedServices: ['1', '2'] });
    await storeWithoutLines(id, 'guest', (await stored(bookings, id)).price);
    await seedBookings(bookings, 100_000, id);
    const startedAt = Date.now();

    await migrate();

    expect(Date.now() - startedAt).toBeLessThan(60_000);
    const [left] = await dbOf(bookings).query<{ count: string }[]>(
      `SELECT count(*) FROM bookings WHERE NOT price ? 'lines'`,
    );
    expect(left?.count).toBe('0');
  }, 180_000);
});

describe('discounts that were stored as more than the price', () => {
  const capDiscounts = () =>
    withoutTimeLimit(bookings, (db) => new CapDiscounts1790000002510().up(db.createQueryRunner()));
  const price = priceExternalStay({ ...agreed, servicesPrice: 2500, discountAmount: 99_999 });
  const uncapped = price.lines.map((line) => (line.kind === 'discount' ? { ...line, amount: -99_999 } : line));

  it('have a line of at most the price, and keep the agreed amount', async () => {
    const { id } = await aBooking(bookings);
    await put(bookings, id, { source: 'owner', discountAmount: 99_999, price: { ...price, lines: uncapped } });

    await capDiscounts();

    expect(await stored(bookings, id)).toMatchObject({ discountAmount: 29_500, price });
  });

  it('leave an agreed total as it was', async () => {
    const { id } = await aBooking(bookings);
    const lines = [...uncapped, perStay('adjustment', 'Agreed price', 99_999 - 29_500 + 700)];
    await put(bookings, id, { discountAmount: 99_999, price: { ...price, finalTotal: 700, lines } });

    await capDiscounts();

    const expected = [...price.lines, perStay('adjustment', 'Agreed price', 700)];
    expect((await stored(bookings, id)).price.lines).toEqual(expected);
  });

  it('are the only prices that change', async () => {
    const { id } = await aBooking(bookings, { guestCount: 10, couponCode: 'welcome10' });
    const before = await stored(bookings, id);

    await capDiscounts();

    expect(await stored(bookings, id)).toEqual(before);
  });
});
