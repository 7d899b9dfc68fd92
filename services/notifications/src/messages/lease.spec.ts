import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { LEASE_SECONDS } from './due-messages.ts';
import { retryUntilWritten, withLease } from './lease.ts';

const message = { id: '0b0e7f3e-6f0c-4a53-9c4f-5a0b6d0c6a11', attempts: 1 };
const ONE_RENEWAL_MS = (LEASE_SECONDS * 1_000) / 3 + 200;

async function abortedAfterOneRenewal(renew: () => Promise<boolean>): Promise<boolean> {
  return withLease({ renew }, message, async (signal) => {
    await sleep(ONE_RENEWAL_MS);
    return signal.aborted;
  });
}

describe('having a mail in hand', () => {
  it.each([
    ['goes on while the lease is renewed', () => Promise.resolve(true), false],
    ['goes on while the database is away', () => Promise.reject(new Error('connection lost')), false],
    ['breaks off when somebody else has taken the mail', () => Promise.resolve(false), true],
  ])('%s', async (_what, renew, aborted) => {
    expect(await abortedAfterOneRenewal(renew)).toBe(aborted);
  });

  it('writes down that a mail was accepted as soon as the database is back', async () => {
    let failures = 2;

    await retryUntilWritten(async () => {
      if (failures > 0) throw new Error(`connection lost, ${failures--} to go`);
      return Promise.resolve();
    });

    expect(failures).toBe(0);
  });
});
