import { removeSessionItem, readSessionItem, writeSessionItem } from '../../shared/storage/session-storage.ts';
import { DASHBOARD } from '../layout/paths.ts';

const KEY = 'adminReturnTo';

/** Keeps, for this tab, where somebody wanted to be when they were sent to sign in. */
export function keepPlace({ pathname, search }: { pathname: string; search: string }): void {
  if (pathname.startsWith(DASHBOARD)) writeSessionItem(KEY, pathname + search);
}

/** Where to go after signing in: the place kept, once, else the dashboard. */
export function takePlace(): string {
  const place = readSessionItem<string>(KEY) ?? DASHBOARD;
  removeSessionItem(KEY);
  return place;
}
