import { useEffect, useRef } from 'react';

/**
 * After a navigation within the site, focus moves to the content, where keyboard and screen reader also start on a
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
