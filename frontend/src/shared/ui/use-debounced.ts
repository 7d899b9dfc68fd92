import { useEffect, useMemo, useState } from 'react';

/** The value once it has stopped changing for `ms` milliseconds; plain data. */
export function useDebounced<Value>(value: Value, ms: number): Value {
  const now = JSON.stringify(value);
  const [debounced, setDebounced] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(now), ms);
    return () => clearTimeout(timer);
  }, [now, ms]);
  return useMemo(() => JSON.parse(debounced) as Value, [debounced]);
}
