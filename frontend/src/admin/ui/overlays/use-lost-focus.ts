import { useEffect } from 'react';
import { CONTENT_ID, focusContent } from '../../../shared/ui/focus-content.ts';

/** True if no element has focus, as after the one that had it is gone, or only the section as a whole, as then. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || activeElement?.id === CONTENT_ID;
}

/** Focuses the heading of the panel that covers the section, if there is one, else the section. */
function focusCovering(): void {
  const heading = document.querySelector<HTMLElement>('.covers-dashboard h2');
  if (heading) heading.focus();
  else focusContent();
}

/**
 * Moves focus to the section, or to the heading of the panel that covers it, whenever the element that had it is gone,
 * such as the button in the row of a deleted record, and nothing else has taken it a frame later.
 */
export function useLostFocus(): void {
  useEffect(() => {
    let last: EventTarget | null = null;
    let frame = 0;
    const onFocus = ({ target }: FocusEvent) => (last = target);
    const isGone = () => last instanceof Element && !last.isConnected && isFocusLost();
    const observer = new MutationObserver(() => {
      if (!isGone()) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => isGone() && focusCovering());
    });
    document.addEventListener('focusin', onFocus, true);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocus, true);
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
}
