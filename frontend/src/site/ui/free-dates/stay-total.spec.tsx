import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { priceStay, type PricedService } from '@farmhouse/contracts/bookings/price/price';
import { DEFAULT_PRICE_BOOK } from '@farmhouse/contracts/bookings/price/price-book';
import { api } from '../../../shared/api/api.ts';
import { createStore } from '../../../shared/api/store.ts';
import { seed } from '../../page/seed.ts';
import { StayTotal } from './stay-total.tsx';

const DATES = { checkinDate: '2126-12-12', checkoutDate: '2126-12-14' };
const BONFIRE = { id: 7, name: 'Bonfire Evening', slug: 'bonfire-evening', maxGuests: 3 };
const quoted = (services: PricedService[]) =>
  priceStay({ book: DEFAULT_PRICE_BOOK, guestCount: 4, services, ...DATES });

/** The text about the total for four guests, while the server knows the prices with and without the bonfire. */
function shown(picked: typeof DATES, service?: typeof BONFIRE, guests = 4): string {
  const store = createStore();
  const stay = { ...DATES, guestCount: 4 };
  seed(store, [
    { endpointName: 'getQuote', arg: stay, value: quoted([]) },
    {
      endpointName: 'getQuote',
      arg: { ...stay, selectedServices: ['7'] },
      value: quoted([{ id: '7', name: 'Bonfire Evening', price: 1800 }]),
    },
  ]);
  const html = renderToStaticMarkup(
    <Provider store={store}>
      <StayTotal
        settings={new Map([['security_deposit', '10000']])}
        picked={picked}
        guests={guests}
        service={service}
      />
    </Provider>,
  );
  store.dispatch(api.util.resetApiState()); // no timers of cached results are left
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

it('the total of picked dates is everything to pay, and names the deposit apart from it', () => {
  expect(shown(DATES)).toMatch(/2 nights, 4 guests: ₹5,100, everything included Plus refundable ₹10,000 on arrival\./);
});

it('the total of picked dates with a service includes the service', () => {
  expect(shown(DATES, BONFIRE)).toContain('2 nights, 4 guests, with Bonfire Evening: ₹6,900, everything included');
  expect(shown(DATES, BONFIRE)).toContain('You are 4 guests. Bonfire Evening is for up to 3.');
});

it('the total of picked dates says that it is being worked out until the server has answered', () => {
  const text = shown(DATES, BONFIRE, 5);

  expect(text).toContain('Working out the price…');
  expect(text).not.toContain('₹');
});

it('there is no total before a check-out day is picked', () => {
  expect(shown({ ...DATES, checkoutDate: '' }, BONFIRE)).toBe('');
});
