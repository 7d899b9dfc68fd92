/** Hours after check-in until which guests are sent directions: a late guest may still need the gate code. */
export const ARRIVAL_HOURS_AFTER_CHECKIN = 3;

/** Days after check-out until which thanks are sent: later ones would surprise. */
export const THANKS_DAYS = 7;

/**
 * Between these times in India guests get no scheduled messages, only those that a person has just caused. Rule: quiet
 * hours.
 */
export const QUIET_FROM = '21:00';
export const QUIET_UNTIL = '08:00';
