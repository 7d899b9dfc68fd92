import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { api } from '../../../shared/api/api.ts';
import { createStore } from '../../../shared/api/store.ts';
import { pictureAt } from '../../../shared/pictures/picture-files.ts';
import { seed } from '../../page/seed.ts';
import { ArrivalPicture } from './arrival-picture.tsx';

const LANE = pictureAt('/uploads/lane.jpg', 'The lane');
const SIGN = { section: 'contact', imageUrl: '/uploads/sign.jpg', title: 'The sign', altText: null };

it.each([
  ['is an empty frame while the gallery is loading', { getHomepageImages: [] }, undefined],
  ['is the chosen homepage image also while the gallery is loading', { getHomepageImages: [SIGN] }, 'sign'],
  ['is one of the gallery', { getHomepageImages: [], getGalleryArrival: LANE }, 'lane'],
  ['is the bundled gate while the gallery is empty', { getHomepageImages: [], getGalleryArrival: null }, '11-gate'],
])('the picture of the arrival %s', (_what, loaded, file) => {
  const store = createStore();
  const entries = Object.entries(loaded).map(([endpointName, value]) => ({ endpointName, arg: undefined, value }));
  seed(store, entries as never);

  const html = renderToStaticMarkup(
    <Provider store={store}>
      <ArrivalPicture />
    </Provider>,
  );

  store.dispatch(api.util.resetApiState()); // no timers of cached results are left
  expect(html).toContain('aspect-3/2');
  expect(/<img[^>]* src="[^"]*\/([^/"]+)\.jpg"/.exec(html)?.[1]).toBe(file);
});
