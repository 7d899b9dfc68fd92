/** The two values of `analytics_consent` in words. */
export const CONSENT_LABELS = {
  opt_out: 'Count visitors unless they decline',
  opt_in: 'Count only visitors who agree first',
} as const;
