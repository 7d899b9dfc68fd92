import { useEffect, useRef } from 'react';

/** The notifications, which stay on screen during a navigation. */
const NOTIFICATIONS = '.toast-viewport';

/**
 * Moves focus to the content after a navigation within the site, where keyboard and screen reader also start on a
 * freshly loaded page. Focus that the visitor has moved to the notifications meanwhile is not moved.
 */
export function useFocusOnNavigation(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement?.closest(NOTIFICATIONS)) return;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}
