import { forget, recall, remember } from '../../shared/storage/tab-memory.ts';
import { DASHBOARD } from '../frame/paths.ts';

const KEY = 'adminReturnTo';

/** Keeps, for this tab, where somebody wanted to be when they were sent to sign in. */
export function keepPlace({ pathname, search }: { pathname: string; search: string }): void {
  if (pathname.startsWith(DASHBOARD)) remember(KEY, pathname + search);
}

/** Where to go after signing in: the place kept, once, else the dashboard. */
export function takePlace(): string {
  const place = recall<string>(KEY) ?? DASHBOARD;
  forget(KEY);
  return place;
}
