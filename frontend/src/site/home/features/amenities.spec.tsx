import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { api } from '../../../shared/api/api.ts';
import { createStore } from '../../../shared/api/store.ts';
import { seed } from '../../page/seed.ts';
import { Amenities } from './amenities.tsx';

/** The section of the home page for so many amenities of the owner. */
function shown(count: number): string {
  const store = createStore();
  const value = Array.from({ length: count }, (_, id) => ({
    id,
    icon: 'pool',
    title: `Thing ${id + 1}`,
    description: '',
  }));
  seed(store, [{ endpointName: 'getAmenities', arg: undefined, value }]);
  const html = renderToStaticMarkup(
    <Provider store={store}>
      <Amenities images={[]} preview={undefined} shown={[]} />
    </Provider>,
  );
  store.dispatch(api.util.resetApiState()); // no timers of cached results are left
  return html;
}

it('the home page shows four amenities as cards, and all of more than four on demand', () => {
  const [cards = '', onDemand = ''] = shown(6).split('<details');

  expect(cards.match(/Thing \d/g)).toEqual(['Thing 1', 'Thing 2', 'Thing 3', 'Thing 4']);
  expect(onDemand).toContain('Show all 6');
  expect(onDemand.match(/Thing \d/g)).toHaveLength(6);
});

it('the home page offers no more amenities than its cards when there are four', () => {
  const html = shown(4);

  expect(html.match(/Thing \d/g)).toHaveLength(4);
  expect(html).not.toContain('Show all');
});
