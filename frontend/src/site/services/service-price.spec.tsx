import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { ServiceView } from '@farmhouse/contracts/catalogue/service';
import { api } from '../../shared/api/api.ts';
import { createStore } from '../../shared/api/store.ts';
import { seed } from '../page/seed.ts';
import ServicePrice from './service-price.tsx';

const SERVICE = { id: 7, name: 'Bonfire Evening', price: 1800 } as ServiceView;

/** The panel before anything is chosen, with the deposit that the owner asks for. */
function shown(deposit: string): string {
  const store = createStore();
  const settings = { price_per_guest: '1150', maintenance_fee: '500', security_deposit: deposit };
  const value = Object.entries(settings).map(([key, value]) => ({ key, value }));
  seed(store, [{ endpointName: 'getSettings', arg: undefined, value }]);
  const html = renderToStaticMarkup(
    <Provider store={store}>
      <MemoryRouter>
        <ServicePrice service={SERVICE} slug="bonfire-evening" />
      </MemoryRouter>
    </Provider>,
  );
  store.dispatch(api.util.resetApiState()); // no timers of cached results are left
  return html;
}

it("the price formula on a service's page names the deposit apart from the price", () => {
  expect(shown('10000')).toContain(
    '₹1,150 a guest + ₹500, whole stay; with Bonfire Evening ₹1,800 more for the whole stay. ' +
      'Plus refundable ₹10,000 on arrival.',
  );
  expect(shown('0')).not.toContain('refundable');
});

it("the price on a service's page is an element of its own, which React can replace after a translation", () => {
  expect(shown('0')).toContain('<span>₹1,150 a guest');
});

it("a service's page offers dates, and without JavaScript a link to the booking page with the service", () => {
  const html = shown('0');

  expect(html).toMatch(/<button[^>]*>Choose dates<\/button>/);
  expect(html).toContain('href="/booking?service=bonfire-evening"');
});
