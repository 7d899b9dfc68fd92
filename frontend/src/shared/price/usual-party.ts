/** The number of guests for which the calendar prices days until the guest chooses one. */
export const USUAL_PARTY = 14;
