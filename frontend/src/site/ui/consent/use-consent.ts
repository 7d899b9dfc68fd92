import { useSyncExternalStore } from 'react';
import { currentConsent, subscribeToConsent, UNKNOWN_CONSENT, type ConsentState } from './consent-store.ts';

/** The visitor's consent; unknown on the server and during hydration. */
export function useConsent(): ConsentState {
  return useSyncExternalStore(subscribeToConsent, currentConsent, () => UNKNOWN_CONSENT);
}
