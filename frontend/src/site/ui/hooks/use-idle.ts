import { useEffect, useState } from 'react';

/** Latest time after mounting at which the browser counts as idle, in ms. */
const IDLE_AFTER_MS = 2000;

/** True once the browser is idle, so that content outside the first view may load. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const done = () => setIdle(true);
    // Safari has no requestIdleCallback
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(done, IDLE_AFTER_MS);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(done, { timeout: IDLE_AFTER_MS });
    return () => cancelIdleCallback(request);
  }, []);
  return idle;
}
