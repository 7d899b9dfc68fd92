import { HOUR_SECONDS, MINUTE_SECONDS } from '@farmhouse/contracts/timing/durations';

/** How long data counts as fresh, and how long unused data is kept. Rule: figures of the site. */
export const FRESH_FOR_SECONDS = 30 * MINUTE_SECONDS;
export const KEEP_UNUSED_FOR_SECONDS = HOUR_SECONDS;
/** Settings, services, gallery and other content that the owner edits. */
export const CONTENT_FRESH_FOR_SECONDS = 5 * 60;
