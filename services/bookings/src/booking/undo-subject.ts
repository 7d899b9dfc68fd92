/** The subject under which undoable changes of a booking are stored. */
export const undoSubjectOf = (bookingId: number): string => `booking-${bookingId}`;
