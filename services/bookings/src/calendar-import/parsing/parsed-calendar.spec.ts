import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { addDays, istInstant } from '@farmhouse/contracts/timing/ist';
import { readCalendar } from './parsed-calendar.ts';
import { CalendarReader } from './calendar-reader.ts';
import type { ParsedCalendar, ParsedEvent } from './parsed-event.ts';

const WINDOW = { from: istInstant('2030-01-01', '00:00'), to: istInstant('2032-01-01', '00:00') };
const CALENDARS = new URL('../testing/calendars/', import.meta.url);

const fixture = (name: string) => readFile(new URL(`${name}.ics`, CALENDARS), 'utf8');
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one', 'SUMMARY:Taken', ...lines, 'END:VEVENT'];

function contentOf(text: string): ParsedCalendar {
  const reading = readCalendar(text, WINDOW);
  if (!('content' in reading)) throw new Error(reading.problem);
  return reading.content;
}
const eventsIn = (...lines: string[]) => contentOf(calendar(...event(...lines))).events;
const days = ({ summary, fromDate, toDate }: ParsedEvent) => [summary, fromDate, toDate];
const times = ({ startsAt, endsAt }: ParsedEvent) => [startsAt.toISOString(), endsAt.toISOString()];

describe('the calendars of other sites', () => {
  it.each([
    ['a time', ['DTSTART:20300310T100000Z', 'DTEND:99991231T235959Z']],
    ['a duration', ['DTSTART:20300310T100000Z', 'DURATION:P4000000D']],
    ['a day', ['DTSTART;VALUE=DATE:20300310', 'DTEND;VALUE=DATE:99991231']],
    ['a number of days', ['DTSTART;VALUE=DATE:20300310', 'DURATION:P4000000D']],
  ])('an event without an end, written with %s, ends on a day that Postgres can store', (_how, lines) => {
    const [found] = eventsIn(...lines);

    expect(found?.fromDate).toBe('2030-03-10');
    expect(found?.toDate).toMatch(/^9998-12-3[01]$/);
    expect(found?.endsAt.getUTCFullYear()).toBe(9998);
  });

  it('Airbnb’s: nights from the first day up to the day of departure, and days that it closes automatically', async () => {
    const { events } = contentOf(await fixture('airbnb'));

    expect(events.map((found) => [...days(found), found.isUnavailable])).toEqual([
      ['Airbnb (Not available)', '2030-01-01', '2030-01-02', true],
      ['Reserved', '2030-03-10', '2030-03-12', false],
    ]);
    expect(events[1]).toMatchObject({
      uid: '1418fb94e984-0ab0a5f8f6d2a7b1c3d4e5f60718293a@airbnb.com',
      recurrence: '',
      allDay: true,
      startsAt: istInstant('2030-03-10', '14:00'),
      endsAt: istInstant('2030-03-13', '11:00'),
    });
  });

  it('Booking.com’s: every closed day may be a booking', async () => {
    const { events } = contentOf(await fixture('booking'));

    expect(events.map(days)).toEqual([['CLOSED - Not available', '2030-04-01', '2030-04-03']]);
    expect(events[0]?.isUnavailable).toBe(false);
  });

  it('Vrbo’s: reservations and blocked days', async () => {
    const { name, events } = contentOf(await fixture('vrbo'));

    expect(name).toBe('Farmhouse (Vrbo 1234567)');
    expect(events.map(days)).toEqual([
      ['Reserved - Asha', '2030-05-01', '2030-05-04'],
      ['Blocked', '2030-05-10', '2030-05-11'],
    ]);
  });

  it('Google’s: recurrences without excluded ones, a moved one, nothing cancelled or transparent', async () => {
    const { name, events, lacking } = contentOf(await fixture('google'));

    expect([name, lacking]).toEqual(['Farm events', null]);
    expect(events.map((found) => [...days(found), found.recurrence])).toEqual([
      ['Yoga, on the lawn', '2030-02-04', '2030-02-04', '20300204T100000'],
      ['Yoga, moved', '2030-02-19', '2030-02-19', '20300218T100000'],
      ['Yoga, on the lawn', '2030-02-25', '2030-02-25', '20300225T100000'],
      ['Wedding of Meena, call +91 98480 12345', '2030-06-01', '2030-06-01', ''],
    ]);
    expect(events[1] && times(events[1])).toEqual(['2030-02-19T06:30:00.000Z', '2030-02-19T14:30:00.000Z']);
  });

  it('Apple’s: the calendar’s own zones, a duration, a day without an end', async () => {
    const { events } = contentOf(await fixture('apple'));

    expect(events.map(times)).toEqual([
      ['2030-07-01T08:00:00.000Z', '2030-07-01T12:00:00.000Z'],
      ['2030-08-01T08:30:00.000Z', '2030-08-02T05:30:00.000Z'],
    ]);
  });
});

