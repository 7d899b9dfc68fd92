import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestGateway, type TestGateway } from '../../test/gateway.ts';

/** Says whose call it was. */
const catalogue: RequestListener = ({ headers }, response) =>
  void response.end(headers.cookie ?? headers.authorization ?? 'anonymous');

describe('the cache of public reads', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await startTestGateway({ catalogue });
  });
  afterAll(() => gateway.stop());

  const read = async (headers: Record<string, string> = {}): Promise<[string, string | null]> => {
    const response = await fetch(`${gateway.url}/api/services`, { headers });
    return [await response.text(), response.headers.get('x-cache')];
  };

  it.each([
    ['a cookie', { Cookie: 'guest=secret' }, 'guest=secret'],
    ['a token', { Authorization: 'Bearer secret' }, 'Bearer secret'],
  ])('keeps no response to a call with %s, and gives it none', async (_what, credentials, own) => {
    // what is kept is valid until the second ends
    await sleep(1_050 - (Date.now() % 1_000));

    const [mine] = await read(credentials);
    const [everyones] = await read();
    const [again, cached] = await read();
    const [mineAgain] = await read(credentials);

    expect([mine, everyones, mineAgain]).toEqual([own, 'anonymous', own]);
    expect([again, cached]).toEqual(['anonymous', 'HIT']);
  });
});
