import { appendFileSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { GatewayRequests } from './gateway-requests.ts';
import { LogFollower } from './log-follower.ts';

const line = (fields: object): string => JSON.stringify({ status: 200, upstream: '0.004', cache: '', ...fields });

describe('the metrics of the gateway', () => {
  async function counted(...lines: string[]): Promise<string> {
    const registry = new Registry();
    const requests = new GatewayRequests(registry);
    lines.forEach((text) => requests.count(text));
    return registry.metrics();
  }

  it.each([
    ['a call over the limit', { status: 429, upstream: '' }, 'gateway_refusals_total{status="429"} 1'],
    ['a call that no service answered', { status: 503, upstream: '5.001' }, 'gateway_refusals_total{status="503"} 1'],
    ['a read from the cache', { cache: 'HIT' }, 'gateway_cache_total{cache="HIT"} 1'],
    ['a stale read', { cache: 'STALE', upstream: '2.0' }, 'gateway_cache_total{cache="STALE"} 1'],
  ])('count %s', async (_what, fields, expected) => {
    expect(await counted(line(fields))).toContain(expected);
  });

  it('do not count calls that a service has refused, nor incomplete lines', async () => {
    const text = await counted(line({ status: 404 }), '{"status":429,"ups');

    expect(text).not.toMatch(/gateway_refusals_total\{/);
  });
});

describe('a log that is followed', () => {
  let folder: string;
  let log: string;
  let follower: LogFollower;
  const read = async (): Promise<string[]> => {
    const lines: string[] = [];
    await follower.read((text) => lines.push(text));
    return lines;
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'follow-'));
    log = join(folder, 'gateway.log');
    follower = new LogFollower(log);
    writeFileSync(log, 'before\n');
  });
  afterEach(async () => {
    await follower.close();
    rmSync(folder, { recursive: true });
  });

  it('passes on each new line once, when it is complete', async () => {
    await follower.skip();
    appendFileSync(log, 'one\ntw');
    expect(await read()).toEqual(['one']);
    appendFileSync(log, 'o\n');

    expect(await read()).toEqual(['two']);
    expect(await read()).toEqual([]);
  });

  it('loses no line when it is rotated', async () => {
    await follower.skip();
    renameSync(log, `${log}.1`);
    appendFileSync(`${log}.1`, 'last of the former\n');
    writeFileSync(log, 'first of the next\n');

    expect(await read()).toEqual(['last of the former', 'first of the next']);
  });
});
