import type { CookieChoices } from '../ui/consent/stored-consent.ts';

export const ACCEPT_ALL: CookieChoices = { essential: true, analytics: true, marketing: true, preferences: true };
export const ESSENTIAL_ONLY: CookieChoices = {
  essential: true,
  analytics: false,
  marketing: false,
  preferences: false,
};
