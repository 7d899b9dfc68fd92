import { isIsoDate } from '@farmhouse/contracts/timing/ist';
import ICAL from 'ical.js';
import { calendarLines, isWhole } from './calendar-lines.ts';
import { shownText, uidOf } from './event-texts.ts';
import { timesOf } from './event-times.ts';
import { setZones } from './event-zones.ts';
import { Expansion, TooManyOccurrences, type Occurrence, type Window } from './occurrences.ts';
import type { ParsedCalendar, ParseResult, ParsedEvent } from './parsed-event.ts';
import { completeRecurrences } from './recurrence-rules.ts';
import { withoutUnreadableEvents } from './readable-events.ts';
import { isClosedBySite } from './unavailable.ts';

/** Most events of one calendar that occupy dates, counting every occurrence. */
export const MAX_EVENTS = 5_000;

/** Cancelled, or marked as taking no time. */
function isCancelledOrTransparent({ component }: ICAL.Event): boolean {
  const is = (name: string, value: string) => shownText(component.getFirstPropertyValue(name)).toUpperCase() === value;
  return is('status', 'CANCELLED') || is('transp', 'TRANSPARENT');
}

/** Throws for a date that does not exist, which the library would carry over into the next month. */
function assertDays({ component }: ICAL.Event): void {
  for (const name of ['dtstart', 'dtend']) {
    const day: unknown = component.getFirstProperty(name)?.toJSON()[3];
    if (day !== undefined && !isIsoDate(String(day).slice(0, 10))) throw new Error(`There is no day ${String(day)}`);
  }
}

function readEvent(occurrence: Occurrence, uid: unknown): ParsedEvent | undefined {
  const { item, start, end, recurrence } = occurrence;
  if (isCancelledOrTransparent(item)) return undefined;
  assertDays(item);
  const times = timesOf(start, end);
  if (!times) return undefined;
  const summary = shownText(item.summary);
  return {
    uid: uidOf(uid, start.toICALString()),
    recurrence,
    summary,
    ...times,
    isUnavailable: isClosedBySite(summary),
  };
}

/** Each event with its exceptions; exceptions whose event is missing are events of their own. */
function eventsOf(calendars: readonly ICAL.Component[]): { events: ICAL.Event[]; unreadable: number } {
  const components = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'));
  const isException = (component: ICAL.Component) => component.hasProperty('recurrence-id');
  const uidIn = (component: ICAL.Component) => String(component.getFirstPropertyValue('uid') ?? '');
  const exceptions = new Map<string, ICAL.Component[]>();
  for (const component of components.filter(isException)) {
    const others = exceptions.get(uidIn(component)) ?? [];
    exceptions.set(uidIn(component), [...others, component]);
  }
  const masters = components.filter((component) => !isException(component));
  const withMaster = new Set(masters.map(uidIn));
  const orphans = components.filter((component) => isException(component) && !withMaster.has(uidIn(component)));
  const events: ICAL.Event[] = [];
  let unreadable = 0;
  for (const component of [...masters, ...orphans]) {
    try {
      const own = isException(component) ? [] : (exceptions.get(uidIn(component)) ?? []);
      for (const each of [component, ...own]) setZones(each);
      completeRecurrences(component);
      const event = new ICAL.Event(component, { exceptions: own, strictExceptions: false });
      if (component.hasProperty('dtstart')) events.push(event);
      else unreadable += 1;
    } catch {
      unreadable += 1;
    }
  }
  return { events, unreadable };
}

function nameOf(calendars: readonly ICAL.Component[]): string | null {
  const [first] = calendars;
  return shownText(first?.getFirstPropertyValue('x-wr-calname') ?? first?.getFirstPropertyValue('name')) || null;
}

function contentOf(calendars: readonly ICAL.Component[], window: Window): ParsedCalendar {
  const { events, unreadable } = eventsOf(calendars);
  const expansion = new Expansion(window);
  const read: ParsedEvent[] = [];
  let lacking: ParsedCalendar['lacking'] = unreadable > 0 ? 'unreadable-events' : null;
  for (const event of events) {
    try {
      for (const occurrence of expansion.of(event)) {
        const found = readEvent(occurrence, event.component.getFirstPropertyValue('uid'));
        if (found && found.endsAt > window.from && found.startsAt < window.to) read.push(found);
        if (read.length > MAX_EVENTS) throw new TooManyOccurrences();
      }
    } catch (error) {
      if (error instanceof TooManyOccurrences) {
        lacking = 'too-many-events';
        break;
      }
      lacking ??= 'unreadable-events';
    }
  }
  read.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return { name: nameOf(calendars), events: read.slice(0, MAX_EVENTS), lacking };
}

function parsed(lines: readonly string[]): ICAL.Component[] {
  const found = ICAL.parse(lines.join('\r\n')) as unknown[];
  const calendars = (typeof found[0] === 'string' ? [found] : found) as unknown[][];
  return calendars.map((calendar) => new ICAL.Component(calendar));
}

/** The calendars of the lines, if necessary without unreadable events. Throws when there are none. */
function calendarsIn(lines: readonly string[]): { calendars: ICAL.Component[]; isWhole: boolean } {
  try {
    return { calendars: parsed(lines), isWhole: true };
  } catch {
    return { calendars: parsed(withoutUnreadableEvents(lines)), isWhole: false };
  }
}

/** Parses the events of a calendar's text (RFC 5545). It may take long: `CalendarReader` runs it in a worker thread. */
export function readCalendar(text: string, window: Window): ParseResult {
  const lines = calendarLines(text);
  if (!lines) return { problem: 'not-a-calendar' };
  if (!isWhole(lines)) return { problem: 'incomplete' };
  try {
    const { calendars, isWhole: hasAll } = calendarsIn(lines);
    const content = contentOf(calendars, window);
    return { content: hasAll ? content : { ...content, lacking: content.lacking ?? 'unreadable-events' } };
  } catch {
    return { problem: 'not-a-calendar' };
  }
}
