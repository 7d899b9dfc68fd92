import { expect, it } from '@jest/globals';
import { deductedDiscount, guestsLine, linesOf, sumOf, withoutChoices } from './price-lines.ts';

const AMOUNTS = {
  nights: [guestsLine(4, 4600)],
  services: [
    { name: 'Bonfire', price: 800 },
    { name: 'Chef', price: 3500 },
  ],
  servicesPrice: 4500,
  maintenanceFee: 500,
  discountAmount: 90,
  couponCode: 'SAVE',
};
const shown = (lines: ReturnType<typeof linesOf>) =>
  lines.map(({ kind, label, quantity, unit, amount }) => `${kind}: ${label}, ${quantity} ${unit}, ${amount}`);

it('linesOf has a line for the guests, each service, other services, the fee and the discount', () => {
  expect(shown(linesOf(AMOUNTS))).toEqual([
    'guest_stay: Guests, 4 guest, 4600',
    'service: Bonfire, 1 stay, 800',
    'service: Chef, 1 stay, 3500',
    'services: Extra services, 1 stay, 200',
    'fee: Maintenance fee, 1 stay, 500',
    'discount: Discount (SAVE), 1 stay, -90',
  ]);
});

it.each([
  ['no fee where none is charged', { maintenanceFee: undefined }, ['fee'], undefined],
  ['a fee of 0', { maintenanceFee: 0 }, ['fee'], 0],
  ['no discount without a coupon', { discountAmount: 0, couponCode: null }, ['discount'], undefined],
  ['a discount of 0 with a coupon', { discountAmount: 0 }, ['discount'], 0],
  ['a discount above the price as the price', { discountAmount: 99_999 }, ['discount'], -9600],
])('linesOf has %s', (_what, part, kinds, amount) => {
  expect(linesOf({ ...AMOUNTS, ...part }).find(({ kind }) => kinds.includes(kind))?.amount).toBe(amount);
});

it('withoutChoices names neither services nor the coupon, and adds up to the same total', () => {
  const lines = withoutChoices(linesOf(AMOUNTS));

  expect(shown(lines)).toEqual([
    'guest_stay: Guests, 4 guest, 4600',
    'services: Extra services, 1 stay, 4500',
    'fee: Maintenance fee, 1 stay, 500',
    'discount: Discount, 1 stay, -90',
  ]);
  expect(sumOf(lines)).toBe(sumOf(linesOf(AMOUNTS)));
});

it('sumOf adds up the lines of the given kinds, or all', () => {
  expect(sumOf(linesOf(AMOUNTS), 'service', 'services')).toBe(4500);
  expect(sumOf(linesOf(AMOUNTS))).toBe(9510);
});

it('deductedDiscount is what the line of the discount takes off', () => {
  expect(deductedDiscount(linesOf(AMOUNTS))).toBe(90);
  expect(deductedDiscount(linesOf({ ...AMOUNTS, discountAmount: 99_999 }))).toBe(9600);
  expect(deductedDiscount(linesOf({ ...AMOUNTS, discountAmount: 0, couponCode: null }))).toBe(0);
});
