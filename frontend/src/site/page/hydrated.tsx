import { createContext, useContext, useEffect, useRef } from 'react';

const context = createContext<() => void>(() => undefined);

/** Provides the callback for the end of the first page's hydration. */
export const WhenHydrated = context.Provider;

/** Rendered at the end of the page; calls the callback. The bars around the page are hydrated before it. */
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