describe('times of events', () => {
  it.each([
    ['UTC', ['DTSTART:20300301T100000Z', 'DTEND:20300301T120000Z'], '2030-03-01T10:00:00.000Z'],
    [
      'a zone by its name alone',
      ['DTSTART;TZID=America/New_York:20300301T100000', 'DURATION:PT2H'],
      '2030-03-01T15:00:00.000Z',
    ],
    ['no zone, which is India’s', ['DTSTART:20300301T100000', 'DTEND:20300301T120000'], '2030-03-01T04:30:00.000Z'],
    [
      'an unknown zone, which is India’s',
      ['DTSTART;TZID=Nowhere:20300301T100000', 'DURATION:PT2H'],
      '2030-03-01T04:30:00.000Z',
    ],
  ])('are read in %s', (_case, lines, expected) => {
    expect(eventsIn(...lines).map(({ startsAt }) => startsAt.toISOString())).toEqual([expected]);
  });

  it.each([
    ['without an end', ['DTSTART;VALUE=DATE:20300301'], '2030-03-01'],
    ['whose end equals its beginning', ['DTSTART;VALUE=DATE:20300301', 'DTEND;VALUE=DATE:20300301'], '2030-03-01'],
    ['with a duration', ['DTSTART;VALUE=DATE:20300301', 'DURATION:P3D'], '2030-03-03'],
    ['without VALUE=DATE', ['DTSTART:20300301', 'DTEND:20300304'], '2030-03-03'],
  ])('a day %s is taken until its last night', (_case, lines, last) => {
    expect(eventsIn(...lines).map(days)).toEqual([['Taken', '2030-03-01', last]]);
  });

  it('an event without a duration, or that ends before it starts, takes no dates', () => {
    expect(eventsIn('DTSTART:20300301T100000Z')).toEqual([]);
    expect(eventsIn('DTSTART:20300301T100000Z', 'DTEND:20300301T090000Z')).toEqual([]);
  });

  it('events that are over, or begin beyond the horizon, are left out', () => {
    expect(eventsIn('DTSTART;VALUE=DATE:20291220', 'DTEND;VALUE=DATE:20291231')).toEqual([]);
    expect(eventsIn('DTSTART;VALUE=DATE:20330101')).toEqual([]);
    expect(eventsIn('DTSTART;VALUE=DATE:20291220', 'DTEND;VALUE=DATE:20300102').map(days)).toEqual([
      ['Taken', '2029-12-20', '2030-01-01'],
    ]);
  });
});

