import { describe, expect, it, jest } from '@jest/globals';
import { PageCache } from './page-cache.ts';

const always = () => true;

function subscribedCache(): PageCache<string> {
  const cache = new PageCache<string>({ maxPages: 3, maxBytes: 100, bytesOf: ({ length }) => length });
  cache.setSubscribed(true);
  return cache;
}

describe('PageCache', () => {
  it('renders a page once while its content does not change', async () => {
    const cache = subscribedCache();
    const make = jest.fn(() => Promise.resolve('page'));

    await cache.get('/', make, always);
    const second = await cache.get('/', make, always);

    expect(second).toEqual({ page: 'page', hit: true });
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('drops every page when content changes', async () => {
    const cache = subscribedCache();
    await cache.get('/', () => Promise.resolve('old'), always);

    cache.clear();

    expect(await cache.get('/', () => Promise.resolve('new'), always)).toEqual({ page: 'new', hit: false });
  });

  it('does not cache a page that was being rendered when content changed', async () => {
    const cache = subscribedCache();
    let finish: (page: string) => void = () => undefined;
    const making = cache.get('/', () => new Promise<string>((resolve) => (finish = resolve)), always);

    cache.clear();
    finish('old');
    await making;

    expect(await cache.get('/', () => Promise.resolve('new'), always)).toEqual({ page: 'new', hit: false });
  });

  it('caches nothing while it is not subscribed to changes', async () => {
    const cache = subscribedCache();
    await cache.get('/', () => Promise.resolve('first'), always);

    cache.setSubscribed(false);
    await cache.get('/', () => Promise.resolve('second'), always);

    expect(await cache.get('/', () => Promise.resolve('third'), always)).toEqual({ page: 'third', hit: false });
  });

  it('does not cache a page for which mayKeep returns false', async () => {
    const cache = subscribedCache();
    await cache.get(
      '/',
      () => Promise.resolve('partial'),
      () => false,
    );

    expect(await cache.get('/', () => Promise.resolve('whole'), always)).toEqual({ page: 'whole', hit: false });
  });

  it('renders a page once for concurrent requests', async () => {
    const cache = subscribedCache();
    const make = jest.fn(() => Promise.resolve('page'));

    await Promise.all([cache.get('/', make, always), cache.get('/', make, always), cache.get('/', make, always)]);

    expect(make).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['pages', ['1', '2', '3', '4']],
    ['bytes', ['1', '2'.repeat(60), '3'.repeat(60)]],
  ])('evicts the least recently used page when the limit of %s is exceeded', async (_what, contents) => {
    const cache = subscribedCache();
    for (const page of contents) await cache.get(page, () => Promise.resolve(page), always);

    const [oldest = '', ...others] = contents;

    expect(await cache.get(others.at(-1) ?? '', () => Promise.resolve('new'), always)).toMatchObject({ hit: true });
    expect(await cache.get(oldest, () => Promise.resolve('new'), always)).toEqual({ page: 'new', hit: false });
  });
});
