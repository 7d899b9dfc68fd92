import { useSyncExternalStore } from 'react';

function screenHook(query: string): () => boolean {
  const screen = window.matchMedia(query);
  const subscribe = (listener: () => void): (() => void) => {
    screen.addEventListener('change', listener);
    return () => screen.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => screen.matches);
}

/** Whether the screen is a phone's or a small tablet's: there the sidebar is a drawer. */
export const useNarrow = screenHook('(max-width: 63.99rem)');

/** Whether there is no room for a table beside the sidebar: lists are cards then. Most laptops have it. */
export const useTight = screenHook('(max-width: 82.49rem)');
