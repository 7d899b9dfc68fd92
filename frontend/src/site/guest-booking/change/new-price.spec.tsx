import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BookingTerms } from '@farmhouse/contracts/bookings/terms/booking-terms';
import { NewPrice, type PriceQuote } from './new-price.tsx';

const shown = (quote: Partial<PriceQuote>, isPricedByOwner = false) =>
  renderToStaticMarkup(
    <NewPrice
      quote={{ price: undefined, isCurrent: true, refusal: undefined, hasFailed: false, ...quote }}
      terms={{} as BookingTerms}
      checkinDate="2027-01-15"
      status="confirmed"
      presentTotal={27_600}
      isPricedByOwner={isPricedByOwner}
    />,
  );

it('the new price of a party too large for a quote is left to the owner, and is not loading', () => {
  const html = shown({}, true);

  expect(html).toContain('There is no price online for more than 20 guests. We will tell you yours.');
  expect(html).not.toContain('Working out');
});

it('the new price of a refused choice is neither loading nor the price of an earlier choice', () => {
  const price = { lines: [], finalTotal: 31_000 } as unknown as PriceQuote['price'];
  const refusal = { status: 400, message: 'A stay can be at most 30 nights' };

  const html = shown({ price, isCurrent: false, refusal });

  expect(html).toContain('There is no price for this choice.');
  expect(html).toContain('aria-busy="false"');
  expect(html).not.toContain('31,000');
});
