import { istInstant } from '@farmhouse/contracts/timing/ist';
import { describe, expect, it } from '@jest/globals';
import { readCalendar } from './parsed-calendar.ts';

const WINDOW = { from: istInstant('2030-01-01', '00:00'), to: istInstant('2032-01-01', '00:00') };

function daysOf(start: string, rule: string, ...lines: string[]): string[] {
  const event = ['BEGIN:VEVENT', 'UID:one', `DTSTART${start}`, 'DURATION:P1D', `RRULE:FREQ=YEARLY${rule}`, ...lines];
  const text = ['BEGIN:VCALENDAR', ...event, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');
  const reading = readCalendar(text, WINDOW);
  return 'content' in reading ? reading.content.events.map(({ fromDate }) => fromDate) : [reading.problem];
}

describe('an event that recurs yearly', () => {
  it.each([
    ['in two months', '20261224', ';BYMONTH=12,3', ['2030-03-24', '2030-12-24', '2031-03-24', '2031-12-24']],
    ['in months that lack its day', '20260531', ';BYMONTH=2,4,5', ['2030-05-31', '2031-05-31']],
    [
      'on days that a month lacks',
      '20260430',
      ';BYMONTH=4,6;BYMONTHDAY=31,30',
      [...['2030-04-30', '2030-06-30', '2031-04-30', '2031-06-30']],
    ],
    [
      'on the last day of months',
      '20260331',
      ';BYMONTH=3,4;BYMONTHDAY=-1',
      [...['2030-03-31', '2030-04-30', '2031-03-31', '2031-04-30']],
    ],
    [
      'on a day of every month',
      '20261215',
      ';INTERVAL=5;BYMONTHDAY=30',
      [
        ...['2031-01-30', '2031-03-30', '2031-04-30', '2031-05-30', '2031-06-30', '2031-07-30', '2031-08-30'],
        ...['2031-09-30', '2031-10-30', '2031-11-30', '2031-12-30'],
      ],
    ],
    [
      'on Sundays that are certain days',
      '20240929',
      ';BYMONTH=1,6,9;BYMONTHDAY=-2;BYDAY=SU',
      ['2030-09-29', '2031-06-29'],
    ],
    ['on the last Saturday of a month', '20261226', ';BYMONTH=12;BYDAY=-1SA', ['2030-12-28', '2031-12-27']],
    [
      'on the second Friday of two months',
      '20260313',
      ';BYMONTH=3,11;BYDAY=2FR',
      [...['2030-03-08', '2030-11-08', '2031-03-14', '2031-11-14']],
    ],
    ['every second year', '20260331', ';INTERVAL=2;BYMONTH=3,4', ['2030-03-31']],
    ['a number of times', '20281224', ';BYMONTH=3,12;COUNT=4', ['2030-03-24']],
    ['until a day', '20281224', ';BYMONTH=3,12;UNTIL=20301224', ['2030-03-24', '2030-12-24']],
    ['on a day that never comes', '20260228', ';BYMONTH=2;BYMONTHDAY=30', []],
  ])('%s has these days, and no others', (_how, start, rule, expected) => {
    expect(daysOf(`;VALUE=DATE:${start}`, rule)).toEqual(expected);
  });

  it('lacks its excluded days', () => {
    const days = daysOf(';VALUE=DATE:20261224', ';BYMONTH=3,12', 'EXDATE;VALUE=DATE:20300324,20311224');

    expect(days).toEqual(['2030-12-24', '2031-03-24']);
  });

  it('begins at the hour of its zone', () => {
    const days = daysOf(';TZID=America/New_York:20261231T200000', ';BYMONTH=6,12;UNTIL=20310101T010000Z');

    expect(days).toEqual(['2030-01-01', '2031-01-01']);
  });
});
