import { addDays } from '@farmhouse/contracts/timing/ist';

/** The key of an entry with its dates: an entry that moves gets another key. Both days are inclusive. */
export const keyOf = (uid: string, fromDate: string, toDate: string): string => `${uid} ${fromDate} ${toDate}`;

const asDay = (digits: string): string => `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;

function valueOf(lines: readonly string[], name: string): string {
  const line = lines.find((one) => one.startsWith(name));
  if (line === undefined) throw new Error(`An event has no ${name}: ${lines.join(' | ')}`);
  return line.slice(line.indexOf(':') + 1);
}

/** The entries of a calendar for other sites, each with whole days. Throws when it is incomplete. */
export function entriesOf(text: string): { uid: string; fromDate: string; toDate: string }[] {
  if (!text.endsWith('END:VCALENDAR\r\n')) throw new Error('The calendar is not whole');
  const [, ...events] = text.replaceAll(/\r\n[ \t]/g, '').split('BEGIN:VEVENT\r\n');
  return events.map((event) => {
    const lines = event.split('\r\n');
    const until = asDay(valueOf(lines, 'DTEND;VALUE=DATE:'));
    return {
      uid: valueOf(lines, 'UID:'),
      fromDate: asDay(valueOf(lines, 'DTSTART;VALUE=DATE:')),
      toDate: addDays(until, -1),
    };
  });
}

export const keysOf = (text: string): Set<string> =>
  new Set(entriesOf(text).map(({ uid, fromDate, toDate }) => keyOf(uid, fromDate, toDate)));
