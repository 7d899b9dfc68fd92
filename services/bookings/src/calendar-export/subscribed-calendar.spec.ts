import { describe, expect, it } from '@jest/globals';
import { eventsIn } from '../testing/calendar-file-events.ts';
import { subscribedCalendar, type SubscribedCalendarEntry } from './subscribed-calendar.ts';

const CHANGED = new Date('2026-11-21T06:00:00Z');
const HOSTILE = `Asha; "Rao", \\n\r\nEND:VEVENT\r\nBEGIN:VALARM ${'సూర్యుడు '.repeat(20)}`;
const DAYS: SubscribedCalendarEntry = {
  uid: 'booking-1@a.farmhouse',
  sequence: 3,
  changedAt: CHANGED,
  taken: { first: '2026-12-05', until: '2026-12-07' },
  summary: 'Booked',
};
const STAY: SubscribedCalendarEntry = {
  ...DAYS,
  uid: 'booking-2@a.farmhouse',
  taken: { from: new Date('2026-12-08T08:30:00Z'), to: new Date('2026-12-10T05:30:00Z') },
  summary: HOSTILE,
  description: HOSTILE,
  url: 'https://farm.example/admin/dashboard/bookings?booking=2',
};

describe('subscribedCalendar', () => {
  it('writes days as dates, the last one exclusive, whatever the zone of the reader', () => {
    const text = subscribedCalendar('The house', [DAYS]);

    expect(text).toContain('DTSTART;VALUE=DATE:20261205\r\n');
    expect(text).toContain('DTEND;VALUE=DATE:20261207\r\n');
    expect(text).toContain('SEQUENCE:3\r\n');
    expect(text).toContain('LAST-MODIFIED:20261121T060000Z\r\n');
    expect(text).toContain('DTSTAMP:20261121T060000Z\r\n');
  });

  it('is read by an independent parser with exact times, and escapes hostile text', () => {
    const entries = eventsIn(subscribedCalendar('The house', [DAYS, STAY]));

    expect(entries).toHaveLength(2);
    const [, stay] = entries;
    expect(stay).toMatchObject({ uid: 'booking-2@a.farmhouse', sequence: 3, status: 'CONFIRMED' });
    expect(stay?.start.toISOString()).toBe('2026-12-08T08:30:00.000Z');
    expect(stay?.end?.toISOString()).toBe('2026-12-10T05:30:00.000Z');
    expect(String(stay?.summary)).toContain('Asha; "Rao"');
    expect(stay).not.toHaveProperty('alarms.0');
  });

  it('ends every line by CRLF and folds it at 75 bytes', () => {
    const text = subscribedCalendar('The house', [DAYS, STAY]);

    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(text.match(/^(BEGIN|END):VEVENT\r$/gm)).toHaveLength(4);
  });

  it('is the same bytes for the same entries, at any time', async () => {
    const first = subscribedCalendar('The house', [DAYS, STAY]);
    await new Promise((resolve) => setTimeout(resolve, 1100));

    expect(subscribedCalendar('The house', [DAYS, STAY])).toBe(first);
  });

  it('is a valid calendar without entries', () => {
    expect(subscribedCalendar('The house', [])).toMatch(
      /^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:[\s\S]*END:VCALENDAR\r\n$/,
    );
  });
});
