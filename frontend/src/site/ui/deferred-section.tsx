import { Suspense, use, useId, type ReactNode } from 'react';
import { turnOf } from './hydration-turns.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * A part of the page below the first view. It is in the server's HTML like any other part, but is hydrated on its own:
 * when the browser is idle, one section after the other, or at the first touch inside it.
 */
export function DeferredSection({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <InTurn>{children}</InTurn>
    </Suspense>
  );
}

/** Suspends during hydration until it is the section's turn; the server's HTML stays meanwhile. */
function InTurn({ children }: { children: ReactNode }) {
  const section = useId();
  const isHydrating = !useHydrated() && typeof document !== 'undefined';
  const turn = isHydrating ? turnOf(section) : undefined;
  if (turn) use(turn);
  return children;
}
