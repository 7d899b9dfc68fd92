/** An event as a calendar has it at one reading; of one that recurs, one occurrence. */
export interface ReadEvent {
  uid: string;
  /** Which occurrence of a recurring event it is, by the time that its rule gives; empty for any other event. */
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

export interface CalendarContent {
  name: string | null;
  /** Those that take time within the horizon, by their beginnings. */
  events: ReadEvent[];
  /** Why it may have more events than these; null when these are all. */
  lacking: 'unreadable-events' | 'too-many-events' | null;
}

/** What could be made of a text; a text that is no whole calendar has no content. */
export type CalendarReading = { content: CalendarContent } | { problem: 'not-a-calendar' | 'incomplete' | 'too-slow' };
