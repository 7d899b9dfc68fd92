import { describe, expect, it, jest } from '@jest/globals';
import { PageCache } from './page-cache.ts';

const always = () => true;

function listeningCache(): PageCache<string> {
  const cache = new PageCache<string>();
  cache.listen(true);
  return cache;
}

describe('kept pages', () => {
  it('are made once while nothing changes', async () => {
    const cache = listeningCache();
    const make = jest.fn(() => Promise.resolve('page'));

    await cache.get('/', make, always);
    const second = await cache.get('/', make, always);

    expect(second).toEqual({ page: 'page', hit: true });
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('are forgotten with the first change', async () => {
    const cache = listeningCache();
    await cache.get('/', () => Promise.resolve('old'), always);

    cache.drop();

    expect(await cache.get('/', () => Promise.resolve('new'), always)).toEqual({ page: 'new', hit: false });
  });

  it('never hold what was read before a change and finished after it', async () => {
    const cache = listeningCache();
    let finish: (page: string) => void = () => undefined;
    const making = cache.get('/', () => new Promise<string>((resolve) => (finish = resolve)), always);

    cache.drop();
    finish('old');
    await making;

    expect(await cache.get('/', () => Promise.resolve('new'), always)).toEqual({ page: 'new', hit: false });
  });

  it('are not kept while changes are not heard of', async () => {
    const cache = listeningCache();
    await cache.get('/', () => Promise.resolve('first'), always);

    cache.listen(false);
    await cache.get('/', () => Promise.resolve('second'), always);

    expect(await cache.get('/', () => Promise.resolve('third'), always)).toEqual({ page: 'third', hit: false });
  });

  it('are not kept when they say so', async () => {
    const cache = listeningCache();
    await cache.get(
      '/',
      () => Promise.resolve('partial'),
      () => false,
    );

    expect(await cache.get('/', () => Promise.resolve('whole'), always)).toEqual({ page: 'whole', hit: false });
  });

  it('are made once for all who ask at the same time', async () => {
    const cache = listeningCache();
    const make = jest.fn(() => Promise.resolve('page'));

    await Promise.all([cache.get('/', make, always), cache.get('/', make, always), cache.get('/', make, always)]);

    expect(make).toHaveBeenCalledTimes(1);
  });
});
