import { describe, expect, it } from '@jest/globals';
import type { GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';
import { api } from '../../shared/api/api.ts';
import { createStore } from '../../shared/api/store.ts';
import { PageNotFound } from '../page/not-found.ts';
import { serverReader } from '../page/page-reader.ts';
import { loader } from './gallery.page.tsx';

const FOOD = { id: 1, alt: 'Biryani', category: 'food', url: '/uploads/biryani.jpg' } as GalleryItemView;

/** Loads a category while the call for the gallery has the given response. */
async function load(category: string, response: () => Response) {
  const store = createStore({ fetch: (() => Promise.resolve(response())) as never });
  const url = new URL(`http://site/gallery?category=${category}`);
  try {
    return await loader({ ...serverReader(store), params: {}, url });
  } finally {
    store.dispatch(api.util.resetApiState()); // no timers of cached results are left
  }
}

describe('the loader of a gallery category', () => {
  it('does not find a category whose last picture is gone', async () => {
    await expect(load('rooms', () => Response.json([FOOD]))).rejects.toThrow(PageNotFound);
  });

  it.each([
    ['with a picture', 'food', () => Response.json([FOOD])],
    ['of the bundled pictures, which an empty gallery shows', 'rooms', () => Response.json([])],
    ['while the gallery cannot be read', 'rooms', () => Response.json({ message: 'Down' }, { status: 503 })],
  ])('finds a category %s', async (_why, category, response) => {
    expect(await load(category, response)).toMatchObject({ category });
  });
});
