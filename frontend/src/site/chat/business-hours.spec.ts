import { describe, expect, it } from '@jest/globals';
import { isWithinHours, nextOpening } from './business-hours.ts';

/** 21 November 2026 is a Saturday. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00+05:30`);
const SATURDAY = '2026-11-21';
const SUNDAY = '2026-11-22';
const MONDAY = '2026-11-23';

describe('isWithinHours', () => {
  it.each([
    ['9 AM - 9 PM', SATURDAY, '09:00', true],
    ['9 AM - 9 PM', SATURDAY, '08:59', false],
    ['9 AM - 9 PM', SATURDAY, '21:00', false],
    ['9:30 am to 7:15 pm', SATURDAY, '19:14', true],
    ['9.30 a.m. – 7.15 p.m.', SATURDAY, '09:29', false],
    ['9 - 6 PM', SATURDAY, '10:00', true],
    ['2 - 6 pm', SATURDAY, '10:00', false],
    ['12 pm - 12 am', SATURDAY, '23:59', true],
    ['12 pm - 12 am', SATURDAY, '11:59', false],
    ['09:00-18:00', SATURDAY, '17:59', true],
    ['Mon-Sat 9 AM - 7 PM', SATURDAY, '10:00', true],
    ['Mon-Sat 9 AM - 7 PM', SUNDAY, '10:00', false],
    ['Monday to Friday: 9-17, Saturday & Sunday: 10-14', SUNDAY, '13:00', true],
    ['Monday to Friday: 9-17, Saturday & Sunday: 10-14', SUNDAY, '15:00', false],
    ['Monday to Friday: 9-17, Saturday & Sunday: 10-14', MONDAY, '15:00', true],
    ['9:00 AM - 8:00 PM, Monday to Sunday', SUNDAY, '12:00', true],
    ['9:00 AM - 8:00 PM, Monday to Saturday', SUNDAY, '12:00', false],
    ['Mon-Sat 9-18, Sunday closed', SATURDAY, '12:00', true],
    ['Mon-Sat 9-18, Sunday closed', SUNDAY, '12:00', false],
    ['Fri-Sat 6 pm - 2 am', SUNDAY, '01:30', true],
    ['Fri-Sat 6 pm - 2 am', MONDAY, '01:30', false],
    ['Sat-Mon 9-17', MONDAY, '10:00', true],
    ['9-12, 14-18', SATURDAY, '13:00', false],
    ['9-12, 14-18', SATURDAY, '15:00', true],
  ])('reads "%s" on %s at %s as %s', (text, day, time, expected) => {
    expect(isWithinHours(text, at(day, time))).toBe(expected);
  });

  it.each(['24/7', '24 x 7', 'Open 24 hours', '', 'When the lights are on', 'Call any time'])(
    'is true at any time for "%s"',
    (text) => {
      expect(isWithinHours(text, at(SUNDAY, '03:00'))).toBe(true);
    },
  );

  it('reads the time in India whatever the zone of the device', () => {
    expect(isWithinHours('9 AM - 9 PM', new Date('2026-11-21T04:00:00Z'))).toBe(true);
    expect(isWithinHours('9 AM - 9 PM', new Date('2026-11-21T16:00:00Z'))).toBe(false);
  });
});

describe('nextOpening', () => {
  it.each([
    ['9 AM - 9 PM', SATURDAY, '08:59', '9:00 am'],
    ['9 AM - 9 PM', SATURDAY, '22:00', '9:00 am'],
    ['Mon-Sat 8:30 AM - 7 PM', SUNDAY, '10:00', '8:30 am'],
    ['Mon-Sat 9 AM - 7 PM', SATURDAY, '20:00', 'Monday, 9:00 am'],
    ['Mon 9 AM - 7 PM', MONDAY, '20:00', 'Monday, 9:00 am'],
    ['9-12, 14-18', SATURDAY, '13:00', '2:00 pm'],
    ['9 AM - 9 PM', SATURDAY, '10:00', undefined],
    ['24/7', SATURDAY, '03:00', undefined],
  ])('of "%s" on %s at %s is %s', (text, day, time, expected) => {
    expect(nextOpening(text, at(day, time))).toBe(expected);
  });
});
