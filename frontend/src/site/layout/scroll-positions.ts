import type { Location } from 'react-router-dom';
import { readSessionItem, writeSessionItem } from '../../shared/storage/session-storage.ts';

/** Where React Router's ScrollRestoration keeps the positions of a tab. */
const STORAGE_KEY = 'react-router-scroll-positions';
/** React Router's key of every page that was loaded from the server. */
const LOADED_KEY = 'default';

/** The key of a page's scroll position: a loaded page by its address, so that two of them never share one. */
export function scrollKeyOf({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): string {
  return key === LOADED_KEY ? pathname + search : key;
}

/** On a fresh load the page opens at its top; a reload and a move through the history keep the position. */
export function forgetPositionOnFreshLoad(): void {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const positions = readSessionItem<Record<string, number>>(STORAGE_KEY);
  if (load?.type !== 'navigate' || !positions) return;
  const { pathname, search } = window.location;
  const current = scrollKeyOf({ key: LOADED_KEY, pathname, search });
  writeSessionItem(STORAGE_KEY, Object.fromEntries(Object.entries(positions).filter(([key]) => key !== current)));
}
