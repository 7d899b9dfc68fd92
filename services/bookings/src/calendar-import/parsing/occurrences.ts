import ICAL from 'ical.js';
import { instantOf } from './event-times.ts';

/**
 * Most steps of all recurrence rules of a calendar; a rule that begins long ago takes many before its first relevant
 * occurrence.
 */
const MAX_STEPS = 100_000;

export interface Occurrence {
  /** The event itself, or the exception that describes this occurrence. */
  item: ICAL.Event;
  start: ICAL.Time;
  end: ICAL.Time | null;
  /** Empty for an event without recurrences. */
  recurrence: string;
}

export interface Window {
  from: Date;
  /** The end of the horizon. */
  to: Date;
}

/** Thrown when expanding the recurrence rules of a calendar takes more than MAX_STEPS steps. */
export class TooManyOccurrences extends Error {}

/** The end as stated in the calendar; null if it has none. */
function endOf(event: ICAL.Event): ICAL.Time | null {
  const says = event.component.hasProperty('dtend') || event.component.hasProperty('duration');
  return says ? event.endDate : null;
}

const single = (item: ICAL.Event, recurrence = ''): Occurrence => ({
  ...{ item, recurrence },
  ...{ start: item.startDate, end: endOf(item) },
});

/** Counts the steps over all events of one calendar. */
export class Expansion {
  private steps = 0;
  private readonly window: Window;

  constructor(window: Window) {
    this.window = window;
  }

  /** The event's occurrences up to the horizon. Throws TooManyOccurrences. */
  *of(event: ICAL.Event): Generator<Occurrence> {
    if (event.isRecurrenceException()) return yield single(event, event.recurrenceId.toICALString());
    if (!event.isRecurring()) return yield single(event);
    const iterator = event.iterator();
    for (let next = iterator.next(); next; next = iterator.next()) {
      this.steps += 1;
      if (this.steps > MAX_STEPS) throw new TooManyOccurrences();
      if (instantOf(next) >= this.window.to) return;
      const { item, startDate, endDate, recurrenceId } = event.getOccurrenceDetails(next);
      const hasEnd = item === event ? endOf(event) !== null : endOf(item) !== null;
      yield { item, start: startDate, end: hasEnd ? endDate : null, recurrence: recurrenceId.toICALString() };
    }
  }
}
