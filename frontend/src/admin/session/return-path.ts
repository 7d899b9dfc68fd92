import { removeSessionItem, readSessionItem, writeSessionItem } from '../../shared/storage/session-storage.ts';
import { DASHBOARD } from '@farmhouse/contracts/pages/sections';

const KEY = 'adminReturnTo';

/** Stores in session storage the path that was requested before the redirect to the sign-in. */
export function storeReturnPath({ pathname, search }: { pathname: string; search: string }): void {
  if (pathname.startsWith(DASHBOARD)) writeSessionItem(KEY, pathname + search);
}

/** The path to open after sign-in: the stored one, otherwise the dashboard. */
export const returnPath = (): string => readSessionItem<string>(KEY) ?? DASHBOARD;

/** Returns the path to open after sign-in and forgets it. */
export function takeReturnPath(): string {
  const path = returnPath();
  removeSessionItem(KEY);
  return path;
}
