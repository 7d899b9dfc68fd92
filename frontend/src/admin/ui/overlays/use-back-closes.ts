import { useEffect, useRef } from 'react';
import { OpenOverlays } from './open-overlays.ts';
import { useNarrow } from '../use-screen.ts';

let overlays: OpenOverlays | undefined;

/** The page's instance; listens from its first use on. */
function pageOverlays(): OpenOverlays {
  if (overlays) return overlays;
  const created = new OpenOverlays(window.history);
  window.addEventListener('popstate', () => created.wentBack());
  overlays = created;
  return created;
}

/**
 * On phones and tablets Back closes a dialog or drawer that is open while mounted, unless it has an address of its own.
 */
export function useBackCloses(onClose: () => void, { isOpen = true, hasAddress = false } = {}): void {
  const isOn = useNarrow() && isOpen && !hasAddress;
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  }, [onClose]);
  useEffect(() => (isOn ? pageOverlays().open(() => latest.current()) : undefined), [isOn]);
}
