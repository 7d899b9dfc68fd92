/** Labels of the two values of `analytics_consent`. */
export const CONSENT_LABELS = {
  opt_out: 'Count visitors unless they decline',
  opt_in: 'Count only visitors who agree first',
} as const;

/** Labels of the two values of `mail_picture`. */
export const MAIL_PICTURE_LABELS = {
  none: 'No picture',
  farmhouse: 'The farmhouse with a pool at dusk, as in the demo',
} as const;
