/** Who comes late may still need the code of the gate: hours after the check-in until which guests are told the way. */
export const ARRIVAL_HOURS_AFTER_CHECKIN = 3;

/** Thanks that come later than so many days after the check-out would surprise. */
export const THANKS_DAYS = 7;

/** Between these hours of India's clock guests get only what a person has just caused. Rule: quiet hours. */
export const QUIET_FROM = '21:00';
export const QUIET_UNTIL = '08:00';
