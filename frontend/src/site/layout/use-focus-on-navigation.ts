import { useEffect, useRef } from 'react';
import { focusContent } from '../../shared/ui/focus-content.ts';

/** The notifications, which stay on screen during a navigation. */
const NOTIFICATIONS = '.toast-viewport';

/**
 * Moves focus to the content after a navigation within the site. Focus that the visitor has moved to the notifications
 * meanwhile is not moved.
 */
export function useFocusOnNavigation(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement?.closest(NOTIFICATIONS)) return;
    focusContent();
  }, [pathname]);
}
