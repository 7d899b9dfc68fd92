import type { BookingView } from '../booking-view/booking-view.ts';
import type { FeedEventView } from './calendar-feed.ts';

export interface CalendarBlock {
  id: number;
  /** First and last day blocked, both included. */
  fromDate: string;
  toDate: string;
  reason: string | null;
  /** Incremented by every change; absent from the version before. */
  version?: number;
}

export interface CreateCalendarBlock {
  fromDate: string;
  toDate: string;
  reason?: string;
}

/** With a `version` that is no longer the stored one, a change is refused with 409 `edited-elsewhere`. */
export interface ChangeCalendarBlock extends CreateCalendarBlock {
  version?: number;
}

/** The days of a block that are freed. Its other days stay blocked. */
export interface FreeBlockedDays {
  /** First and last day freed, both included. */
  fromDate: string;
  toDate: string;
}

/** The entries of a span of the owner's calendar. */
export interface OwnerCalendar {
  from: string;
  to: string;
  bookings: BookingView[];
  blocks: CalendarBlock[];
  feedEvents: FeedEventView[];
}
