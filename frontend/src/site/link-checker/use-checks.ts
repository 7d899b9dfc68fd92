import { useCallback, useState } from 'react';
import { urlsToCheck, type CheckedUrl } from './urls-to-check.ts';

export interface CheckResult extends CheckedUrl {
  /** HTTP status; 0 without a response. */
  status: number;
}

/** Concurrent requests, few enough to stay far below the gateway's rate limit. */
const AT_ONCE = 4;

/** Requests every address and returns the results. */
export function useChecks() {
  const [results, setResults] = useState<readonly CheckResult[]>([]);
  const [total, setTotal] = useState(0);
  const [running, setRunning] = useState(false);
  const [sitemapFailed, setSitemapFailed] = useState(false);

  const start = useCallback(async () => {
    setRunning(true);
    setResults([]);
    const sitemap = await sitemapText();
    setSitemapFailed(sitemap === undefined);
    const waiting = urlsToCheck(sitemap ?? '');
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

  return { results, total, running, sitemapFailed, start };
}

/** Undefined if it cannot be read. */
async function sitemapText(): Promise<string | undefined> {
  const response = await fetch('/sitemap.xml').catch(() => undefined);
  return response?.ok ? response.text() : undefined;
}

async function statusOf(path: string): Promise<number> {
  const response = await fetch(path, { cache: 'no-store' }).catch(() => undefined);
  await response?.body?.cancel();
  return response?.status ?? 0;
}
