import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { api } from '../../../shared/api/api.ts';
import { createStore } from '../../../shared/api/store.ts';
import { ExternalTotal } from './external-total.tsx';

it('the total of an external booking names the deposit apart from the price', () => {
  const store = createStore();
  const value = [{ key: 'security_deposit', value: '10000' }];
  store.dispatch(
    api.util.upsertQueryEntries([{ endpointName: 'getSettings', arg: undefined, value }] as unknown as Parameters<
      typeof api.util.upsertQueryEntries
    >[0]),
  );

  const html = renderToStaticMarkup(
    <Provider store={store}>
      <ExternalTotal fields={{ guestCount: 4, basePrice: 1000 }} online={5100} />
    </Provider>,
  );
  store.dispatch(api.util.resetApiState()); // no timers of cached results are left

  expect(html).toContain('Total ₹4,000');
  expect(html).toContain('Plus refundable ₹10,000 on arrival');
});
