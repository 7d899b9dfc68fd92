import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BookingTerms } from '@farmhouse/contracts/bookings/terms/booking-terms';
import { NewPrice } from './new-price.tsx';

it('the new price of a party too large for a quote is left to the owner, and is not loading', () => {
  const quote = { price: undefined, isCurrent: true, refusal: undefined, hasFailed: false };

  const html = renderToStaticMarkup(
    <NewPrice
      quote={quote}
      terms={{} as BookingTerms}
      checkinDate="2027-01-15"
      presentTotal={27_600}
      isPricedByOwner
    />,
  );

  expect(html).toContain('There is no price online for more than 20 guests. We will tell you yours.');
  expect(html).not.toContain('Working out');
});
