import { useSyncExternalStore } from 'react';

function screenHook(query: string): () => boolean {
  const screen = window.matchMedia(query);
  const subscribe = (listener: () => void): (() => void) => {
    screen.addEventListener('change', listener);
    return () => screen.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => screen.matches);
}

/** True on phones, where a list's page numbers would be wider than the screen. */
export const usePhone = screenHook('(max-width: 39.99rem)');

/** True on phones and small tablets, where the sidebar is a drawer. */
export const useNarrow = screenHook('(max-width: 63.99rem)');

/** True if there is no room for a table beside the sidebar, so that lists are cards; false on laptops. */
export const useCardLists = screenHook('(max-width: 79.99rem)');

/** True on desktops, where most values of a table with many columns fit on one line. */
export const useWide = screenHook('(min-width: 88rem)');

/** True if there is no room for a third column beside a list and a conversation. */
export const useTwoColumns = screenHook('(max-width: 82.49rem)');
