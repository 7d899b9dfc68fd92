import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { LEASE_SECONDS } from './message-claims.ts';
import { retryUntilWritten, withLease } from './lease.ts';

const message = { id: '0b0e7f3e-6f0c-4a53-9c4f-5a0b6d0c6a11', attempts: 1 };
const ONE_RENEWAL_MS = (LEASE_SECONDS * 1_000) / 3 + 200;

async function abortedAfterOneRenewal(renew: () => Promise<boolean>): Promise<boolean> {
  return withLease({ renew }, message, async (signal) => {
    await sleep(ONE_RENEWAL_MS);
    return signal.aborted;
  });
}

describe('withLease', () => {
  it.each([
    ['leaves the signal alone while the lease is renewed', () => Promise.resolve(true), false],
    [
      'leaves the signal alone while the database is unreachable',
      () => Promise.reject(new Error('connection lost')),
      false,
    ],
    ['aborts the signal when another worker has claimed the mail', () => Promise.resolve(false), true],
  ])('%s', async (_case, renew, aborted) => {
    expect(await abortedAfterOneRenewal(renew)).toBe(aborted);
  });
});

describe('retryUntilWritten', () => {
  it('retries until the database is reachable again', async () => {
    let failures = 2;

    await retryUntilWritten(async () => {
      if (failures > 0) throw new Error(`connection lost, ${failures--} to go`);
      return Promise.resolve();
    });

    expect(failures).toBe(0);
  });
});
