import { setTimeout as sleep } from 'node:timers/promises';
import { LEASE_SECONDS, type MessageClaims, type Attempt } from './message-claims.ts';

const RENEW_MS = (LEASE_SECONDS * 1_000) / 3;
const RETRY_MS = 250;
const RETRY_FOR_MS = 60_000;

/**
 * Renews the lease while `work` runs. When the lease was lost, as may happen to a process that was frozen, `signal`
 * aborts.
 */
export async function withLease<T>(
  claims: Pick<MessageClaims, 'renew'>,
  message: Attempt,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const lost = new AbortController();
  const renew = async () => {
    const renewed = await claims.renew(message).catch(() => true); // an unreachable database does not end the lease
    if (!renewed) lost.abort();
  };
  const timer = setInterval(() => void renew(), RENEW_MS);
  try {
    return await work(lost.signal);
  } finally {
    clearInterval(timer);
  }
}

/** Retries `write` for a minute: an acceptance that is not stored would send the mail a second time. */
export async function retryUntilWritten(write: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + RETRY_FOR_MS;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(RETRY_MS);
    }
  }
}
