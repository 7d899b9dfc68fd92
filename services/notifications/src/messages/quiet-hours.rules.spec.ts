import { istDate, istInstant, istTime } from '@farmhouse/contracts/timing/ist';
import { describe, expect, it } from '@jest/globals';
import { firstDaytime, lastMorning } from './quiet-hours.rules.ts';

describe('firstDaytime', () => {
  it.each([
    ['07:59', '2026-12-05 08:00'],
    ['00:00', '2026-12-05 08:00'],
    ['08:00', '2026-12-05 08:00'],
    ['12:34', '2026-12-05 12:34'],
    ['20:59', '2026-12-05 20:59'],
    ['21:00', '2026-12-06 08:00'],
    ['23:59', '2026-12-06 08:00'],
  ])('schedules a message of %s for %s', (time, out) => {
    const at = firstDaytime(istInstant('2026-12-05', time));

    expect(`${istDate(at)} ${istTime(at)}`).toBe(out);
  });
});

describe('lastMorning', () => {
  it.each([
    ['07:59', '2026-12-04 08:00'],
    ['08:00', '2026-12-05 08:00'],
    ['23:59', '2026-12-05 08:00'],
  ])('of %s is that of %s', (time, morning) => {
    const at = lastMorning(istInstant('2026-12-05', time));

    expect(`${istDate(at)} ${istTime(at)}`).toBe(morning);
  });
});