describe('recurring events', () => {
  it('without an end are read up to the horizon', () => {
    const events = eventsIn('DTSTART;VALUE=DATE:20200101', 'RRULE:FREQ=MONTHLY');

    expect(events).toHaveLength(24);
    expect(events.at(-1)?.fromDate).toBe('2031-12-01');
  });

  it('include their additional days', () => {
    const events = eventsIn('DTSTART;VALUE=DATE:20300101', 'RRULE:FREQ=DAILY;COUNT=2', 'RDATE;VALUE=DATE:20300601');

    expect(events.map(({ fromDate }) => fromDate)).toEqual(['2030-01-01', '2030-01-02', '2030-06-01']);
  });

  it.each([
    ['begin with their start', [], ['2030-01-05', '2030-01-09']],
    ['have their start once, even if it is listed', ['RDATE;VALUE=DATE:20300105'], ['2030-01-05', '2030-01-09']],
    ['lack their start if it is excluded', ['EXDATE;VALUE=DATE:20300105'], ['2030-01-09']],
    ['have days before their start', ['RDATE;VALUE=DATE:20300103'], ['2030-01-03', '2030-01-05', '2030-01-09']],
  ])('with listed days and no rule %s', (_what, lines, expected) => {
    const events = eventsIn('DTSTART;VALUE=DATE:20300105', 'RDATE;VALUE=DATE:20300109', ...lines);

    expect(events.map(({ fromDate }) => fromDate)).toEqual(expected);
  });

  it.each([
    ['yearly', '20280229', 'RRULE:FREQ=YEARLY', []],
    ['every year in February', '20280229', 'RRULE:FREQ=YEARLY;BYMONTH=2', []],
    ['monthly', '20300131', 'RRULE:FREQ=MONTHLY;COUNT=3', ['2030-01-31', '2030-03-31', '2030-05-31']],
    ['yearly', '20200301', 'RRULE:FREQ=YEARLY', ['2030-03-01', '2031-03-01']],
  ])('that recur %s from %s have no other day of the month', (_how, start, rule, expected) => {
    expect(eventsIn(`DTSTART;VALUE=DATE:${start}`, rule).map(({ fromDate }) => fromDate)).toEqual(expected);
  });

  it('that recur yearly from 29 February have only leap years counted', () => {
    const text = calendar(...event('DTSTART;VALUE=DATE:20240229', 'RRULE:FREQ=YEARLY;COUNT=3'));
    const window = { from: istInstant('2031-01-01', '00:00'), to: istInstant('2033-01-01', '00:00') };

    expect(readCalendar(text, window)).toMatchObject({ content: { events: [{ fromDate: '2032-02-29' }] } });
  });

  it('may have a single occurrence without its event', () => {
    const [found] = eventsIn('RECURRENCE-ID;VALUE=DATE:20300105', 'DTSTART;VALUE=DATE:20300106');

    expect(found).toMatchObject({ uid: 'one', recurrence: '20300105', fromDate: '2030-01-06' });
  });

  describe('in a zone that the calendar names without describing it', () => {
    const weekly = (rule: string, ...lines: string[]) => [
      ...['DTSTART;TZID=Asia/Kolkata:20301205T200000', 'DTEND;TZID=Asia/Kolkata:20301205T220000'],
      ...[`RRULE:FREQ=WEEKLY;${rule}`, ...lines],
    ];

    it('last until the time in UTC at which their rule ends', () => {
      const events = eventsIn(...weekly('UNTIL=20301219T143000Z'));

      expect(events.map(times)).toEqual([
        ['2030-12-05T14:30:00.000Z', '2030-12-05T16:30:00.000Z'],
        ['2030-12-12T14:30:00.000Z', '2030-12-12T16:30:00.000Z'],
        ['2030-12-19T14:30:00.000Z', '2030-12-19T16:30:00.000Z'],
      ]);
    });

    it.each([
      ['a time without a zone', 'UNTIL=20301219T200000', ['2030-12-05', '2030-12-12', '2030-12-19']],
      ['the beginning of a day', 'UNTIL=20301219', ['2030-12-05', '2030-12-12']],
    ])('end with the rule at %s', (_what, rule, expected) => {
      expect(eventsIn(...weekly(rule)).map(({ fromDate }) => fromDate)).toEqual(expected);
    });

    it.each([
      ['in UTC', ':20301212T143000Z', ':20301214T143000Z'],
      ['in another zone', ';TZID=Europe/London:20301212T143000', ';TZID=Europe/London:20301214T143000'],
      ['without a zone', ':20301212T200000', ':20301214T200000'],
    ])('lack excluded times and have additional ones, written %s', (_how, excluded, additional) => {
      const events = eventsIn(...weekly('COUNT=3', `EXDATE${excluded}`, `RDATE${additional}`));

      expect(events.map(({ startsAt }) => startsAt.toISOString())).toEqual([
        '2030-12-05T14:30:00.000Z',
        '2030-12-14T14:30:00.000Z',
        '2030-12-19T14:30:00.000Z',
      ]);
    });

    it('have an occurrence that was moved, identified by its time in UTC, at the new time only', () => {
      const moved = event(
        ...['RECURRENCE-ID:20301212T143000Z', 'DTSTART;TZID=Asia/Kolkata:20301214T200000', 'DURATION:PT2H'],
      );
      const { events } = contentOf(calendar(...event(...weekly('COUNT=3')), ...moved));

      expect(events.map(({ fromDate }) => fromDate)).toEqual(['2030-12-05', '2030-12-14', '2030-12-19']);
    });

    it('keep their time of the day when the clocks change', () => {
      const events = eventsIn(
        ...['DTSTART;TZID=America/New_York:20300309T200000', 'DURATION:PT2H'],
        'RRULE:FREQ=DAILY;UNTIL=20300311T000000Z',
      );

      expect(events.map(({ startsAt }) => startsAt.toISOString())).toEqual([
        '2030-03-10T01:00:00.000Z',
        '2030-03-11T00:00:00.000Z',
      ]);
    });
  });

  it('of more than 5,000 occurrences are read partially, which is reported', () => {
    const { events, lacking } = contentOf(
      calendar(...event('DTSTART:20300101T000000Z', 'DURATION:PT5M', 'RRULE:FREQ=HOURLY')),
    );

    expect([events.length, lacking]).toEqual([5_000, 'too-many-events']);
  });

  it('that began long ago and recur every second abort the reading', () => {
    const rule = 'RRULE:FREQ=SECONDLY';
    const { events, lacking } = contentOf(calendar(...event('DTSTART:19700101T000000Z', 'DURATION:PT1S', rule)));

    expect([events.length, lacking]).toEqual([0, 'too-many-events']);
  });
});

