import { useEffect } from 'react';

/** The notifications and the undo bar, which stay in view and usable beside a drawer or a dialog. */
const BESIDE_OVERLAYS = '.toast-viewport, .undo-bar';

/**
 * Lets focus move from an open drawer or dialog to the notifications, by F8, and to the undo bar. The library listens
 * on the window and returns all other focus to its topmost overlay.
 */
export function useFreeFocus(): void {
  useEffect(() => {
    const onFocus = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.closest(BESIDE_OVERLAYS)) event.stopPropagation();
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
}
