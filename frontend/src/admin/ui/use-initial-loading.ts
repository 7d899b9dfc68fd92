import { useEffect, useState } from 'react';

const MAX_WAIT_MS = 2_000;

/** True while loading, for two seconds at most: a part that answers late moves the others rather than hides them. */
export function useInitialLoading(isLoading: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLoading && !isLate;
}
