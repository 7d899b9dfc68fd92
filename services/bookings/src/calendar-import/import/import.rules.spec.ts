import { describe, expect, it } from '@jest/globals';
import type { FeedProblem } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import { addDays, istInstant } from '@farmhouse/contracts/timing/ist';
import { failure } from '../fetching/feed-problems.ts';
import type { ParsedCalendar, ParsedEvent } from '../parsing/parsed-event.ts';
import { planOf, planOfFailure, planOfUnchanged, type ImportPlan, type StoredPeriod } from './import.rules.ts';

const NOW = istInstant('2030-01-01', '12:00');

/** `A10` is the event A on day 10 of the year, `A10?` one that is unavailable. */
function read(text: string): ParsedEvent {
  const [, uid = '', day = '', mark] = /^([A-Z])(-?\d+)(\?)?$/.exec(text) ?? [];
  const fromDate = addDays('2030-01-01', Number(day) - 1);
  return {
    ...{ uid, recurrence: '', summary: 'Reserved', fromDate, toDate: fromDate, allDay: true },
    ...{ startsAt: istInstant(fromDate, '14:00'), endsAt: istInstant(addDays(fromDate, 1), '11:00') },
    isUnavailable: mark !== undefined,
  };
}
const words = (text: string) => text.split(' ').filter(Boolean);
const content = (text: string, lacking: ParsedCalendar['lacking'] = null): ParsedCalendar => ({
  ...{ name: null, lacking },
  events: words(text).map(read),
});

type Reading = string | { fails: FeedProblem } | 'unchanged' | { part: string; lacking: ParsedCalendar['lacking'] };

/** The stored times after each reading, lacking ones in brackets, and the problem of the last one. */
function after(
  readings: readonly Reading[],
  part: Partial<Parameters<typeof planOf>[1]> = {},
): [string, FeedProblem | null] {
  let [times, problem] = [[] as (StoredPeriod & { name: string })[], null as FeedProblem | null];
  const planFor = (reading: Reading): ImportPlan => {
    if (reading === 'unchanged') return planOfUnchanged(times);
    if (typeof reading === 'object' && 'fails' in reading) return planOfFailure(failure(reading.fails));
    const found = typeof reading === 'string' ? content(reading) : content(reading.part, reading.lacking);
    return planOf(found, { known: times, acceptsFewer: false, skipUnavailable: false, now: NOW, ...part });
  };
  for (const reading of readings) {
    const plan = planFor(reading);
    const kept = new Set(plan.toUpdate.map(({ id }) => id));
    times = times
      .filter(({ id }) => !plan.toDelete.includes(id))
      .map((time) => {
        const isMissing =
          !plan.resetsMissing && (plan.toMarkMissing.includes(time.id) || (time.missing && !kept.has(time.id)));
        return { ...time, missing: isMissing };
      });
    for (const event of plan.toInsert) {
      const name = `${event.uid}${1 + Math.round((event.startsAt.getTime() - NOW.getTime()) / 86_400_000)}`;
      times.push({ ...event, id: times.length + 100 * readings.indexOf(reading), missing: false, name });
    }
    problem = plan.failure?.problem ?? null;
  }
  const shown = times.map(({ name, missing }) => (missing ? `(${name})` : name)).sort();
  return [shown.join(' '), problem];
}

