import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HOUR_MS } from '@farmhouse/contracts/timing/durations';
import { UpstreamReader, type PageFetch } from './upstream.ts';

const SETTINGS = [{ key: 'site_name', value: 'Home' }];
const reader = () => new UpstreamReader({ content: 'http://content', catalogue: 'http://catalogue' }, () => undefined);
const up = () => Promise.resolve(Response.json(SETTINGS));
const down = () => Promise.reject(new Error('refused'));
const answering = (status: number) => () => Promise.resolve(Response.json({ message: 'No' }, { status }));

let urls: string[] = [];
function service(answer: () => Promise<Response>): void {
  globalThis.fetch = ((url: string) => (urls.push(url), answer())) as typeof fetch;
}

async function read({ fetch, isComplete }: PageFetch, path = '/api/settings') {
  const body: unknown = await fetch(`http://upstream${path}`).then(
    (response) => (response.ok ? response.json() : response.status),
    () => 'no answer',
  );
  return { body, complete: isComplete() };
}

beforeEach(() => {
  urls = [];
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('UpstreamReader', () => {
  it('calls the service that owns the path, with the query', async () => {
    service(up);

    expect(await read(reader().forPage(), '/api/services?category=food')).toEqual({ body: SETTINGS, complete: true });
    expect(urls).toEqual(['http://catalogue/api/services?category=food']);
  });

  it.each(['X-Total-Count', 'X-Terms-Changed'])('passes %s on, also from before an outage', async (name) => {
    const upstream = reader();
    const value = async () => {
      const response = await upstream.forPage().fetch('http://upstream/api/content');
      return response.headers.get(name);
    };
    service(() => Promise.resolve(Response.json([], { headers: { [name]: '7' } })));
    const fresh = await value();
    service(down);

    expect([fresh, await value()]).toEqual(['7', '7']);
  });

  it('rejects during an outage before the first response, so that the page shows its defaults', async () => {
    service(down);

    expect(await read(reader().forPage())).toEqual({ body: 'no answer', complete: false });
  });

  it('calls a service again two seconds after its outage, also when the clock was set back by an hour', async () => {
    const upstream = reader();
    service(down);
    await read(upstream.forPage());
    service(up);

    jest.setSystemTime(Date.now() - HOUR_MS);
    jest.advanceTimersByTime(2_000);

    expect(await read(upstream.forPage())).toEqual({ body: SETTINGS, complete: true });
  });

  it('rejects a path that no service owns, and the page is not complete', async () => {
    service(up);

    expect(await read(reader().forPage(), '/api/nothing')).toEqual({ body: 'no answer', complete: false });
    expect(urls).toEqual([]);
  });

  it.each([
    ['no response', down],
    ['a 500', answering(500)],
    ['a 503', answering(503)],
  ])('returns the last good response during an outage: %s', async (_name, outage) => {
    const upstream = reader();
    service(up);
    await read(upstream.forPage());

    service(outage);

    expect(await read(upstream.forPage())).toEqual({ body: SETTINGS, complete: false });
  });

  it('passes the total of a page of a list on, also with the last good response', async () => {
    const upstream = reader();
    const totalOf = async () =>
      (await upstream.forPage().fetch('http://upstream/api/settings?page=2')).headers.get('X-Total-Count');
    service(() => Promise.resolve(Response.json(SETTINGS, { headers: { 'X-Total-Count': '41' } })));
    expect(await totalOf()).toBe('41');

    service(down);

    expect(await totalOf()).toBe('41');
  });

  it.each([400, 404, 410])('returns a %i as a response, and drops the last good response', async (status) => {
    const upstream = reader();
    service(up);
    await read(upstream.forPage());

    service(answering(status));
    expect(await read(upstream.forPage())).toEqual({ body: status, complete: true });
    service(down);

    expect(await read(upstream.forPage())).toEqual({ body: 'no answer', complete: false });
  });

  it('does not call a service for two seconds after an outage', async () => {
    const upstream = reader();
    service(down);
    await read(upstream.forPage());
    await read(upstream.forPage());
    expect(urls).toHaveLength(1);

    service(up);
    jest.advanceTimersByTime(2001);

    expect(await read(upstream.forPage())).toEqual({ body: SETTINGS, complete: true });
  });

  it.each(['tag=nothing', 'page=99&pageSize=9'])('keeps no empty page of a list for %s', async (query) => {
    const upstream = reader();
    service(() => Promise.resolve(Response.json([], { headers: { 'X-Total-Count': '0' } })));
    expect((await read(upstream.forPage(), `/api/blog-posts?${query}`)).body).toEqual([]);

    service(down);

    expect((await read(upstream.forPage(), `/api/blog-posts?${query}`)).body).toBe('no answer');
  });

  it('keeps a bounded number of last good responses', async () => {
    const upstream = reader();
    service(up);
    for (let page = 0; page <= 500; page += 1) await read(upstream.forPage(), `/api/settings?page=${page}`);

    service(down);

    expect((await read(upstream.forPage(), '/api/settings?page=0')).body).toBe('no answer');
    expect((await read(upstream.forPage(), '/api/settings?page=500')).body).toEqual(SETTINGS);
  });
});
