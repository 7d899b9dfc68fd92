import { useEffect, useRef } from 'react';

/**
 * Moves focus to the content after a navigation within the site, where keyboard and screen reader also start on a
 * freshly loaded page.
 */
export function useFocusOnNavigation(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}
