import ICAL from 'ical.js';
import { DateTime, IANAZone } from 'luxon';

const INDIA = 'Asia/Kolkata';

/** A zone by its well-known name, which the calendar itself does not describe. */
class NamedZone extends ICAL.Timezone {
  /** In seconds. */
  override utcOffset({ year, month, day, hour, minute, second }: ICAL.Time): number {
    return DateTime.fromObject({ year, month, day, hour, minute, second }, { zone: this.tzid }).offset * 60;
  }
}

const namedZone = (tzid: string): NamedZone => new NamedZone({ tzid });

const isFloating = ({ zone }: ICAL.Time): boolean => zone === ICAL.Timezone.localTimezone;

/** The zone that a property names, if it is a well-known one. */
function zoneNamedBy(property: ICAL.Property | null): NamedZone | undefined {
  const tzid = property?.getFirstParameter('tzid');
  return tzid && IANAZone.isValidZone(tzid) ? namedZone(tzid) : undefined;
}

/** The zone in which an event starts; India's if the calendar does not say. */
function zoneOfStart(component: ICAL.Component, start: ICAL.Time): ICAL.Timezone {
  if (!start.isDate && !isFloating(start)) return start.zone;
  return zoneNamedBy(component.getFirstProperty('dtstart')) ?? namedZone(INDIA);
}

/**
 * Gives every time of an event its zone, so that its times can be compared: one that the calendar describes, one by its
 * well-known name, or else that of the event's start. The library knows only zones that the calendar describes, and
 * compares the digits of any other time with those of UTC. Days have no zone.
 */
export function setZones(component: ICAL.Component): void {
  const start: unknown = component.getFirstPropertyValue('dtstart');
  if (!(start instanceof ICAL.Time)) return;
  const zone = zoneOfStart(component, start);
  for (const name of ['dtstart', 'dtend', 'exdate', 'rdate', 'recurrence-id']) {
    for (const property of component.getAllProperties(name)) {
      for (const time of property.getValues() as unknown[]) {
        if (time instanceof ICAL.Time && !time.isDate && isFloating(time)) time.zone = zoneNamedBy(property) ?? zone;
      }
    }
  }
  if (start.isDate) return;
  for (const property of component.getAllProperties('rrule')) {
    const { until } = property.getFirstValue() as ICAL.Recur;
    if (until && isFloating(until)) until.zone = zone;
  }
}
