import { useCallback, useState } from 'react';
import { addressesToCheck, type CheckedAddress } from './addresses.ts';

export interface CheckResult extends CheckedAddress {
  /** HTTP status; 0 when no answer came. */
  status: number;
}

/** Requests at the same time, so that the check stays far below the gateway's limit. */
const AT_ONCE = 4;

/** Checks the site's own addresses one after another. */
export function useChecks() {
  const [results, setResults] = useState<readonly CheckResult[]>([]);
  const [total, setTotal] = useState(0);
  const [running, setRunning] = useState(false);

  const start = useCallback(async () => {
    setRunning(true);
    setResults([]);
    const waiting = addressesToCheck(await sitemapText());
    setTotal(waiting.length);
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const result = { ...next, status: await statusOf(next.path) };
        setResults((earlier) => [...earlier, result]);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    setRunning(false);
  }, []);

  return { results, total, running, start };
}

async function sitemapText(): Promise<string> {
  const answer = await fetch('/sitemap.xml').catch(() => undefined);
  return answer?.ok ? answer.text() : '';
}

async function statusOf(path: string): Promise<number> {
  const answer = await fetch(path, { cache: 'no-store' }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.status ?? 0;
}
