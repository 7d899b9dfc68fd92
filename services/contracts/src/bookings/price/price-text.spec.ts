import { expect, it } from '@jest/globals';
import { priceExternalStay, priceStay } from './price.ts';
import { guestsLine, linesOf, type PriceAmounts } from './price-lines.ts';
import { priceLineTexts, type PriceAudience, type ReadablePrice } from './price-text.ts';

const amounts: PriceAmounts = {
  nights: [guestsLine(4, 4600)],
  services: [],
  servicesPrice: 0,
  maintenanceFee: 0,
  discountAmount: 0,
};
const bonfire = { id: '3', name: 'Bonfire', price: 800 };
const book = { pricePerGuest: 1150, maintenanceFee: 500 };
const coupon = { code: 'SAVE', type: 'fixed', value: 90, minAmount: 0, maxDiscount: null } as const;

const shown = (price: ReadablePrice, reader: PriceAudience) =>
  priceLineTexts(price, reader).map(({ label, note, amount, isPart }) =>
    [isPart ? '· ' : '', label, note ? ` (${note})` : '', `: ${amount}`].join(''),
  );
const booked = (given: Partial<PriceAmounts>) => shown({ lines: linesOf({ ...amounts, ...given }) }, 'booked');

const PER_GUEST = 'The price per guest is for the whole stay, however many nights';
const NEGOTIABLE = 'Negotiable for parties of 20+';

it('priceLineTexts states to a guest who has booked that the amount for the guests covers the whole stay', () => {
  expect(booked({})).toEqual(['4 guests, whole stay: 4600']);
  expect(booked({ nights: [guestsLine(1, 1150)] })).toEqual(['1 guest, whole stay: 1150']);
});

it('priceLineTexts lists services, fee and discount for a guest who has booked', () => {
  const services = [{ name: 'Bonfire', price: 800 }];

  expect(booked({ services, servicesPrice: 800, maintenanceFee: 500, discountAmount: 90, couponCode: 'SAVE' })).toEqual(
    ['4 guests, whole stay: 4600', 'Bonfire: 800', 'Maintenance fee: 500', 'Discount (SAVE): -90'],
  );
  expect(booked({ servicesPrice: 800 })).toContain('Extra services: 800');
});

it.each<[string, PriceAudience, ReadablePrice, string[]]>([
  [
    'a guest who has not chosen a number of guests yet',
    'choosing',
    priceStay({ book, guestCount: 0, services: [] }),
    [`Guests (₹1,150 each) (${PER_GUEST}): 0`, `Maintenance fee (${NEGOTIABLE}): 500`],
  ],
  [
    'a guest who chooses, the fee even when it is nothing',
    'choosing',
    priceStay({ book: { ...book, maintenanceFee: 0 }, guestCount: 1, services: [bonfire], coupon }),
    [
      `1 guest × ₹1,150 (${PER_GUEST}): 1150`,
      'Bonfire: 800',
      `Maintenance fee (${NEGOTIABLE}): 0`,
      'Discount (SAVE): -90',
    ],
  ],
  [
    'a guest who has booked, a service of nothing by its name',
    'booked',
    priceStay({ book, guestCount: 2, services: [{ ...bonfire, price: 0 }] }),
    ['2 guests, whole stay: 2300', 'Bonfire: 0', 'Maintenance fee: 500'],
  ],
  [
    'a guest whose services cost less than usual',
    'booked',
    priceExternalStay({ basePrice: 100, guestCount: 2, services: [bonfire], servicesPrice: 500 }),
    ['2 guests, whole stay: 200', 'Bonfire: 800', 'Extra services: -300'],
  ],
  [
    'the owner, the sum of all services below them and that there is no discount',
    'owner',
    priceStay({ book, guestCount: 12, services: [bonfire, { ...bonfire, id: '4', name: 'Chef', price: 3500 }] }),
    [
      'Base price (12 × ₹1,150) (for the whole stay): 13800',
      '· Bonfire: 800',
      '· Chef: 3500',
      'Services: 4300',
      'Maintenance fee: 500',
      'Discount: 0',
    ],
  ],
  [
    'the owner, a coupon that was not granted, and one sum for the services',
    'owner',
    priceExternalStay({ basePrice: 900, guestCount: 30, servicesPrice: 2500, coupon, discountAmount: 0 }),
    ['Base price (30 × ₹900) (for the whole stay): 27000', 'Services: 2500', 'Discount (SAVE): 0'],
  ],
])('priceLineTexts shows %s', (_who, reader, price, words) => {
  expect(shown(price, reader)).toEqual(words);
});
