import { describe, expect, it } from '@jest/globals';
import type { StayRule } from '../../catalogue/stay-rule.ts';
import { aRule } from '../../testing/rates.ts';
import { fewestNights, rulesOfDays, stayRuleProblem } from './stay-rules.ts';

const [THU, FRI, SAT, SUN, MON] = ['2027-03-04', '2027-03-05', '2027-03-06', '2027-03-07', '2027-03-08'] as const;
const period = { from: '2027-03-05', to: '2027-03-06' };
const now = new Date('2027-03-01T12:00:00+05:30');

describe('the rules of a day', () => {
  const on = (rules: StayRule[], date: string = FRI) => rulesOfDays(rules)(date);

  it('limit nothing when there are none', () => {
    expect(on([])).toEqual({
      minArrival: 1,
      minThrough: 1,
      maxNights: null,
      closedToArrival: false,
      closedToDeparture: false,
      noticeHours: 0,
    });
  });

  it.each<[string, StayRule[], string, object]>([
    ['of its weekday apply', [aRule({ weekdays: [5] })], FRI, { minThrough: 2 }],
    ['of another weekday do not apply', [aRule({ weekdays: [5] })], SAT, { minThrough: 1 }],
    ['apply the longest of several', [aRule({ value: 2 }), aRule({ value: 4 })], FRI, { minThrough: 4 }],
    [
      'of a period replace the general ones',
      [aRule({ value: 3 }), aRule({ ...period, value: 2 })],
      FRI,
      { minThrough: 2 },
    ],
    ['of a period apply only within it', [aRule({ value: 3 }), aRule({ ...period, value: 2 })], SUN, { minThrough: 3 }],
    [
      'of a period replace only those of their kind',
      [aRule({ value: 3 }), aRule({ ...period, type: 'min_stay_arrival', value: 2 })],
      FRI,
      { minThrough: 3, minArrival: 2 },
    ],
    [
      'of two periods the longest counts',
      [aRule({ ...period, value: 2 }), aRule({ ...period, value: 4 })],
      FRI,
      { minThrough: 4 },
    ],
    [
      'of several longest stays the shortest counts',
      [aRule({ type: 'max_stay', value: 5 }), aRule({ type: 'max_stay', value: 3 })],
      FRI,
      { maxNights: 3 },
    ],
    [
      'of a period may allow longer stays',
      [aRule({ type: 'max_stay', value: 5 }), aRule({ ...period, type: 'max_stay', value: 9 })],
      FRI,
      { maxNights: 9 },
    ],
    [
      'of several notices the longest counts',
      [aRule({ type: 'notice', value: 24 }), aRule({ type: 'notice', value: 48 })],
      FRI,
      { noticeHours: 48 },
    ],
    [
      'that close a day add up, periods or not',
      [
        aRule({ type: 'closed_to_arrival', value: null, weekdays: [5] }),
        aRule({ type: 'closed_to_departure', value: null, ...period }),
      ],
      FRI,
      { closedToArrival: true, closedToDeparture: true },
    ],
  ])('%s', (_words, rules, date, expected) => {
    expect(on(rules, date)).toMatchObject(expected);
  });

  it('require the longer of arrival and stay-through as the minimum nights', () => {
    expect(fewestNights(on([aRule({ value: 2 }), aRule({ type: 'min_stay_arrival', value: 3 })]))).toBe(3);
    expect(fewestNights(on([aRule({ value: 4 }), aRule({ type: 'min_stay_arrival', value: 3 })]))).toBe(4);
  });
});

describe('a stay and the rules', () => {
  const problem = (rules: StayRule[], checkinDate: string, checkoutDate: string) =>
    stayRuleProblem({ checkinDate, checkinTime: '12:00', checkoutDate }, rules, now);
  const closed = (type: 'closed_to_arrival' | 'closed_to_departure', weekdays: number[] | null) =>
    aRule({ type, weekdays, value: null });

  it.each<[string, StayRule[], string, string]>([
    ['is possible without rules', [], FRI, SAT],
    ['has the minimum nights', [aRule({ weekdays: [5] })], FRI, SUN],
    ['is short, and ends on the morning of a longer night', [aRule({ weekdays: [5] })], THU, FRI],
    [
      'begins on another day than the rule for arrivals',
      [aRule({ type: 'min_stay_arrival', weekdays: [6] })],
      FRI,
      SUN,
    ],
    ['has the maximum nights', [aRule({ type: 'max_stay', value: 2 })], FRI, SUN],
    ['is a day visit where one night is the minimum', [aRule({ value: 1 })], FRI, FRI],
    ['spans a day closed to arrival', [closed('closed_to_arrival', [6])], FRI, SUN],
    ['spans a day closed to departure', [closed('closed_to_departure', [6])], FRI, SUN],
    ['is asked for at the last hour of the notice', [aRule({ type: 'notice', value: 96 })], FRI, SAT],
  ])('is kept by one that %s', (_words, rules, from, to) => {
    expect(problem(rules, from, to)).toBeUndefined();
  });

  it.each<[string, StayRule[], string, string, string, string]>([
    [
      'shorter than the night it spans asks for',
      [aRule({ weekdays: [6], value: 3 })],
      FRI,
      SUN,
      'checkoutDate',
      'Stays over Sat, 6 Mar 2027 have at least 3 nights',
    ],
    [
      'that is a day visit on a day of two nights',
      [aRule({ weekdays: [6] })],
      SAT,
      SAT,
      'checkoutDate',
      'Stays over Sat, 6 Mar 2027 have at least 2 nights',
    ],
    [
      'shorter than its first day asks for',
      [aRule({ type: 'min_stay_arrival', weekdays: [5], value: 3 })],
      FRI,
      SUN,
      'checkoutDate',
      'Stays that begin on Fri, 5 Mar 2027 have at least 3 nights',
    ],
    [
      'longer than its first day allows',
      [aRule({ type: 'max_stay', value: 1 })],
      FRI,
      SUN,
      'checkoutDate',
      'Stays that begin on Fri, 5 Mar 2027 have at most 1 night',
    ],
    [
      'that begins on a closed day',
      [closed('closed_to_arrival', [6, 0])],
      SAT,
      MON,
      'checkinDate',
      'Check-in is not possible on Sat, 6 Mar 2027. The next possible check-in day is Mon, 8 Mar 2027',
    ],
    [
      'that begins where every day is closed',
      [closed('closed_to_arrival', null)],
      SAT,
      MON,
      'checkinDate',
      'Check-in is not possible on Sat, 6 Mar 2027.',
    ],
    [
      'that ends on a closed day',
      [closed('closed_to_departure', [0])],
      SAT,
      SUN,
      'checkoutDate',
      'Check-out is not possible on Sun, 7 Mar 2027. The next possible check-out day is Mon, 8 Mar 2027',
    ],
    [
      'asked for an hour too late',
      [aRule({ type: 'notice', value: 97 })],
      FRI,
      SAT,
      'checkinDate',
      'A stay must be requested at least 97 hours before check-in. The earliest check-in is Fri, 5 Mar 2027, 1:00 pm',
    ],
  ])('refuses one %s', (_words, rules, from, to, path, message) => {
    expect(problem(rules, from, to)).toEqual({ path, message });
  });
});
