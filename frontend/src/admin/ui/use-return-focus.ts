import { useEffect, useState } from 'react';

/** How long a list may take to show what was changed. */
const CATCH_UP_MS = 5000;

/**
 * Gives the keyboard back, when a dialog or drawer goes, to whatever opened it; to the section when that goes, too,
 * as the button in the row of what was deleted.
 */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) setTimeout(() => giveBack(opener));
    },
    [opener],
  );
}

function giveBack(opener: HTMLElement): void {
  opener.focus();
  const observer = new MutationObserver(() => {
    if (opener.isConnected) return;
    observer.disconnect();
    if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), CATCH_UP_MS);
}
