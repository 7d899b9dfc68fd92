import { rmSync } from 'node:fs';
import { constants } from 'node:os';

const ENDING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Removes a file or a folder when a signal ends this process; what it returns takes that back. */
export function removeAtSignal(path: string): () => void {
  const remove = (signal: (typeof ENDING_SIGNALS)[number]): never => {
    // child processes, which end with this one, may still write there
    rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of ENDING_SIGNALS) process.once(signal, remove);
  return () => {
    for (const signal of ENDING_SIGNALS) process.off(signal, remove);
  };
}
