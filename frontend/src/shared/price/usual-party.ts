/** How many guests the calendar prices days for until the guest says how many come. */
export const USUAL_PARTY = 14;
