import type { BookingEntity } from './booking.entity.ts';

export type NewBooking = Omit<BookingEntity, 'id' | 'archivedAt'>;

/** What every booking starts with. */
export const UNTOUCHED = {
  status: 'pending',
  confirmedAt: null,
  cancelledAt: null,
  cancellationReason: null,
  paymentStatus: 'pending',
  upiTransactionId: null,
  paymentVerifiedAt: null,
  paymentNotes: null,
  submissions: 0,
  emailSent: false,
  reminderSent: false,
  lastReminderAt: null,
} as const satisfies Partial<NewBooking>;
