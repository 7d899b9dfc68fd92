import { afterEach, describe, expect, it } from '@jest/globals';
import { api } from '../../shared/api/api.ts';
import { createStore, type Store } from '../../shared/api/store.ts';
import { getSeo } from '../head/seo.api.ts';
import { browserReader, serverReader } from './page-reader.ts';
import { seed } from './seed.ts';

const stores: Store[] = [];
afterEach(() => stores.splice(0).forEach((store) => store.dispatch(api.util.resetApiState())));

/** A store whose requests are counted; every answer has another title. */
function countingStore() {
  const paths: string[] = [];
  const fetch = ((request: Request) => {
    paths.push(new URL(request.url).pathname);
    return Promise.resolve(Response.json({ page: 'blog', title: `Stories ${paths.length}` }));
  }) as typeof globalThis.fetch;
  const store = createStore({ fetch });
  stores.push(store);
  return { store, paths };
}
const SEED = [{ endpointName: 'getSeo', arg: 'blog', value: { page: 'blog', title: 'Stories' } }];
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

it.each([
  [400, null],
  [404, null],
  [429, undefined],
])('read of a page reader after a %i returns %s', async (status, result) => {
  const store = createStore({ fetch: () => Promise.resolve(Response.json({ message: 'No' }, { status })) });
  stores.push(store);

  expect(await serverReader(store).read(getSeo, 'blog')).toBe(result);
});

describe('refresh of a page reader', () => {
  it('takes the record of a server-rendered page from the page, without a request', async () => {
    const { store, paths } = countingStore();
    seed(store, SEED);
    const reader = browserReader(store, true);

    await reader.refresh(getSeo, 'blog');

    expect(reader.firstPageIsRead()).toEqual({ missed: false });
    expect(paths).toEqual([]);
  });

  it('reports a record that the server-rendered page lacks as missed', async () => {
    const { store } = countingStore();
    const reader = browserReader(store, true);

    await reader.refresh(getSeo, 'blog');

    expect(reader.firstPageIsRead()).toEqual({ missed: true });
  });

  it('fetches the record once at each navigation from the first page on', async () => {
    const { store, paths } = countingStore();
    seed(store, SEED);
    const reader = browserReader(store, true);
    reader.firstPageIsRead();

    for (const title of ['Stories 1', 'Stories 2']) {
      await reader.refresh(getSeo, 'blog');
      await settled();

      expect(getSeo.select('blog')(store.getState() as never).data).toMatchObject({ title });
    }
    expect(paths).toEqual(['/api/seo/blog', '/api/seo/blog']);
  });

  it('fetches the record of a page once on the server', async () => {
    const { store, paths } = countingStore();
    const reader = serverReader(store);

    await reader.refresh(getSeo, 'blog');
    await reader.refresh(getSeo, 'blog');

    expect(paths).toEqual(['/api/seo/blog']);
  });
});
