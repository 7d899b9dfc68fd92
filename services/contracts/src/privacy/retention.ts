/** Months for which contact messages and closed chats are kept; the privacy policy names them. */
export const KEEP_MONTHS = 24;
