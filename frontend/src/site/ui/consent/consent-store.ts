import type { ConsentCategory } from '@farmhouse/contracts/content/custom-script';
import {
  isWithdrawn,
  storeChoices,
  storeConsents,
  storedChoices,
  storedConsents,
  withdrawStoredConsent,
  type CookieChoices,
  type PrivacyConsents,
} from './stored-consent.ts';

/** The visitor's consent in this browser. */
export interface ConsentState {
  /** Undefined until the visitor has chosen; the banner asks then. */
  choices?: CookieChoices;
  /** Undefined until the visitor has used the consent manager. */
  consents?: PrivacyConsents;
  /** True from Withdraw All until the next choice. */
  withdrawn: boolean;
}

/** The state on the server and during hydration. */
export const UNKNOWN_CONSENT: ConsentState = { withdrawn: false };

const listeners = new Set<() => void>();
let state: ConsentState | undefined;

const readStored = (): ConsentState => ({
  choices: storedChoices(),
  consents: storedConsents(),
  withdrawn: isWithdrawn(),
});

export function currentConsent(): ConsentState {
  return (state ??= readStored());
}

/** Calls the listener after every change, in this tab or another. */
export function subscribeToConsent(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', readConsentAgain);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', readConsentAgain);
  };
}

/** Reads a choice made in another tab, also one missed while this tab was in the back-forward cache. */
export const readConsentAgain = (): void => set(readStored());

/** Stores the choices of the banner; also updates a stored record of the consent manager. */
export function chooseCookies(choices: CookieChoices): void {
  const { essential: _essential, ...common } = choices;
  const { consents } = currentConsent();
  storeChoices(choices);
  if (consents) storeConsents({ ...consents, ...common });
  set({ choices, consents: consents && { ...consents, ...common }, withdrawn: false });
}

/** Stores the consents of the manager, which are cookie choices, too. */
export function giveConsents(consents: PrivacyConsents): void {
  const { analytics, marketing, preferences } = consents;
  const choices: CookieChoices = { essential: true, analytics, marketing, preferences };
  storeConsents(consents);
  storeChoices(choices);
  set({ choices, consents, withdrawn: false });
}

/** Clears all consents and choices. Until the next choice nothing but the essential is allowed. */
export function withdrawAll(): void {
  withdrawStoredConsent();
  set({ withdrawn: true });
}

/** True if scripts of the category may run now. */
export function isAllowed({ choices }: ConsentState, category: ConsentCategory): boolean {
  return category === 'essential' || (choices?.[category] ?? false);
}

/**
 * The visitor's choice about analytics: `unknown` counts as consent while the setting `analytics_consent` is `opt_out`,
 * and as none while it is `opt_in`. Rule: visits are counted with permission.
 */
export function analyticsConsent({ choices, withdrawn }: ConsentState): 'given' | 'declined' | 'unknown' {
  if (withdrawn) return 'declined';
  if (!choices) return 'unknown';
  return choices.analytics ? 'given' : 'declined';
}

/** True if third-party content, such as the map, may load without a click. */
export function mayLoadThirdPartyContent(consent: ConsentState): boolean {
  return isAllowed(consent, 'preferences') && consent.consents?.thirdPartySharing !== false;
}

function set(next: ConsentState): void {
  state = next;
  listeners.forEach((listener) => listener());
}
