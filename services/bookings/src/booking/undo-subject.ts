/** A booking, as changes that can be undone name what they have changed. */
export const undoSubjectOf = (bookingId: number): string => `booking-${bookingId}`;
