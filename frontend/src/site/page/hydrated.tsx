import { createContext, useContext, useEffect, useRef } from 'react';

const context = createContext<() => void>(() => undefined);

/** Provides what is called once the first page is hydrated. */
export const WhenHydrated = context.Provider;

/** Stands at the end of the page, and calls it. The bars around the page are hydrated before it. */
export function Hydrated() {
  const onHydrated = useContext(context);
  const isCalled = useRef(false);
  useEffect(() => {
    if (isCalled.current) return;
    isCalled.current = true;
    onHydrated();
  }, [onHydrated]);
  return null;
}
