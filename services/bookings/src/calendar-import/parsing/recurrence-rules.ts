import ICAL from 'ical.js';

/** An event without a rule that has additional times begins with its start, which the library leaves out. */
function addStart(component: ICAL.Component, start: ICAL.Time): void {
  const listed = component.getAllProperties('rdate').flatMap((property) => property.getValues() as unknown[]);
  if (listed.length === 0 || component.hasProperty('rrule')) return;
  if (listed.some((time) => time instanceof ICAL.Time && time.compare(start) === 0)) return;
  component.addPropertyWithValue('rdate', start);
}

/** A rule that recurs yearly from 29 February means this day alone; the library takes 1 March in common years. */
function keepLeapDay(component: ICAL.Component, start: ICAL.Time): void {
  if (start.month !== 2 || start.day !== 29) return;
  for (const property of component.getAllProperties('rrule')) {
    const rule = property.getFirstValue() as ICAL.Recur;
    const isPlain = Object.keys(rule.parts).every((part) => part === 'BYMONTH');
    if (rule.freq !== 'YEARLY' || !isPlain) continue;
    rule.parts.BYMONTH ??= [start.month];
    rule.parts.BYMONTHDAY = [start.day];
  }
}

/** Completes an event's recurrences, so that the library expands them as RFC 5545 says. Its times have their zones. */
export function completeRecurrences(component: ICAL.Component): void {
  const start: unknown = component.getFirstPropertyValue('dtstart');
  if (!(start instanceof ICAL.Time)) return;
  addStart(component, start);
  keepLeapDay(component, start);
}
