import ICAL from 'ical.js';
import { expandYearlyRules } from './yearly-rules.ts';

/** An event without a rule that has additional times begins with its start, which the library leaves out. */
function addStart(component: ICAL.Component, start: ICAL.Time): void {
  const listed = component.getAllProperties('rdate').flatMap((property) => property.getValues() as unknown[]);
  if (listed.length === 0 || component.hasProperty('rrule')) return;
  if (listed.some((time) => time instanceof ICAL.Time && time.compare(start) === 0)) return;
  component.addPropertyWithValue('rdate', start);
}

/** Completes an event's recurrences, so that the library expands them as RFC 5545 says. Its times have their zones. */
export function completeRecurrences(component: ICAL.Component): void {
  const start: unknown = component.getFirstPropertyValue('dtstart');
  if (!(start instanceof ICAL.Time)) return;
  addStart(component, start);
  expandYearlyRules(component);
}
