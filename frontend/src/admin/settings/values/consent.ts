/** Labels of the two values of `analytics_consent`. */
export const CONSENT_LABELS = {
  opt_out: 'Count visitors unless they decline',
  opt_in: 'Count only visitors who agree first',
} as const;
