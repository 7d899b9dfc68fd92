import { useEffect, useState } from 'react';

/** How long to wait for the list to show a change, in milliseconds. */
const LIST_UPDATE_MS = 5000;

/**
 * Restores focus to the element that opened a dialog or drawer; to the section when that element is gone,
 * such as the button in the row of a deleted record.
 */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) setTimeout(() => restoreFocus(opener));
    },
    [opener],
  );
}

function restoreFocus(opener: HTMLElement): void {
  opener.focus();
  const observer = new MutationObserver(() => {
    if (opener.isConnected) return;
    observer.disconnect();
    if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), LIST_UPDATE_MS);
}
