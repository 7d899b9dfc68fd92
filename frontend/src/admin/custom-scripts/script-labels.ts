import type { ConsentCategory, ScriptLocation } from '@farmhouse/contracts/content/custom-script';

export const LOCATION_LABELS: Record<ScriptLocation, string> = {
  head: 'Head',
  body_start: 'Body Start',
  body_end: 'Body End',
};

export const CONSENT_LABELS: Record<ConsentCategory, string> = {
  essential: 'Essential',
  analytics: 'Analytics',
  marketing: 'Marketing',
  preferences: 'Preferences',
};
