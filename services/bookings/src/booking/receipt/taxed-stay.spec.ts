import { expect, it } from '@jest/globals';
import { taxedStay } from './taxed-stay.ts';

const DATES = { checkinDate: '2027-03-05', checkoutDate: '2027-03-07' };

it.each([
  ['without a discount', 8000, 2000, 10_000, [8000, 2000]],
  ['with a discount, or an agreed total below the price', 8000, 2000, 1500, [1200, 300]],
  ['with an agreed total above the price', 8000, 2000, 20_000, [16_000, 4000]],
  ['with a total that does not divide', 8000, 2000, 1234, [987, 247]],
  ['with a total of 0', 8000, 2000, 0, [0, 0]],
  ['with services only', 0, 2000, 5000, [0, 5000]],
  ['without services', 8000, 0, 5000, [5000, 0]],
  ['with an agreed total where nothing had a price', 0, 0, 5000, [5000, 0]],
])('taxedStay: a stay %s', (_what, nights, servicesPrice, finalTotal, [accommodation, services]) => {
  const price = { servicesPrice, subtotal: nights + servicesPrice, finalTotal };

  expect(taxedStay({ ...DATES, price })).toEqual({ accommodation, services, nights: 2 });
});
