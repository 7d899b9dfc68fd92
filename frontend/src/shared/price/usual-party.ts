/** The number of guests for which the calendar prices days until the guest chooses one. */
export const DEFAULT_PARTY_SIZE = 14;
