import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import type { ServiceView } from '@farmhouse/contracts/catalogue/service';
import { api } from '../../../shared/api/api.ts';
import { createStore } from '../../../shared/api/store.ts';
import { seed } from '../../page/seed.ts';
import { ServicesField } from './services-field.tsx';

const DINNER = { id: 3, name: 'Dinner', price: 3000, maxGuests: 16 } as ServiceView;

function shown(chosen: string[], guests: number): string {
  const store = createStore();
  seed(store, [{ endpointName: 'getServices', arg: undefined, value: [DINNER] }]);
  const html = renderToStaticMarkup(
    <Provider store={store}>
      <ServicesField booked={[]} chosen={chosen} guests={guests} onChange={() => undefined} />
    </Provider>,
  );
  store.dispatch(api.util.resetApiState()); // ends the cache's timer
  return html;
}

it.each([
  [['3'], 17, true],
  [['3'], 16, false],
  [[], 17, false],
])('with the services %j a change to %i guests asks for how many the service is: %s', (chosen, guests, asks) => {
  expect(shown(chosen, guests).includes('Dinner is for up to 16.')).toBe(asks);
});
