import { useEffect, useMemo, useState } from 'react';

/** The value once it has stopped changing for `ms` milliseconds; plain data. */
export function useSettled<Value>(value: Value, ms: number): Value {
  const now = JSON.stringify(value);
  const [settled, setSettled] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(now), ms);
    return () => clearTimeout(timer);
  }, [now, ms]);
  return useMemo(() => JSON.parse(settled) as Value, [settled]);
}
