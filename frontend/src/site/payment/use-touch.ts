import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(pointer: coarse)');

function subscribe(onChange: () => void): () => void {
  const media = query();
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** True on a device that is used by touch, which can have UPI apps; false on the server. */
export function useTouch(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
}
