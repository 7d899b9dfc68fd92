/**
 * Assumed check-in time of an all-day event: after the latest check-out and the turnaround of the previous stay, so
 * that one may end on the day on which the other begins.
 */
export const EVENT_CHECKIN_TIME = '14:00';

/** The site of a feed, by its address; determines how its events are read. */
export const CALENDAR_SITES = ['airbnb', 'booking', 'vrbo', 'google', 'apple', 'other'] as const;
export type CalendarSite = (typeof CALENDAR_SITES)[number];

export const SITE_NAMES: Record<CalendarSite, string> = {
  airbnb: 'Airbnb',
  booking: 'Booking.com',
  vrbo: 'Vrbo',
  google: 'Google Calendar',
  apple: 'Apple Calendar',
  other: 'Other calendar',
};

/** What the owner sends to add an iCal feed. */
export interface SaveCalendarFeed {
  name: string;
  /** An https address; only its host is ever logged. */
  url: string;
  /** A paused feed is not read; its events keep their dates. */
  paused?: boolean;
  /** Excludes days that the site automatically marks as unavailable, such as Airbnb's notice and horizon. */
  skipUnavailable?: boolean;
}

/** What the owner sends to change a feed; a field that is left out keeps its value. */
export type ChangeCalendarFeed = Partial<SaveCalendarFeed>;

/** What the owner sends to preview the events of an address. */
export type PreviewCalendarFeed = Pick<SaveCalendarFeed, 'url' | 'skipUnavailable'>;

/** What the owner sends to read a feed now. */
export interface ReadCalendarFeed {
  /** Accepts far fewer events than before, so that the feed may free dates again. */
  acceptFewer?: boolean;
}

/** Why the latest read of a feed failed or freed nothing. */
export type FeedProblem =
  | 'unreachable'
  | 'address-not-allowed'
  | 'too-large'
  | 'too-slow'
  | 'refused'
  | 'not-a-calendar'
  | 'incomplete'
  | 'empty'
  | 'shrunk';

/** A feed as the owner sees it. Times are ISO 8601 in UTC. */
export interface CalendarFeedView extends Required<SaveCalendarFeed> {
  id: number;
  site: CalendarSite;
  /** When it was last requested, and when it last answered with a complete, valid calendar (or 'not modified'). */
  lastReadAt: string | null;
  lastGoodAt: string | null;
  /** Null while it is paused. */
  nextReadAt: string | null;
  /** Null when the latest read went well. */
  problem: FeedProblem | null;
  /** The problem as a text for the owner. */
  problemText: string | null;
  /** Its events that take dates from today on. */
  eventCount: number;
  createdAt: string;
}

/** An event of a feed that takes dates, or would. */
export interface FeedEventView {
  uid: string;
  feedId: number;
  feedName: string;
  site: CalendarSite;
  summary: string;
  /** First and last taken day, both included; India's dates. Of an all-day event the last night. */
  fromDate: string;
  toDate: string;
  /** Instants, ISO 8601. */
  startsAt: string;
  endsAt: string;
  allDay: boolean;
}

/** The events of a feed's address, before it is saved. */
export interface FeedPreview {
  site: CalendarSite;
  calendarName: string | null;
  events: (Omit<FeedEventView, 'feedId' | 'feedName'> & { isUnavailable: boolean })[];
  /** Number of all events; `events` has at most the next 100. */
  total: number;
  /** Why it may have more events than these, as a text for the owner; null if these are all. */
  lackingText: string | null;
}

/** An imported event over a confirmed stay, until one of them is gone or the owner marks them as the same stay. */
export interface CalendarClash {
  id: number;
  event: FeedEventView;
  booking: {
    id: number;
    confirmationCode: string;
    guestName: string;
    guestPhone: string;
    guests: number;
    checkinDate: string;
    checkoutDate: string;
    status: string;
    totalAmount: number;
  };
  firstSeenAt: string;
}

/** A feed that has failed for hours. */
export interface FeedFailing {
  feedId: number;
  name: string;
  host: string;
  /** In words for the owner. */
  problem: string;
  /** The same as a code; absent for an error of the product itself, and in events older than this field. */
  code?: FeedProblem;
  /** ISO instant. */
  since: string;
}