describe('the dates of a feed after several readings', () => {
  it.each<[string, Reading[], string, FeedProblem | null]>([
    ['an event takes its dates at once', ['A10'], 'A10', null],
    ['a second event takes its dates at once', ['A10', 'A10 B20'], 'A10 B20', null],
    ['an event missing from one whole calendar keeps its dates', ['A10 B20', 'A10'], '(B20) A10', null],
    ['an event missing from two whole calendars frees its dates', ['A10 B20', 'A10', 'A10'], 'A10', null],
    ['an event that is back in the second calendar keeps its dates', ['A10 B20', 'A10', 'A10 B20'], 'A10 B20', null],
    ['an event that was back must again be missing twice', ['A10 B20', 'A10', 'A10 B20', 'A10'], '(B20) A10', null],
    ['an unchanged calendar frees none of its events', ['A10 B20', 'unchanged', 'unchanged'], 'A10 B20', null],
    ['an unchanged calendar counts as the second that lacks an event', ['A10 B20', 'A10', 'unchanged'], 'A10', null],
    ['an event that moves takes its new dates at once and keeps the old ones', ['A10', 'A12'], '(A10) A12', null],
    ['an event that moved frees its old dates after the second calendar', ['A10', 'A12', 'A12'], 'A12', null],
    ['an event that moves back has only its original dates', ['A10', 'A12', 'A10', 'A10'], 'A10', null],
    ['an event that moves twice keeps only its new and its previous dates', ['A10', 'A12', 'A14'], '(A12) A14', null],
    ['events with new UIDs at the same times are kept', ['A10 B20', 'C10 D20', 'E10 F20'], 'A10 B20', null],
    [
      'a new event at the time of one that has gone is another one while the UIDs of others are as they were',
      ['A10 C20', 'B10 C20'],
      '(A10) B10 C20',
      null,
    ],
    [
      'events with UIDs by their position are kept when the first is over',
      ['A10 B20 C30', 'A20 B30'],
      '(A10) B20 C30',
      null,
    ],
    ['and when one comes before them', ['A10 B20', 'A5 B10 C20'], 'A10 A5 B20', null],
    ['events with new UIDs are kept beside one with its own', ['A10 B20 C30', 'A10 D20 E30'], 'A10 B20 C30', null],
    [
      'a new event after events with UIDs by their position takes its dates',
      ['A10 B20 C30', 'A20 B30 C40'],
      '(A10) B20 C30 C40',
      null,
    ],
    ['two events at one time are both kept under new UIDs', ['A10 B10', 'C10 D10'], 'A10 B10', null],
    ['one of two events at one time frees it under new UIDs', ['A10 B10', 'C10', 'D10'], 'A10', null],
    ['an event that moves to the time of one that is gone', ['A10 B20', 'B10'], '(A10) (B20) B10', null],
    ['a calendar that was always empty is no problem', ['', ''], '', null],
    ['an empty calendar frees nothing, however often', ['A10', '', '', '', ''], 'A10', 'empty'],
    ['a calendar with half of its events is no problem', ['A10 B20', 'A10'], '(B20) A10', null],
    [
      'one with less than half frees nothing, however often',
      ['A10 B20 C30', 'A10', 'A10', 'A10'],
      'A10 B20 C30',
      'shrunk',
    ],
    [
      'a calendar with less than half of its events still takes dates',
      ['A10 B20 C30', 'D40'],
      'A10 B20 C30 D40',
      'shrunk',
    ],
    [
      'what was lacking before it counts from the beginning',
      ['A10 B20 C30 D40 E50', 'A10 B20 C30 D40', 'A10', 'A10 B20 C30 D40'],
      '(E50) A10 B20 C30 D40',
      null,
    ],
    [
      'a calendar with events that cannot be read takes',
      ['A10', { part: 'B20', lacking: 'unreadable-events' }],
      'A10 B20',
      'incomplete',
    ],
    [
      'a partly unreadable calendar frees nothing',
      ['A10 B20', 'A10', { part: 'A10', lacking: 'unreadable-events' }],
      'A10 B20',
      'incomplete',
    ],
    [
      'a calendar with too many events takes and frees nothing',
      ['A10', { part: 'B20', lacking: 'too-many-events' }],
      'A10 B20',
      'too-large',
    ],
    ...(
      [
        'unreachable',
        'address-not-allowed',
        'too-large',
        'too-slow',
        'refused',
        'not-a-calendar',
        'incomplete',
      ] as const
    ).map((fails): [string, Reading[], string, FeedProblem] => [
      `a reading that fails (${fails}) frees nothing`,
      ['A10 B20', 'A10', { fails }],
      'A10 B20',
      fails,
    ]),
    [
      'a failure breaks the row of whole calendars',
      ['A10 B20', 'A10', { fails: 'too-slow' }, 'A10'],
      '(B20) A10',
      null,
    ],
    [
      'two whole calendars after a failure free dates',
      ['A10 B20', 'A10', { fails: 'too-slow' }, 'A10', 'A10'],
      'A10',
      null,
    ],
    ['two failures free nothing', ['A10', { fails: 'refused' }, { fails: 'refused' }], 'A10', 'refused'],
    ['an event that is over takes nothing', ['A-5 B20'], 'B20', null],
    ['an event that is listed twice takes its dates once', ['A10 A10'], 'A10', null],
  ])('%s', (_case, readings, times, problem) => {
    expect(after(readings)).toEqual([times, problem]);
  });

  it('missing events count as missing if the owner accepts a calendar with far fewer events', () => {
    expect(after(['A10 B20 C30', ''], { acceptsFewer: true })).toEqual(['(A10) (B20) (C30)', null]);
    expect(after(['A10 B20 C30', '', ''], { acceptsFewer: true })).toEqual(['', null]);
  });

  it('days that the site marks as unavailable take dates unless the feed skips them', () => {
    expect(after(['A10 B11?'])).toEqual(['A10 B11', null]);
    expect(after(['A10 B11?'], { skipUnavailable: true })).toEqual(['A10', null]);
  });
});
