import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { priceStay } from '@farmhouse/contracts/bookings/price/price';
import { DEFAULT_PRICE_BOOK } from '@farmhouse/contracts/bookings/price/price-book';
import { ChangePreview } from './change-preview.tsx';

const stay = {
  ...{ checkinDate: '2026-12-12', checkoutDate: '2026-12-13', checkinTime: '13:00', checkoutTime: '11:00' },
  guestCount: 4,
  price: priceStay({ book: DEFAULT_PRICE_BOOK, guestCount: 4, services: [] }),
};

const unchanged = {
  ...{ version: 1, was: stay, becomes: stay, difference: 0, due: 5100, overpaid: 0 },
  ...{ datesTakenBy: null, brokenRule: null, securityDeposit: 0 },
};

it.each([
  [10_000, true],
  [0, false],
])('the preview of a change, with an agreed deposit of %s rupees, names one: %s', (securityDeposit, isNamed) => {
  const html = renderToStaticMarkup(<ChangePreview quote={{ ...unchanged, securityDeposit }} isCurrent />);

  expect(html.includes('Plus refundable ₹10,000 on arrival')).toBe(isNamed);
});

it('the preview of a change says that the price per guest is for the whole stay', () => {
  const html = renderToStaticMarkup(<ChangePreview quote={unchanged} isCurrent />);

  expect(html).toMatch(/Base price \(4 × ₹1,150\)<[^>]*>for the whole stay/);
});
