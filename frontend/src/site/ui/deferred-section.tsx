import { Suspense, type ReactNode } from 'react';

/**
 * A part of the page below the first view. It is in the server's HTML like any other part, but is hydrated on its own:
 * when the browser is idle, or at the first touch inside it.
 */
export function DeferredSection({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
