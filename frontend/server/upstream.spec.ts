import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ContentReader } from './upstream.ts';

const reads = [{ endpointName: 'getSettings', path: 'settings' }];
const answered = [{ endpointName: 'getSettings', value: [{ key: 'site_name', value: 'Home' }] }];
const reader = () => new ContentReader({ settings: 'http://content' }, () => undefined);
const up = () => Promise.resolve(Response.json(answered[0]?.value));
const down = () => Promise.reject(new Error('refused'));

let fetches = 0;
function service(answer: () => Promise<Response>): void {
  globalThis.fetch = (() => ((fetches += 1), answer())) as typeof fetch;
}

beforeEach(() => {
  fetches = 0;
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('what pages read', () => {
  it('is fresh while the service answers', async () => {
    service(up);

    expect(await reader().read(reads)).toEqual({ entries: answered, complete: true });
  });

  it('is nothing when it never answered, so that the page shows its defaults', async () => {
    service(down);

    expect(await reader().read(reads)).toEqual({ entries: [], complete: false });
  });

  it('is the last answer while the service is down', async () => {
    const content = reader();
    service(up);
    await content.read(reads);

    service(down);

    expect(await content.read(reads)).toEqual({ entries: answered, complete: false });
  });

  it('leaves a service alone for a moment after it failed, and then comes back to it', async () => {
    const content = reader();
    service(down);
    await content.read(reads);
    await content.read(reads);
    expect(fetches).toBe(1);

    service(up);
    jest.advanceTimersByTime(2001);

    expect(await content.read(reads)).toEqual({ entries: answered, complete: true });
  });
});
