import { useSyncExternalStore } from 'react';

/** Below this width the sidebar is a drawer and lists are cards. */
const NARROW = window.matchMedia('(max-width: 63.99rem)');

function subscribe(listener: () => void): () => void {
  NARROW.addEventListener('change', listener);
  return () => NARROW.removeEventListener('change', listener);
}

/** Whether the screen is a phone's or a small tablet's. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => NARROW.matches);
}
