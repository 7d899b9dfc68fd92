import { COOKIE_CHOICES_KEY, POLICY_VERSION } from './stored-consent.ts';

/**
 * Inline script for the document's head: sets `data-consent="ask"` on the root element when no choice is stored, so
 * that the server-rendered banner is in the first paint of a new visitor and in no paint of a returning visitor.
 */
export const CONSENT_FIRST_PAINT_SCRIPT = `{let v;try{v=JSON.parse(localStorage.getItem("${COOKIE_CHOICES_KEY}")).version}catch{}if(v!==${POLICY_VERSION})document.documentElement.dataset.consent="ask"}`;
