/** Conditions on which a visit is counted. */
export interface TrackingContext {
  /** The visitor's choice about analytics. */
  answer: 'given' | 'declined' | 'unknown';
  /** The setting `analytics_consent`. */
  mode: string;
  /** The browser asks not to be tracked (DNT or GPC). */
  isOptedOut: boolean;
  userAgent: string;
}

/** Self-declared bots; the server knows many more. CUBOT is a brand of phones. */
const BOT = /(?:^|[^u])bot|crawl|spider|slurp/i;

/** True if a visit may be counted. Rule: visits are counted with permission. */
export function isTrackingAllowed({ answer, mode, isOptedOut, userAgent }: TrackingContext): boolean {
  if (answer === 'declined' || isOptedOut || BOT.test(userAgent)) return false;
  return answer === 'given' || mode !== 'opt_in';
}
