import { expect, it } from '@jest/globals';
import { priceParts } from './price-parts.ts';

const price = {
  guestCount: 4,
  guestsPrice: 4600,
  services: [],
  servicesPrice: 0,
  maintenanceFee: 0,
  discountAmount: 0,
};
const shown = (given: Partial<Parameters<typeof priceParts>[0]>) =>
  priceParts({ ...price, ...given }).map(({ label, rupees }) => `${label}: ${rupees}`);

it('priceParts says that the amount for the guests covers the whole stay', () => {
  expect(shown({})).toEqual(['4 guests, whole stay: 4600']);
  expect(shown({ guestCount: 1, guestsPrice: 1150 })).toEqual(['1 guest, whole stay: 1150']);
});

it('priceParts lists services, fee and discount', () => {
  const services = [{ name: 'Bonfire', price: 800 }];

  expect(shown({ services, servicesPrice: 800, maintenanceFee: 500, discountAmount: 90, couponCode: 'SAVE' })).toEqual([
    '4 guests, whole stay: 4600',
    'Bonfire: 800',
    'Maintenance fee: 500',
    'Discount (SAVE): -90',
  ]);
  expect(shown({ servicesPrice: 800 })).toContain('Extra services: 800');
});
