/** Months for which contact messages and closed chats are kept; the privacy policy names them. */
export const KEEP_MONTHS = 24;

/** Months for which privacy requests are kept after they were closed; the privacy policy names them. */
export const KEEP_CLOSED_REQUESTS_MONTHS = 36;
