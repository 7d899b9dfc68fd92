import ical, { ICalEventStatus } from 'ical-generator';

/** Whole days from the first to the one before `until`, or an exact time. */
type Taken = { first: string; until: string } | { from: Date; to: Date };

/** One entry of a calendar that others read. */
export interface SubscribedCalendarEntry {
  uid: string;
  /** Grows with each change of the entry. */
  sequence: number;
  changedAt: Date;
  taken: Taken;
  summary: string;
  description?: string;
  url?: string;
}

/** An instant that is written as this day. */
const dayOf = (date: string): Date => new Date(`${date}T00:00:00Z`);

/**
 * A calendar that others subscribe to (RFC 5545), in the order of the entries. Nothing in it depends on when it is
 * written, so that the same entries are always the same bytes.
 */
export function subscribedCalendar(name: string, entries: readonly SubscribedCalendarEntry[]): string {
  const calendar = ical({ name, prodId: { company: 'Farmhouse', product: 'Calendar' }, ttl: 15 * 60 });
  for (const { uid, sequence, changedAt, taken, summary, description, url } of entries) {
    const allDay = 'first' in taken;
    calendar.createEvent({
      id: uid,
      sequence,
      stamp: changedAt,
      lastModified: changedAt,
      allDay,
      start: allDay ? dayOf(taken.first) : taken.from,
      end: allDay ? dayOf(taken.until) : taken.to,
      status: ICalEventStatus.CONFIRMED,
      summary,
      description: description ?? null,
      url: url ?? null,
    });
  }
  return `${calendar.toString()}\r\n`;
}
