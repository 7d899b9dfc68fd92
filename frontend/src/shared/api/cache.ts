/** How long unused data is kept and data counts as fresh, in seconds. Source: public-site specification 9. */
export const FRESH_FOR = 30 * 60;
export const DROP_UNUSED_AFTER = 60 * 60;
/** Settings, services, gallery and other content that the owner edits. */
export const CONTENT_FRESH_FOR = 5 * 60;
