import { useEffect, useState } from 'react';

/** Gives the keyboard back, when a dialog or drawer goes, to whatever opened it. */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) setTimeout(() => opener.focus());
    },
    [opener],
  );
}