describe('texts of calendars', () => {
  const whole = calendar(...event('DTSTART;VALUE=DATE:20300301', 'DESCRIPTION:A long line'));

  it.each([
    ['line feeds', whole.replaceAll('\r\n', '\n')],
    ['carriage returns', whole.replaceAll('\r\n', '\r')],
    ['folded lines', whole.replace('DTSTART;VALUE=DATE', 'DTSTART;VAL\r\n UE=DA\r\n\tTE')],
    ['a byte order mark', `\uFEFF${whole}`],
    ['blank lines', `\r\n${whole.replaceAll('\r\n', '\r\n\r\n')}`],
    ['unfolded lines', whole.replace('A long line', 'A long\r\nline, and more')],
    [
      'names in lower case',
      whole.replace('BEGIN:VCALENDAR', 'begin:vcalendar').replace('END:VCALENDAR', 'end:vcalendar'),
    ],
    ['two calendars', calendar() + whole],
  ])('may have %s', (_case, text) => {
    expect(contentOf(text).events.map(days)).toEqual([['Taken', '2030-03-01', '2030-03-01']]);
  });

  it.each([
    ['', 'not-a-calendar'],
    ['<!doctype html><title>Sign in</title>', 'not-a-calendar'],
    ['{"error":"gone"}', 'not-a-calendar'],
    ['BEGIN:VCARD\r\nEND:VCARD', 'not-a-calendar'],
    ['BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VCALENDAR', 'not-a-calendar'],
    ['BEGIN:VCALENDAR\r\nBEGIN:VEVENT', 'incomplete'],
    [whole.slice(0, -20), 'incomplete'],
    [calendar() + 'BEGIN:VCALENDAR\r\n', 'incomplete'],
  ])('of %j are refused as %s', (text, problem) => {
    expect(readCalendar(text, WINDOW)).toEqual({ problem });
  });

  it.each([
    ['no beginning', []],
    ['a date that does not exist', ['DTSTART;VALUE=DATE:20300230']],
    ['a word for a date', ['DTSTART:soon']],
    ['an invalid recurrence rule', ['DTSTART;VALUE=DATE:20300301', 'RRULE:FREQ=NEVER']],
  ])('with an event of %s are read without it, which is reported', (_case, lines) => {
    const other = ['BEGIN:VEVENT', 'UID:two', 'SUMMARY:Other', 'DTSTART;VALUE=DATE:20300401', 'END:VEVENT'];
    const { events, lacking } = contentOf(calendar(...event(...lines), ...other));

    expect([events.map(days), lacking]).toEqual([[['Other', '2030-04-01', '2030-04-01']], 'unreadable-events']);
  });

  it('stay text: one line without control characters, of bounded length', () => {
    const [found] = contentOf(
      calendar(
        'BEGIN:VEVENT',
        `UID:${'u'.repeat(3000)}`,
        `SUMMARY:<b>a</b>\\n\0b\u0007 ${'c'.repeat(500)}`,
        'DTSTART;VALUE=DATE:20300401',
        'END:VEVENT',
      ),
    ).events;

    expect(found?.uid).toMatch(/^[0-9a-f]{64}$/);
    expect(found?.summary).toMatch(/^<b>a<\/b> b c+$/);
    expect(found?.summary).toHaveLength(200);
  });
});

