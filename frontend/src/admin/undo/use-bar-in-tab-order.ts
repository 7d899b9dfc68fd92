import { useEffect, type RefObject } from 'react';

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex], [contenteditable="true"]';

/** The elements within `part` at which Tab stops, in their order. */
function stopsOf(part: Element): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
  );
}

/**
 * Lets Tab lead from the last element of an open drawer or dialog to the bar, and Shift and Tab from its first one,
 * although drawers and dialogs hold focus. From the bar they get it back by themselves.
 */
export function useBarInTabOrder(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const overlay = document.activeElement?.closest('[aria-modal="true"]');
      if (event.key !== 'Tab' || !overlay || !bar.current) return;
      const end = event.shiftKey ? 0 : -1;
      const isLeaving = document.activeElement === stopsOf(overlay).at(end);
      const next = stopsOf(bar.current).at(event.shiftKey ? -1 : 0);
      if (!isLeaving || !next) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [bar]);
}
