/** An event as found in one reading; for a recurring event, one occurrence. */
export interface ParsedEvent {
  uid: string;
  /** The occurrence of a recurring event, identified by its time according to the rule; empty for any other event. */
  recurrence: string;
  summary: string;
  /** First and last taken day, both included; India's dates. */
  fromDate: string;
  toDate: string;
  startsAt: Date;
  endsAt: Date;
  allDay: boolean;
  /** True for days that the site closes automatically, without a booking. */
  isUnavailable: boolean;
}

/** What a calendar's text says. */
export interface ParsedCalendar {
  name: string | null;
  /** The events that take time within the horizon, by start. */
  events: ParsedEvent[];
  /** Why the calendar may have more events than these; null if these are all. */
  lacking: 'unreadable-events' | 'too-many-events' | null;
}

/** The result of reading a text; a text that is not a complete calendar has no content. */
export type ParseResult = { content: ParsedCalendar } | { problem: 'not-a-calendar' | 'incomplete' | 'too-slow' };
