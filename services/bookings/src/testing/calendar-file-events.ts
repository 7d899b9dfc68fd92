import ical, { type VEvent } from 'node-ical';

/** The events of a calendar file, in its order. */
export const eventsIn = (text: string): VEvent[] =>
  Object.values(ical.sync.parseICS(text)).filter((part): part is VEvent => part?.type === 'VEVENT');
