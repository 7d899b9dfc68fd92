import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { transport } from './transport.ts';

const fetched = jest.fn<typeof fetch>();
const sendBeacon = jest.fn<(address: string, text: string) => boolean>();
const warned = jest.spyOn(console, 'warn');

beforeEach(() => {
  for (const mock of [fetched, sendBeacon, warned]) mock.mockReset();
  warned.mockImplementation(() => undefined);
  fetched.mockResolvedValue(new Response(null, { status: 204 }));
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { sendBeacon } });
  globalThis.fetch = fetched;
});

describe('send', () => {
  it('sends JSON that a navigation does not cancel, and resolves with the status', async () => {
    expect(await transport.send('PUT', 'session/id-1', { lastActiveAt: 'now' })).toBe(204);

    expect(fetched).toHaveBeenCalledWith(
      '/api/analytics/session/id-1',
      expect.objectContaining({ method: 'PUT', body: '{"lastActiveAt":"now"}', keepalive: true }),
    );
    expect(warned).not.toHaveBeenCalled();
  });

  it('logs a refusal and resolves with its status', async () => {
    fetched.mockResolvedValue(new Response(null, { status: 503 }));

    expect(await transport.send('POST', 'event', {})).toBe(503);
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it('logs a lost connection and resolves with 0', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));

    expect(await transport.send('POST', 'event', {})).toBe(0);
    expect(warned).toHaveBeenCalledTimes(1);
  });
});

describe('beacon', () => {
  it('is sent as text', () => {
    sendBeacon.mockReturnValue(true);

    transport.beacon('pageview', { page: '/' });

    expect(sendBeacon).toHaveBeenCalledWith('/api/analytics/pageview', '{"page":"/"}');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('falls back to a call when the browser accepts no more beacons', () => {
    sendBeacon.mockReturnValue(false);

    transport.beacon('pageview', { page: '/' });

    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
