import { useEffect, useRef } from 'react';

/**
 * After a move to another page the keyboard and the screen reader start at its content, as they would on a
 * freshly loaded page.
 */
export function useArrival(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}
