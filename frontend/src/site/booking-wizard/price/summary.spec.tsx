import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { DEFAULT_PRICE_BOOK } from '@farmhouse/contracts/bookings/price/price-book';
import { priceStay } from '@farmhouse/contracts/bookings/price/price';
import { aRate } from '@farmhouse/contracts/testing/rates';
import type { Rate } from '@farmhouse/contracts/catalogue/rate';
import { api } from '../../../shared/api/api.ts';
import { createStore } from '../../../shared/api/store.ts';
import { seed } from '../../page/seed.ts';
import { EMPTY_FORM } from '../form/booking-form.ts';
import { Summary } from './summary.tsx';

const SETTINGS = [
  { key: 'price_per_guest', value: '1150' },
  { key: 'maintenance_fee', value: '500' },
  { key: 'security_deposit', value: '10000' },
];

/** The text of the summary for four guests who have not chosen dates. */
function shown(rates: readonly Rate[]): string {
  const store = createStore();
  seed(store, [
    { endpointName: 'getSettings', arg: undefined, value: SETTINGS },
    { endpointName: 'getOfferedRates', arg: undefined, value: rates },
  ]);
  const price = priceStay({ book: DEFAULT_PRICE_BOOK, guestCount: 4, services: [] });
  const values = { ...EMPTY_FORM, guestCount: '4' };
  const html = renderToStaticMarkup(
    <Provider store={store}>
      <Summary step={0} values={values} price={{ price, coupon: { status: 'none' } }} onGuests={() => undefined} />
    </Provider>,
  );
  store.dispatch(api.util.resetApiState()); // no timers of cached results are left
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

it('the booking summary names a total before dates are chosen while every night has the usual price', () => {
  expect(shown([])).toContain('Total ₹5,100');
});

it('the booking summary names the lowest price and no total before dates are chosen when nights have rates', () => {
  const text = shown([aRate({ basis: 'house_night', price: 9000 })]);

  expect(text).toContain('Your stay Depends on your dates from ₹9,000 a night');
  expect(text).toContain('from ₹9,000 a night + ₹500');
  expect(text).not.toMatch(/₹1,150|₹5,100/);
});

it.each([
  ['a total', []],
  ['no total', [aRate({ basis: 'house_night', price: 9000 })]],
])('the booking summary with %s names the deposit among its lines and in the bar of phones', (_what, rates) => {
  expect(shown(rates).match(/Plus refundable ₹10,000 on arrival/g)).toHaveLength(2);
});
