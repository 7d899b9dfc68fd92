import { useEffect, useState } from 'react';
import { isFocusLost } from './use-lost-focus.ts';

/**
 * Restores focus to the element that opened a dialog or drawer. When that element is gone, such as the button in the
 * row of a deleted record, focus is lost, and moves to the section. With `onlyIfLost`, focus that is elsewhere stays.
 */
export function useReturnFocus({ onlyIfLost = false } = {}): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      setTimeout(() => {
        if (opener instanceof HTMLElement && (!onlyIfLost || isFocusLost())) opener.focus();
      });
    },
    [opener, onlyIfLost],
  );
}
