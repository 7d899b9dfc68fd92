import { setTimeout as sleep } from 'node:timers/promises';
import { LEASE_SECONDS, type DueMessage, type DueMessages } from './due-messages.ts';

const RENEW_MS = (LEASE_SECONDS * 1_000) / 3;
const PERSIST_MS = 250;
const PERSIST_FOR_MS = 60_000;

/**
 * Does `work` while the mail is kept in hand. When somebody else has taken it, as may happen to a process that
 * was frozen, the signal tells `work` to break off.
 */
export async function withLease<T>(
  due: Pick<DueMessages, 'renew'>,
  message: DueMessage,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const lost = new AbortController();
  const renew = async () => {
    const kept = await due.renew(message).catch(() => true);
    if (!kept) lost.abort();
  };
  const timer = setInterval(() => void renew(), RENEW_MS);
  try {
    return await work(lost.signal);
  } finally {
    clearInterval(timer);
  }
}

/** Tries again for a minute: what was accepted must be written down, or it would go out a second time. */
export async function retryUntilWritten(write: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + PERSIST_FOR_MS;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(PERSIST_MS);
    }
  }
}
