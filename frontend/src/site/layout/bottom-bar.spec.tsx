import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { api } from '../../shared/api/api.ts';
import { createStore } from '../../shared/api/store.ts';
import { BottomBar } from './bottom-bar.tsx';

// the store removes unused data after a minute, for which the process would wait
beforeAll(() => void jest.useFakeTimers());
afterAll(() => void jest.useRealTimers());

it.each([
  ['a stay', undefined],
  ['“Bonfire”', '“Bonfire”'],
])('the WhatsApp message of the bar at the bottom of a phone asks about %s', (what, about) => {
  const store = createStore();
  const value = [{ key: 'whatsapp_number', value: '+91 90000 11111' }];
  store.dispatch(api.util.upsertQueryEntries([{ endpointName: 'getSettings', arg: undefined, value }] as never));

  const html = renderToStaticMarkup(
    <Provider store={store}>
      <MemoryRouter>
        <BottomBar withBook about={about} />
      </MemoryRouter>
    </Provider>,
  );

  expect(html).toContain(`?text=${encodeURIComponent(`Hello, I have a question about ${what}.`)}"`);
});
