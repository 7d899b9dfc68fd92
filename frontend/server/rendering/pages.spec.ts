import { expect, it, jest } from '@jest/globals';
import type { RenderedContent, SiteRenderer } from '../../src/site/render.tsx';
import type { AssetMap } from './assets.ts';
import { Pages } from './pages.ts';
import type { UpstreamReader } from './upstream.ts';

const assets = {
  of: () => ({ sheets: [], styles: [], fonts: [], scripts: [], entry: '' }),
  urlOf: () => '/assets/analytics.js',
} as unknown as AssetMap;

function pagesWith(response: Partial<RenderedContent> | { location: string; status: number } | Error, complete = true) {
  const whole = {
    status: 200,
    head: { title: 'T', description: '' },
    settings: new Map(),
    seo: null,
    markup: '',
    seed: [],
  };
  const render = jest.fn(() =>
    response instanceof Error
      ? Promise.reject(response)
      : Promise.resolve('location' in response ? response : { ...whole, ...response }),
  );
  const site = { render, modules: () => [] } as unknown as SiteRenderer;
  const upstream = { forPage: () => ({ fetch, isComplete: () => complete }) } as unknown as UpstreamReader;
  const pages = new Pages(site, upstream, assets, 'http://site');
  pages.setSubscribed(true);
  return { pages, render };
}

const target = (address: string | undefined) => ({ path: '/', address });

it.each([
  ['caches a complete page', { status: 200 }, true, '/', 1],
  ['does not cache a page that was rendered during an outage', { status: 200 }, false, '/', 2],
  ['does not cache a 404 that a loader threw', { status: 404 }, true, '/blog/made-up', 2],
  ['caches the 404 page that all unknown paths share', { status: 404 }, true, undefined, 1],
  ['does not cache a redirect', { status: 301, location: '/new' }, true, '/old', 2],
] as const)('the web process %s', async (_what, response, complete, address, renders) => {
  const { pages, render } = pagesWith(response, complete);

  await pages.at(target(address));
  const second = await pages.at(target(address));

  expect(render).toHaveBeenCalledTimes(renders);
  expect(second).toMatchObject({ ...response, hit: renders === 1 });
});

it.each([
  ['a page of content when it is used, and counts the visit', {}, true, { startsOnLoad: false, counts: true }],
  ['a page with something to do by itself', { startsOnLoad: true }, true, { startsOnLoad: true, counts: true }],
  ['a page without all its content by itself, and counts no visit', {}, false, { startsOnLoad: true, counts: false }],
])('the browser starts %s', async (_what, handle, complete, { startsOnLoad, counts }) => {
  const { pages } = pagesWith({ handle: { head: () => ({}), module: 'm', ...handle } as never }, complete);

  const response = await pages.at(target('/services'));

  const html = 'text' in response ? response.text.plain('nonce') : '';
  const visit = '"visit":{"client":"/assets/analytics.js","address":"/services","mode":"opt_out"}';
  expect(html).toContain(`"startsOnLoad":${startsOnLoad}`);
  expect(html.includes(visit)).toBe(counts);
});

it.each([
  { what: 'ready when pages can be rendered', response: { status: 404 }, complete: true, ready: true },
  { what: 'ready during an outage of the services', response: { status: 404 }, complete: false, ready: true },
  { what: 'not ready when no page can be rendered', response: new Error('no code'), complete: true, ready: false },
])('the web process is $what', async ({ response, complete, ready }) => {
  expect(await pagesWith(response, complete).pages.canRender()).toBe(ready);
});
