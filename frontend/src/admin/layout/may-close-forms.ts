import type { Location, NavigationType } from 'react-router-dom';
import { SIGN_IN } from '../navigation/paths.ts';

/** A navigation within the dashboard. */
export interface Leaving {
  currentLocation: Pick<Location, 'key' | 'pathname'>;
  nextLocation: Pick<Location, 'key' | 'pathname'>;
  historyAction: `${NavigationType}`;
}

/**
 * True if a navigation may close a form. Replacing the address of the section is what the section does itself, such as
 * when a form closes after saving; a session that ends, or is ended, is not held up. On phones and tablets Back closes
 * the topmost dialog instead, which asks itself.
 */
export function mayCloseForms({ currentLocation, nextLocation, historyAction }: Leaving, isNarrow: boolean): boolean {
  if (historyAction === 'POP') return !isNarrow && nextLocation.key !== currentLocation.key;
  if (nextLocation.pathname === SIGN_IN) return false;
  return historyAction === 'PUSH' || nextLocation.pathname !== currentLocation.pathname;
}
