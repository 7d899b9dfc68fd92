import type { BookingStatus } from '@farmhouse/contracts/bookings/booking/booking';

/** An audit entry's action when a booking changes; a change of its status has the new status. */
type BookingAuditAction =
  | BookingStatus
  | 'requested'
  | 'entered'
  | 'changed'
  | 'change requested'
  | 'change accepted'
  | 'change declined'
  | 'undone'
  | 'deleted'
  | 'restored'
  | 'guest erased';

/** One that changes what was paid, or is still to be paid. */
type MoneyAuditAction =
  | 'payment submitted'
  | 'payment recorded'
  | 'payment verified'
  | 'payment failed'
  | 'balance announced'
  | 'balance due'
  | 'refunded'
  | 'deposit taken'
  | 'deposit returned'
  | 'deposit kept'
  | 'entry corrected'
  | 'receipt-sent';

/** One about what the guest is sent. */
type MessageAuditAction = 'reminded' | 'email sent again' | 'messages paused' | 'messages resumed';

/** One of a block, of another calendar, or of an address from which others read this one. */
type CalendarAuditAction =
  | 'blocked'
  | 'block changed'
  | 'unblocked'
  | 'calendar added'
  | 'calendar changed'
  | 'calendar removed'
  | 'same stay as in another calendar'
  | 'calendar address created'
  | 'calendar address changed'
  | 'calendar address renewed'
  | 'calendar address deleted';

/** What an audit entry says was done, as it is stored. */
export type AuditAction = BookingAuditAction | MoneyAuditAction | MessageAuditAction | CalendarAuditAction;
