import { HOUR_SECONDS, MINUTE_SECONDS } from '@farmhouse/contracts/timing/durations';

/** How long unused data is kept and data counts as fresh, in seconds. Source: public-site specification 9. */
export const FRESH_FOR = 30 * MINUTE_SECONDS;
export const DROP_UNUSED_AFTER = HOUR_SECONDS;
/** Settings, services, gallery and other content that the owner edits. */
export const CONTENT_FRESH_FOR = 5 * 60;