it.each([
  ['turn its letters around', 'Guest \u202eegap\u202c', 'Guest egap'],
  ['hide between its letters', 'Res\u200berved\u2060\u{e0041}', 'Reserved'],
])('the name and the summary of a calendar from elsewhere have no characters that %s', (_what, text, shown) => {
  const lines = calendar('BEGIN:VEVENT', 'UID:one', `SUMMARY:${text}`, 'DTSTART;VALUE=DATE:20300401', 'END:VEVENT');
  const { events, name } = contentOf(lines.replace('BEGIN:VEVENT', `X-WR-CALNAME:${text}\r\nBEGIN:VEVENT`));

  expect([events[0]?.summary, name]).toEqual([shown, shown]);
});

describe('CalendarReader', () => {
  const reader = new CalendarReader();
  const now = istInstant('2030-01-01', '12:00');

  it('reads 5,000 events without blocking the service', async () => {
    const events = Array.from({ length: 5_000 }, (_, index) => {
      const day = new Date(Date.UTC(2030, 0, 1 + (index % 700))).toISOString().slice(0, 10).replaceAll('-', '');
      return ['BEGIN:VEVENT', `UID:${index}`, 'SUMMARY:Reserved', `DTSTART;VALUE=DATE:${day}`, 'END:VEVENT'].join(
        '\r\n',
      );
    });
    let [longest, last] = [0, performance.now()];
    const watch = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);

    const reading = await reader.read(calendar(...events), now);
    clearInterval(watch);

    expect('content' in reading && reading.content.events.length).toBe(5_000);
    expect(longest).toBeLessThan(400);
  });

  it('reads events that begin within 732 days from now', async () => {
    const events = [731, 732].flatMap((days) => {
      const day = addDays('2030-01-01', days).replaceAll('-', '');
      return ['BEGIN:VEVENT', `UID:${days}`, `SUMMARY:In ${days} days`, `DTSTART;VALUE=DATE:${day}`, 'END:VEVENT'];
    });

    const reading = await reader.read(calendar(...events), now);

    expect('content' in reading && reading.content.events.map(({ summary }) => summary)).toEqual(['In 731 days']);
  });

  it('aborts a recurrence rule that never ends', async () => {
    const rule = 'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30';

    expect(
      await reader.read(calendar(...event('DTSTART:20300101T000000Z', 'DURATION:PT1S', rule)), now, 1_500),
    ).toEqual({
      problem: 'too-slow',
    });
  });
});
