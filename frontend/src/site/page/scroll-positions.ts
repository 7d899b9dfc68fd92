import type { Location } from 'react-router-dom';
import { readSessionItem, writeSessionItem } from '../../shared/storage/session-storage.ts';
import { isFreshLoad } from '../ui/hooks/fresh-load.ts';

/** Session storage key of React Router's ScrollRestoration. */
const STORAGE_KEY = 'react-router-scroll-positions';
/** React Router's history key of every page that was loaded from the server. */
const LOADED_KEY = 'default';

/** The key of a scroll position: the address for a page from the server, so that two pages never share one. */
export function scrollKeyOf({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string {
  return key === LOADED_KEY ? pathname + search : key;
}

/** Removes the position on a fresh load, so that the page opens at its top; keeps it on a reload, Back or Forward. */
export function clearScrollPositionOnFreshLoad(): void {
  if (isFreshLoad()) clearScrollPosition();
}

/**
 * Removes the position of the page. For a page from the server, whose position the browser has restored: the guest may
 * have scrolled since, and hydration must not scroll back.
 */
export function clearScrollPosition(): void {
  const positions = readSessionItem<Record<string, number>>(STORAGE_KEY);
  if (!positions) return;
  const { pathname, search } = window.location;
  const current = scrollKeyOf({ key: LOADED_KEY, pathname, search });
  writeSessionItem(STORAGE_KEY, Object.fromEntries(Object.entries(positions).filter(([key]) => key !== current)));
}
